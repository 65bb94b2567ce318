import type { Language } from '#contract/language.ts';
import type { Database } from '#server/db/database.ts';
import type { OwnListingRepository } from '#server/features/listing/shared/own-listing.repository.ts';
import type { UploadRepository } from '#server/features/photos/shared/upload.repository.ts';
import type { AuditTrail } from '#server/features/staff/shared/audit-trail.ts';
import type { MarketService } from '#server/market/market.service.ts';
import type { AccountRow } from '#server/session/principal.ts';

/** Dependencies of a dealer's import. */
export type DealerParts = {
  readonly database: Database;
  readonly own: OwnListingRepository;
  readonly uploads: UploadRepository;
  readonly market: MarketService;
  readonly trail: AuditTrail;
};

/** The dealer, and the language of remarks. */
export type Dealer = { readonly account: AccountRow; readonly language: Language };

export const sourceOf = ({ id }: AccountRow): string => `dealer-${id}`;

/** The external id of an exported car that has none of its own. */
const ownIdPattern = /^lajur-([1-9]\d{0,14})$/;
export const ownIdOf = (listingId: number): string => `lajur-${listingId}`;
export function listingIdOf(externalId: string | null): number | undefined {
  const [, id] = ownIdPattern.exec(externalId ?? '') ?? [];
  return id === undefined ? undefined : Number(id);
}
