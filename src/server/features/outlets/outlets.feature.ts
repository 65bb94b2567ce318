import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { createOutletRepository } from './outlet.repository.ts';
import { createOutletAnswers } from './outlet-answer.ts';

/** Dealers and service centres of new vehicles (docs/product.md#dealers-and-service-centres). */
export const outletsFeature: Feature<'database' | 'search' | 'newVehicles'> = (
  app,
  { database, search, newVehicles },
) => {
  const answers = createOutletAnswers({
    repository: createOutletRepository(database.orm),
    catalogue: search.catalogue,
    newVehicles: newVehicles.current,
  });
  serveEndpoint(app, 'outlets', (query, { language }) => answers.list(query, language));
  serveEndpoint(app, 'nearestService', (query, { language }) => answers.nearestService(query, language));
};
