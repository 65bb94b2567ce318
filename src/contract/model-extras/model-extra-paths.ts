import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';

/** Pages below a model that show what the operator has set. */
export const modelExtras = ['promo', 'video'] as const;
export type ModelExtra = (typeof modelExtras)[number];

export function modelExtraPath(kind: VehicleKind, brand: string, model: string, extra: ModelExtra): string {
  return `${newVehiclesPath(kind, brand, model)}/${extra}`;
}

/** Which of the pages an address is. */
export function modelExtraOf(path: string): ModelExtra {
  return path.endsWith('/video') ? 'video' : 'promo';
}
