import type { Feature } from '#server/feature.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { createSellerRepository } from './seller.repository.ts';

/** Maximum number of cars on a seller's page. */
const mostCars = 60;
/** Minimum number of responses for a meaningful response time. */
const leastAnswers = 3;

/** The endpoint of a seller's page: public facts and cars. */
export const sellerFeature: Feature<'database' | 'listing' | 'cache'> = (
  app,
  { database, listing, cache },
) => {
  const sellers = createSellerRepository(database.orm);
  serveEndpoint(
    app,
    'seller',
    async ({ id }) => {
      const ids = await sellers.carsOf(id);
      const [newest] = ids;
      if (newest === undefined) throw new AppError('not_found');
      const { sellerName, listingType, mobileVerified, isDemo } = await listing.detail(newest);
      const { since, answers, hours } = await sellers.factsOf(id);
      return {
        name: sellerName,
        listingType,
        isVerified: mobileVerified,
        isDemo,
        since: since ?? '',
        answerHours: answers < leastAnswers || hours === null ? null : Math.max(1, Math.ceil(hours)),
        count: ids.length,
        items: await listing.cardsByIds(ids.slice(0, mostCars)),
      };
    },
    { cache },
  );
};
