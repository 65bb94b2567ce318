import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';

/** How many of the newest cars, and of the popular cities, the home page shows. */
const newestCars = 12;
const popularCities = 12;

export const homeFeature: Feature<'listing' | 'search' | 'cache'> = (app, { listing, search, cache }) => {
  serveEndpoint(
    app,
    'home',
    async (_query, { language }) => ({
      totalCount: search.count(),
      brands: search.popularBrands(language),
      bodyTypes: search.tiles('body-type', language),
      cities: search.popularCities(language).slice(0, popularCities),
      newest: await listing.cardsByIds(
        search.page({ selection: [], words: [] }, 'createdAt-desc', 1, newestCars).ids,
      ),
    }),
    { cache },
  );
};
