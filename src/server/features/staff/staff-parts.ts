import type { Database } from '#server/db/database.ts';
import type { AuditTrail } from '#server/domain/audit-trail.ts';
import type { OwnListingRepository } from '#server/domain/listings/own-listing.repository.ts';
import type { MarketService } from '#server/domain/market/market.service.ts';
import type { PreviewSource } from '#server/photo-store/pictures.ts';

/** What the decisions of staff work with. */
export type StaffParts = {
  readonly database: Database;
  readonly own: OwnListingRepository;
  readonly market: MarketService;
  readonly previews: PreviewSource;
  readonly trail: AuditTrail;
};

/** Who decides, under which id, and what they write to other staff. */
export type Decided = {
  readonly actorId: number | null;
  readonly clientId: string | null;
  readonly note: string | undefined;
};

/** A note as it is kept; nothing where nothing was written. */
export function noteOf(note: string | undefined): { note?: string } {
  const clean = (note ?? '').replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return clean === '' ? {} : { note: clean };
}
