import type { FastifyInstance } from 'fastify';
import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import type { AnswerCache } from '#server/answer-cache.ts';
import { serveEndpoint } from '#server/serve-endpoint.ts';
import type { SearchService } from '../search/search.service.ts';
import type { RailsService } from './rails.service.ts';

/** Default number of cars in a rail. */
const railSize = 10;

type Dependencies = {
  readonly rails: RailsService;
  readonly search: SearchService;
  readonly cache: AnswerCache;
};

/** The last car of the featured rail beside a page of a list; the next page's rail continues after it. */
export function lastFeatured(
  rails: RailsService,
  search: SearchService,
  { search: slugs, q, featureId }: ParsedQueryOf<'listings'>,
  language: Language,
): number | undefined {
  return rails.featuredIds(search.queryOf(slugs, q, language), railSize, featureId).at(-1);
}

export function railsRoutes(app: FastifyInstance, { rails, search, cache }: Dependencies): void {
  serveEndpoint(
    app,
    'featured',
    async ({ search: slugs, q, pageSize = railSize, featureId }, { language }) => ({
      items: await rails.featured(search.queryOf(slugs, q, language), pageSize, featureId),
    }),
    { methods: ['GET', 'POST'], cache },
  );
  serveEndpoint(app, 'similar', ({ id, pageSize = railSize }) => rails.similar(id, pageSize), { cache });
  serveEndpoint(app, 'crossSale', ({ id, pageSize = railSize }) => rails.crossSale(id, pageSize), { cache });
}
