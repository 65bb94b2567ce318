import type { Feature } from '#server/feature.ts';
import { snapshotRoutes } from './snapshot.routes.ts';
import { createSnapshotService } from './snapshot.service.ts';

/** The cars of a city, for storage on a device. */
export const snapshotFeature: Feature<'database' | 'live' | 'market' | 'credit'> = (
  app,
  { database, live, market, credit },
) => {
  snapshotRoutes(app, { snapshots: createSnapshotService({ database, catalogue: live, market, credit }) });
};
