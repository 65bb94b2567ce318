import { categories } from './vehicle.ts';

/* Pages of vehicles that are not used cars. The first load does not have them. */

/** The kinds of vehicles, as their addresses name them. */
export type VehicleKind = (typeof categories)[number]['slug'];
export const vehicleKinds: readonly VehicleKind[] = categories.map(({ slug }) => slug);

export const breakdownHelpPath = (kind: VehicleKind): string => `/bantuan-kerusakan-${kind}`;
