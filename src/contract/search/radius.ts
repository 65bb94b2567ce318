import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';

/** Kilometres around the selected cities (docs/product.md#near-a-city). */
export const radii = [10, 25, 50, 100, 200] as const;

/** `dalam-50-km`. */
export const radiusSlug = (kilometers: number): string => `dalam-${kilometers}-km`;

/** Undefined for other slugs, and for distances that are not offered. */
export const radiusOfSlug = (slug: string): number | undefined =>
  radii.find((kilometers) => radiusSlug(kilometers) === slug);

/** As a filter: `Dalam 50 km`. */
export const radiusName = (kilometers: number, language: Language): string =>
  localized(`Within ${kilometers} km`)[language];
