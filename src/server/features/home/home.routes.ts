import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#server/serve-endpoint.ts';
import type { ListingRepository } from '../listing/listing.repository.ts';
import type { ListingService } from '../listing/listing.service.ts';
import type { FilterVocabulary } from '../search/filter-vocabulary.ts';
import type { SearchService } from '../search/search.service.ts';

/** How many of the newest cars, and of the popular cities, the home page shows. */
const newestCars = 12;
const popularCities = 12;

type Dependencies = {
  repository: ListingRepository;
  listing: ListingService;
  search: SearchService;
  vocabulary: () => FilterVocabulary;
};

export function homeRoutes(
  app: FastifyInstance,
  { repository, listing, search, vocabulary }: Dependencies,
): void {
  serveEndpoint(app, 'home', async (_query, { language }) => {
    const everything = { selection: [], words: [] };
    return {
      totalCount: await repository.count(everything),
      brands: await search.tiles('brand', language, vocabulary().popularBrands),
      bodyTypes: await search.tiles('body-type', language),
      cities: (await search.tiles('city', language, vocabulary().popularCities)).slice(0, popularCities),
      newest: await listing.cards(await repository.page(everything, 'createdAt-desc', 1, newestCars)),
    };
  });
}
