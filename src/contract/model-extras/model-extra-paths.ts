import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';

/** Pages below a model whose content the operator configures. */
export const modelExtras = ['promo', 'video'] as const;
export type ModelExtra = (typeof modelExtras)[number];

export function modelExtraPath(kind: VehicleKind, brand: string, model: string, extra: ModelExtra): string {
  return `${newVehiclesPath(kind, brand, model)}/${extra}`;
}

/** Which of these pages a path is. */
export function modelExtraOf(path: string): ModelExtra {
  return path.endsWith('/video') ? 'video' : 'promo';
}
