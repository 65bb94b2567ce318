import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { railSize } from './rails.service.ts';

export const railsFeature: Feature<'rails' | 'search' | 'cache'> = (app, { rails, search, cache }) => {
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
};
