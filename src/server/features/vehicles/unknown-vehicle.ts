import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { AppError } from '#server/http/app-error.ts';

const texts = {
  brandId: localized('We do not know this brand.'),
  modelId: localized('We do not know this model.'),
  variantId: localized('This variant does not belong to that model.'),
} as const;

/** The error for an unknown id, or a variant that belongs to another model. */
export function unknownVehicle(field: keyof typeof texts, language: Language): AppError {
  return new AppError('not_found', { [field]: [texts[field][language]] }, language);
}
