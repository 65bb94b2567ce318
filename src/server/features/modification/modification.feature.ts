import { localized } from '#contract/localized.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import type { Feature } from '#server/feature.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { modificationAnswer } from './modification-answer.ts';
import { readModifications } from './modification-table.ts';

const unknownTexts = {
  brand: localized('We do not know this brand.'),
  model: localized('This model does not belong to that brand.'),
} as const;

/** Modification ideas with cost, legal status and warranty (docs/product.md#new-vehicles). */
export const modificationFeature: Feature<'newVehicles'> = (app, { newVehicles }) => {
  const rows = readModifications();
  serveEndpoint(app, 'modification', ({ categoryId, brand, model: slug }, { language }) => {
    const kind = categories.find(({ id }) => id === categoryId)?.slug;
    const models =
      kind &&
      newVehicles
        .current()
        .get(kind)
        ?.find((each) => each.slug === brand)?.models;
    const model = models?.find((each) => each.slug === slug);
    const isOfModel = brand !== undefined || slug !== undefined;
    const answer =
      kind && (model || !isOfModel) ? modificationAnswer(rows, { kind, model, language }) : undefined;
    if (!answer) {
      const field = models ? 'model' : 'brand';
      throw new AppError('not_found', { [field]: [unknownTexts[field][language]] }, language);
    }
    return answer;
  });
};
