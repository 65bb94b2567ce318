import type { Feature } from '#server/feature.ts';
import { sellRoutes } from './sell.routes.ts';
import { startSellJob } from './sell-job.ts';

/** A seller's own listings, and the removal of what nobody comes back for. */
export const sellFeature: Feature<'database' | 'photoStore' | 'readPrincipal' | 'sell'> = (
  app,
  { database, photoStore, readPrincipal, sell },
) => {
  sellRoutes(app, { sell, readPrincipal });
  const job = startSellJob(database, photoStore, (line) => app.log.warn(line));
  app.addHook('onClose', () => job.stop());
};
