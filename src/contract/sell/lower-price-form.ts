import { rupiah } from '#contract/form/form-fields.ts';
import { type FormRules, formRules } from '#contract/form/form-rules.ts';
import { priceLimits } from '#contract/money.ts';

/** A new price for one's own car that has this one. */
export const lowerPriceForm = (present: number): FormRules<'price'> =>
  formRules<'price'>({
    fields: ['price'],
    whenEmpty: () => 'required',
    schemaOf: () =>
      rupiah({
        least: [priceLimits.min, 'price_too_low'],
        most: [present - 1, 'price_not_lower'],
      }),
  });
