import type { Feature } from '#server/feature.ts';
import { sellRoutes } from './sell.routes.ts';
import { startSellJob } from './sell-job.ts';

/** A seller's own listings, and the job that deletes unverified listings and unused photos. */
export const sellFeature: Feature<'database' | 'photoStore' | 'readPrincipal' | 'sell'> = (
  app,
  { database, photoStore, readPrincipal, sell },
) => {
  sellRoutes(app, { sell, readPrincipal });
  const job = startSellJob(database, photoStore, (line) => app.log.warn(line));
  app.addHook('onClose', () => job.stop());
};
