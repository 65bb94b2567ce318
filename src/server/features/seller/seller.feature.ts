import type { Feature } from '#server/feature.ts';
import { sellerFactsOf } from '#server/features/account/shared/seller-facts.ts';
import { pageOfSeller } from '#server/features/dealer-pages/shared/find-dealer.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { createSellerRepository } from './seller.repository.ts';

/** Maximum number of cars on a seller's page. */
const mostCars = 60;

/** The endpoint of a seller's page: public facts and cars. */
export const sellerFeature: Feature<'database' | 'listing'> = (app, { database, listing }) => {
  const sellers = createSellerRepository(database.orm);
  serveEndpoint(app, 'seller', async ({ id }) => {
    const ids = await sellers.carsOf(id);
    const [newest] = ids;
    if (newest === undefined) throw new AppError('not_found');
    const { sellerName, listingType, mobileVerified, isDemo } = await listing.detail(newest);
    const { since, answerHours } = await sellerFactsOf(database.orm, id);
    return {
      name: sellerName,
      listingType,
      isVerified: mobileVerified,
      isDemo,
      since: since ?? '',
      answerHours,
      dealer: await pageOfSeller(database.orm, id),
      count: ids.length,
      items: await listing.cardsByIds(ids.slice(0, mostCars)),
    };
  });
};
