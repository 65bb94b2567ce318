import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#server/serve-endpoint.ts';
import type { AnswerCache } from '#server/stored-answer.ts';
import type { ListingService } from '../listing/listing.service.ts';
import type { SearchService } from '../search/search.service.ts';

/** How many of the newest cars, and of the popular cities, the home page shows. */
const newestCars = 12;
const popularCities = 12;

type Dependencies = {
  readonly listing: ListingService;
  readonly search: SearchService;
  readonly cache: AnswerCache;
};

export function homeRoutes(app: FastifyInstance, { listing, search, cache }: Dependencies): void {
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
}
