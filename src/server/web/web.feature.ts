import { join } from 'node:path';
import type { Feature } from '#server/feature.ts';
import { newVehiclePaths } from '#server/new-vehicles/new-vehicle-catalogue.ts';
import { readClientBuild } from './client-build.ts';
import { pageRoutes } from './page.routes.ts';
import { loadPageRenderer } from './page-renderer.ts';
import { shareTargetRoutes } from './share-target.routes.ts';
import { siteFileRoutes } from './site-files.routes.ts';
import { createSitemapRepository } from './sitemap.repository.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

/** Sitemaps, small files, and the pages: every address that no other feature serves. */
export const webFeature: Feature<
  'environment' | 'database' | 'distDirectory' | 'metrics' | 'live' | 'cache' | 'pageCache'
> = async (app, { environment, database, distDirectory, metrics, live, cache, pageCache }) => {
  const origin = environment.publicUrl;
  siteFileRoutes(app, { origin });
  shareTargetRoutes(app);
  const repository = createSitemapRepository(database.orm);
  sitemapRoutes(app, { origin, newVehicles: newVehiclePaths(), repository, catalogue: live.current, cache });
  pageRoutes(app, {
    renderer: await loadPageRenderer(join(distDirectory, 'ssr/entry-server.js')),
    build: await readClientBuild(join(distDirectory, 'client')),
    cache: pageCache,
    metrics,
    origin,
  });
};
