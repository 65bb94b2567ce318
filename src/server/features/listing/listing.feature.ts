import type { Feature } from '#server/feature.ts';
import { createDealerStock } from '#server/features/dealer-pages/shared/dealer-stock.ts';
import { listingRoutes } from './listing.routes.ts';
import { startListingJob } from './listing-job.ts';
import { createViewNote } from './view-note.ts';

/** Lists and single cars, and the job that expires listings. */
export const listingFeature: Feature<
  'database' | 'listing' | 'live' | 'rails' | 'readPrincipal' | 'search' | 'views'
> = (app, { database, listing, live, rails, readPrincipal, search, views }) => {
  const noteView = createViewNote({ readPrincipal, views });
  const stock = createDealerStock(database, live);
  listingRoutes(app, { listing, search, stock, lastFeatured: rails.lastFeatured, noteView });
  const job = startListingJob(database, (line) => app.log.warn(line));
  app.addHook('onClose', () => job.stop());
};
