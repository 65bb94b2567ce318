import type { FastifyInstance } from 'fastify';
import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { serveEndpoint } from '#server/serve-endpoint.ts';
import type { AnswerCache } from '#server/stored-answer.ts';
import type { SearchService } from '../search/search.service.ts';
import type { RailsService } from './rails.service.ts';

/** Cars of a rail where the call does not say. */
const railSize = 10;

type Dependencies = {
  readonly rails: RailsService;
  readonly search: SearchService;
  readonly cache: AnswerCache;
};

/** The car that the featured rail beside a page of a list ends with; the next page's begins after it. */
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
