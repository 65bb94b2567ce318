import type { Feature } from '#server/feature.ts';
import { listingRoutes } from './listing.routes.ts';
import { startListingJob } from './listing-job.ts';

/** Lists and single cars, and the job that expires listings. */
export const listingFeature: Feature<'database' | 'listing' | 'rails' | 'search' | 'cache'> = (
  app,
  { database, listing, rails, search, cache },
) => {
  listingRoutes(app, { listing, search, cache, lastFeatured: rails.lastFeatured });
  const job = startListingJob(database, (line) => app.log.warn(line));
  app.addHook('onClose', () => job.stop());
};
