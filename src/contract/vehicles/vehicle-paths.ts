import { categories } from './vehicle.ts';

/* Addresses of vehicle pages other than used cars. Not part of the first load. */

/** The slugs of the vehicle kinds. */
export type VehicleKind = (typeof categories)[number]['slug'];
export const vehicleKinds: readonly VehicleKind[] = categories.map(({ slug }) => slug);

export const breakdownHelpPath = (kind: VehicleKind): string => `/bantuan-kerusakan-${kind}`;
/** What to do about one symptom. */
export const symptomPath = (kind: VehicleKind, symptom: string): string =>
  `${breakdownHelpPath(kind)}/${symptom}`;

/** The page of a kind, one of its brands, or a model. */
export function newVehiclesPath(
  kind: VehicleKind,
  ...place: [] | [brand: string] | [string, string]
): string {
  return [`/${kind}-baru`, ...place].join('/');
}

/** Lists of a kind's models: by launch date, by popularity, and upcoming ones by expected date. */
export const newVehicleLists = ['latest', 'popular', 'upcoming'] as const;
export type NewVehicleListName = (typeof newVehicleLists)[number];

const listEndings = { latest: 'terbaru', popular: 'populer', upcoming: 'yang-akan-datang' } as const;

export const newVehicleListPath = (kind: VehicleKind, list: NewVehicleListName): string =>
  `/${kind}-${listEndings[list]}`;

/** The category and list of a list page's path. */
export function newVehicleListOf(
  path: string,
): { readonly category: (typeof categories)[number]; readonly list: NewVehicleListName } | undefined {
  for (const category of categories) {
    const list = newVehicleLists.find((each) => newVehicleListPath(category.slug, each) === path);
    if (list) return { category, list };
  }
  return undefined;
}

/**
 * Modification ideas for any vehicle; the second and third address serve the same page
 * (docs/product.md#new-vehicles).
 */
export const modificationPaths = ['/modifikasi', '/modification', '/model/modification'] as const;

/** Kinds with modification ideas for each model. */
export const modifiedKinds = ['mobil', 'motor'] as const satisfies readonly VehicleKind[];

export const modelModificationPath = (kind: VehicleKind, brand: string, model: string): string =>
  `${newVehiclesPath(kind, brand, model)}/modifikasi`;

/** The category of a new-vehicle page. */
export function newVehicleCategory(path: string): (typeof categories)[number] | undefined {
  const [, first] = path.split('/');
  return categories.find(({ slug }) => first === `${slug}-baru`);
}
