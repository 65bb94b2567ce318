import { categories } from './vehicle.ts';

/* Pages of vehicles that are not used cars. The first load does not have them. */

/** The kinds of vehicles, as their addresses name them. */
export type VehicleKind = (typeof categories)[number]['slug'];
export const vehicleKinds: readonly VehicleKind[] = categories.map(({ slug }) => slug);

export const breakdownHelpPath = (kind: VehicleKind): string => `/bantuan-kerusakan-${kind}`;

/** New vehicles of a kind, of a brand, and a model. */
export function newVehiclesPath(
  kind: VehicleKind,
  ...place: [] | [brand: string] | [string, string]
): string {
  return [`/${kind}-baru`, ...place].join('/');
}

/** The category of a page of new vehicles. */
export function newVehicleCategory(path: string): (typeof categories)[number] | undefined {
  const [, first] = path.split('/');
  return categories.find(({ slug }) => first === `${slug}-baru`);
}
