import { categories } from '#contract/vehicles/vehicle.ts';

/* The pages of electric vehicles: of cars, of motorcycles, and of both. */

export const electricPaths = {
  mobil: '/mobil-listrik',
  motor: '/motor-listrik',
  all: '/kendaraan-listrik',
} as const;
/** The same page as that of both; its canonical address is the other one. */
export const electricVehiclesPath = '/electric-vehicles';

/** What a page of electric vehicles is about. */
export type ElectricKind = keyof typeof electricPaths;

export function electricKindOf(path: string): ElectricKind | undefined {
  if (path === electricPaths.mobil) return 'mobil';
  if (path === electricPaths.motor) return 'motor';
  return path === electricPaths.all || path === electricVehiclesPath ? 'all' : undefined;
}

/** The category to ask for; undefined for both. */
export const electricCategoryId = (kind: ElectricKind): number | undefined =>
  categories.find(({ slug }) => slug === kind)?.id;

export const electricSorts = ['range', 'price', 'charging'] as const;
export type ElectricSort = (typeof electricSorts)[number];
