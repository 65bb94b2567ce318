import { listingLabel } from '#contract/listing/listing-name.ts';
import { listingLimits } from '#contract/sell/listing-limits.ts';
import type { SellForm } from '#contract/sell/sell-fields.ts';
import type { Orm } from '#server/db/database.ts';
import { createModel, lockModels } from '#server/features/listing/shared/create-models.ts';
import { columnsOf } from '#server/features/listing/shared/seller-form.ts';
import { bodyTypeOfVariant } from '#server/reading/body-of-name.ts';
import { shorten } from '#server/reading/clean-text.ts';
import type { Choice } from './vehicle-choice.ts';

/** The columns of a listing from its form, car and photos. Creates a new model if necessary. */
export async function listingValues(
  transaction: Orm,
  form: SellForm,
  choice: Choice,
  images: readonly string[],
) {
  const { brand, model, variant, variantName } = choice;
  let modelId = model.id;
  if (modelId === null) {
    await lockModels(transaction);
    modelId = await createModel(transaction, { brand, name: model.name });
  }
  const label = listingLabel({
    brandName: brand.name,
    modelName: model.name,
    variantName: variant?.name ?? variantName,
  });
  return {
    ...columnsOf(form),
    provinceId: choice.provinceId,
    cityId: choice.cityId,
    districtId: choice.districtId,
    brandId: brand.id,
    modelId,
    variantId: variant?.id ?? null,
    variantName,
    bodyType: bodyTypeOfVariant(variant?.name ?? variantName ?? '', model.bodyType) ?? model.bodyType,
    title: shorten(label, listingLimits.titleLength),
    images: [...images],
  };
}
