import { optionalText } from '#contract/api/wire-values.ts';
import type { SellField } from './sell-fields.ts';

const usualLength = 40;
const longer: Readonly<Partial<Record<SellField, number>>> = {
  ...{ cityName: 100, districtName: 100, brandName: 200, modelName: 200, variantName: 200, name: 200 },
  ...{ email: 400, description: 5000 },
};

/**
 * Fields of the sell form (sell-fields.ts) as parameters. Only their sizes are limited: validation uses the same rules
 * as on the device and answers 422 by field.
 */
export function formTexts<Field extends SellField>(
  fields: readonly Field[],
): Readonly<Record<Field, ReturnType<typeof optionalText>>> {
  const texts = fields.map((field) => [field, optionalText(longer[field] ?? usualLength)] as const);
  return Object.fromEntries(texts) as Record<Field, ReturnType<typeof optionalText>>;
}
