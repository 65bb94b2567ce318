import type { Feature } from '#server/feature.ts';
import { sellInventoryRoutes } from './sell-inventory.routes.ts';
import { createVehiclesRepository } from './vehicles.repository.ts';
import { vehiclesRoutes } from './vehicles.routes.ts';

/** Endpoints for brands, models and variants: lists, prices, and the catalogue for the sell form. */
export const vehiclesFeature: Feature<'database' | 'listing' | 'market' | 'newVehicles' | 'search'> = (
  app,
  { database, listing, market, newVehicles, search },
) => {
  vehiclesRoutes(app, {
    repository: createVehiclesRepository(database.orm),
    search,
    listing,
    market,
    newVehicles,
  });
  sellInventoryRoutes(app, { orm: database.orm, market, newVehicles });
};
