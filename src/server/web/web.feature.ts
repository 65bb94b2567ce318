import { storyPath } from '#contract/articles/story-paths.ts';
import { electricPaths } from '#contract/electric/electric-paths.ts';
import type { Feature } from '#server/feature.ts';
import { comparisonPaths } from '#server/features/new-vehicles/shared/comparison-pairs.ts';
import { newVehiclePaths } from '#server/features/new-vehicles/shared/new-vehicle-paths.ts';
import { promotionTable } from '#server/features/operator-tables/shared/tables/offer-tables.ts';
import { reviewPagePaths } from '#server/features/owner-reviews/shared/read-reviews.ts';
import { dealerPagePaths } from './dealer-page-paths.ts';
import { modelExtraPagePaths } from './model-extra-page-paths.ts';
import { outletPagePaths } from './outlet-page-paths.ts';
import { pageRoutes } from './page.routes.ts';
import { readPages } from './pages.ts';
import { shareTargetRoutes } from './share-target.routes.ts';
import { siteFileRoutes } from './site-files.routes.ts';
import { createSitemapRepository } from './sitemap.repository.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

/** Sitemaps, robots.txt and similar files, and the pages: every address that no other feature serves. */
export const webFeature: Feature<
  | 'articles'
  | 'environment'
  | 'database'
  | 'distDirectory'
  | 'pages'
  | 'metrics'
  | 'live'
  | 'newVehicles'
  | 'operator'
  | 'tables'
  | 'cache'
  | 'pageCache'
  | 'storyShelf'
> = async (
  app,
  {
    articles: { shelf },
    environment,
    database,
    distDirectory,
    pages,
    metrics,
    live,
    newVehicles,
    operator,
    tables,
    cache,
    pageCache,
    storyShelf,
  },
) => {
  const origin = environment.publicUrl;
  siteFileRoutes(app, { origin });
  shareTargetRoutes(app);
  const repository = createSitemapRepository(database);
  sitemapRoutes(app, {
    origin,
    newVehicles() {
      const current = newVehicles.current();
      return [
        ...newVehiclePaths(current),
        ...comparisonPaths(current),
        ...Object.values(electricPaths),
        ...modelExtraPagePaths(tables.rows(promotionTable).rows, operator, current),
      ];
    },
    outlets: async () => [
      ...(await dealerPagePaths(database.orm)),
      ...(await outletPagePaths(database.orm, newVehicles.current())),
    ],
    articles: shelf,
    reviews: () => reviewPagePaths(database.orm),
    stories: async () => (await storyShelf.stories()).map(({ slug }) => storyPath(slug)),
    repository,
    catalogue: live.current,
    cache,
  });
  pageRoutes(app, {
    ...(pages ?? (await readPages(distDirectory))),
    cache: pageCache,
    metrics,
    origin,
  });
};
