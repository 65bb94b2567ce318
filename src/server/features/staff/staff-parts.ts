import type { Database } from '#server/db/database.ts';
import type { OwnListingRepository } from '#server/features/listing/shared/own-listing.repository.ts';
import type { AuditTrail } from '#server/features/staff/shared/audit-trail.ts';
import type { Once } from '#server/http/once.ts';
import type { MarketService } from '#server/market/market.service.ts';
import type { PreviewSource } from '#server/photo-store/pictures.ts';

/** Dependencies of staff's decisions. */
export type StaffParts = {
  readonly database: Database;
  readonly own: OwnListingRepository;
  readonly market: MarketService;
  readonly previews: PreviewSource;
  readonly trail: AuditTrail;
};

/** The actor, the change of the call, and a note for other staff. */
export type Decided = {
  readonly actorId: number | null;
  readonly once: Once | null;
  readonly note: string | undefined;
};

/** A note to store; absent if empty. */
export function noteOf(note: string | undefined): { note?: string } {
  const clean = (note ?? '').replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return clean === '' ? {} : { note: clean };
}
