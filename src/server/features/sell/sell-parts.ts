import type { Database } from '#server/db/database.ts';
import type { OwnListingRepository } from '#server/domain/listings/own-listing.repository.ts';
import type { MarketService } from '#server/domain/market/market.service.ts';
import type { UploadRepository } from '#server/domain/photos/upload.repository.ts';
import type { Submissions } from './submissions.ts';

/** Dependencies of changes to listings. */
export type SellParts = {
  readonly database: Database;
  readonly own: OwnListingRepository;
  readonly submissions: Submissions;
  readonly uploads: UploadRepository;
  readonly market: MarketService;
};
