import { categories } from '#contract/vehicles/vehicle.ts';

/* The pages for electric cars, electric motorcycles, and both. */

export const electricPaths = {
  mobil: '/mobil-listrik',
  motor: '/motor-listrik',
  all: '/kendaraan-listrik',
} as const;
/** An alias of the page for both kinds, which is its canonical address. */
export const electricVehiclesPath = '/electric-vehicles';

export type ElectricKind = keyof typeof electricPaths;

export function electricKindOf(path: string): ElectricKind | undefined {
  if (path === electricPaths.mobil) return 'mobil';
  if (path === electricPaths.motor) return 'motor';
  return path === electricPaths.all || path === electricVehiclesPath ? 'all' : undefined;
}

/** The category id of a page; undefined for the page that shows both kinds. */
export const electricCategoryId = (kind: ElectricKind): number | undefined =>
  categories.find(({ slug }) => slug === kind)?.id;

export const electricSorts = ['range', 'price', 'charging'] as const;
export type ElectricSort = (typeof electricSorts)[number];
