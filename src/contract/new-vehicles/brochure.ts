import type { Language, Localized } from '#contract/language.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';

/** The page that offers a model's brochure. */
export const brochurePagePath = (kind: VehicleKind, brand: string, model: string): string =>
  `${newVehiclesPath(kind, brand, model)}/brosur`;

/** The brochure file (PDF). */
export const brochureFile = (kind: VehicleKind, brand: string, model: string, language: Language): string =>
  `/brochures${newVehiclesPath(kind, brand, model)}.${language}.pdf`;

/** The name of each language in that language. */
export const brochureLanguages: Localized = { id: 'Bahasa Indonesia', en: 'English' };
