import type { SellForm } from '#contract/sell/sell-fields.ts';

/** The car's name, as far as known: `Toyota Avanza 1.3 G MT 2018`. */
export function carName(form: SellForm): string | undefined {
  const parts = [form.brandName, form.modelName, form.variantName, form.makeYear];
  const name = parts.flatMap((part) => (part?.trim() ? [part.trim()] : [])).join(' ');
  return form.brandName?.trim() ? name : undefined;
}
