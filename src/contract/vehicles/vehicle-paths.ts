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

/** Lists of a kind's models: by launch, by what is wanted most, and by when they are expected. */
export const newVehicleLists = ['latest', 'popular', 'upcoming'] as const;
export type NewVehicleListName = (typeof newVehicleLists)[number];

const listEndings = { latest: 'terbaru', popular: 'populer', upcoming: 'yang-akan-datang' } as const;

export const newVehicleListPath = (kind: VehicleKind, list: NewVehicleListName): string =>
  `/${kind}-${listEndings[list]}`;

/** The category and the list of such a page. */
export function newVehicleListOf(
  path: string,
): { readonly category: (typeof categories)[number]; readonly list: NewVehicleListName } | undefined {
  for (const category of categories) {
    const list = newVehicleLists.find((each) => newVehicleListPath(category.slug, each) === path);
    if (list) return { category, list };
  }
  return undefined;
}

/** Ideas for any vehicle; the others are further addresses of the same page (docs/product.md#new-vehicles). */
export const modificationPaths = ['/modifikasi', '/modification', '/model/modification'] as const;

/** Kinds with ideas for each model. */
export const modifiedKinds = ['mobil', 'motor'] as const satisfies readonly VehicleKind[];

export const modelModificationPath = (kind: VehicleKind, brand: string, model: string): string =>
  `${newVehiclesPath(kind, brand, model)}/modifikasi`;

/** The category of a page of new vehicles. */
export function newVehicleCategory(path: string): (typeof categories)[number] | undefined {
  const [, first] = path.split('/');
  return categories.find(({ slug }) => first === `${slug}-baru`);
}
