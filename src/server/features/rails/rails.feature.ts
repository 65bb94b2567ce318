import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { railSize } from './rails.service.ts';

export const railsFeature: Feature<'rails' | 'comparedCars' | 'search'> = (
  app,
  { rails, comparedCars, search },
) => {
  serveEndpoint(
    app,
    'featured',
    async ({ search: slugs, q, pageSize = railSize, featureId }, { language }) => ({
      items: await rails.featured(search.queryOf(slugs, q, language), pageSize, featureId),
    }),
  );
  serveEndpoint(app, 'similar', ({ id, pageSize = railSize }) => rails.similar(id, pageSize));
  serveEndpoint(app, 'crossSale', ({ id, pageSize = railSize }) => rails.crossSale(id, pageSize));
  serveEndpoint(app, 'comparedCars', ({ id, pageSize = railSize }) => comparedCars(id, pageSize));
};
