import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import type { OutletList } from './outlet.ts';

/** The last path segment of each list. */
const segments = { sales: 'dealer', service: 'service-center' } as const satisfies Record<OutletList, string>;

/** Outlets of a kind of vehicle, or of one of its brands. */
export function outletsPath(kind: VehicleKind, list: OutletList, brand?: string): string {
  return newVehiclesPath(
    kind,
    ...(brand === undefined ? [segments[list]] : ([segments[list], brand] as const)),
  );
}

/** Outlets for a model, which are those of its brand. */
export function modelOutletsPath(kind: VehicleKind, brand: string, model: string, list: OutletList): string {
  return `${newVehiclesPath(kind, brand, model)}/${segments[list]}`;
}

export function outletListOf(path: string): OutletList {
  return path.split('/').includes(segments.service) ? 'service' : 'sales';
}

/** The same list for a city. */
export const inCity = (path: string, city: string): string => `${path}?city=${city}`;

/** The nearest service centres to a city, which the service worker also asks for. */
export const nearestServicePath = '/api/v1/outlet/nearest-service';
