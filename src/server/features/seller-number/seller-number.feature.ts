import type { Feature } from '#server/feature.ts';
import { isBlocked } from '#server/features/account/shared/blocked.ts';
import { createSellerNumberRepository } from './seller-number.repository.ts';
import { sellerNumberRoutes } from './seller-number.routes.ts';
import { createSellerNumberService } from './seller-number.service.ts';

/** The endpoint of a seller's number, for accounts with a verified number. */
export const sellerNumberFeature: Feature<'database' | 'spentViews'> = (app, { database, spentViews }) => {
  const sellerNumber = createSellerNumberService({
    sellerNumbers: createSellerNumberRepository(database.orm, spentViews),
    isBlockedBy: (accountId, by) => isBlocked(database.orm, { accountId, by }),
  });
  sellerNumberRoutes(app, { sellerNumber });
};
