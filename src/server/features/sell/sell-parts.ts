import type { Database } from '#server/db/database.ts';
import type { OwnListingRepository } from '#server/features/listing/shared/own-listing.repository.ts';
import type { UploadRepository } from '#server/features/photos/shared/upload.repository.ts';
import type { MarketService } from '#server/market/market.service.ts';

/** Dependencies of changes to listings. */
export type SellParts = {
  readonly database: Database;
  readonly own: OwnListingRepository;
  readonly uploads: UploadRepository;
  readonly market: MarketService;
};
