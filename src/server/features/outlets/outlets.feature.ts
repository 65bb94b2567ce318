import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { createOutletRepository } from './outlet.repository.ts';
import { createOutletAnswers } from './outlet-answer.ts';

/** `max-age` of the nearest service centres, in seconds. */
const freshSeconds = 3600;

/** Dealers and service centres of new vehicles (docs/product.md#dealers-and-service-centres). */
export const outletsFeature: Feature<'database' | 'search' | 'newVehicles' | 'cache'> = (
  app,
  { database, search, newVehicles, cache },
) => {
  const answers = createOutletAnswers({
    repository: createOutletRepository(database.orm),
    catalogue: search.catalogue,
    newVehicles: newVehicles.current,
  });
  serveEndpoint(app, 'outlets', (query, { language }) => answers.list(query, language), { cache });
  serveEndpoint(app, 'nearestService', (query, { language }) => answers.nearestService(query, language), {
    cache,
    freshSeconds,
  });
};
