import type { Language } from '#contract/language.ts';
import { formatPrice } from '#contract/money.ts';
import type { NewModelCard, NewPrices } from '#contract/new-vehicles/new-vehicle.schema.ts';
import type { NewVehicleModel, NewVehicleVariant } from '#server/new-vehicles/new-vehicle-catalogue.ts';
import { bodyOf, drawingOf, priceNoteOf } from './new-vehicle-words.ts';

/** The span of what is priced, with where its two ends are from. */
export function pricesOf(variants: readonly NewVehicleVariant[], language: Language): NewPrices | null {
  const priced = variants
    .flatMap((variant) => (variant.price === null ? [] : [{ variant, price: variant.price }]))
    .sort((a, b) => a.price - b.price);
  const [lowest] = priced;
  const highest = priced.at(-1);
  if (!lowest || !highest) return null;
  const notes = [lowest, highest].map(({ variant }) => priceNoteOf(variant, language));
  return { min: lowest.price, max: highest.price, note: [...new Set(notes)].join(' – ') };
}

export function cardOf(model: NewVehicleModel, language: Language): NewModelCard {
  const years = model.variants.map(({ last_year }) => last_year);
  return {
    ...{ slug: model.slug, name: model.name, brand: model.brand, units2025: model.units2025 },
    body: bodyOf(model, language),
    drawing: drawingOf(model),
    variantCount: model.variants.length,
    prices: pricesOf(model.variants, language),
    lastYear: years.includes(null) ? null : Math.max(...years.map(Number)),
  };
}

/** `Rp 200 Juta sampai Rp 300 Juta`. */
export function spanText({ min, max }: Pick<NewPrices, 'min' | 'max'>, language: Language): string {
  if (min === max) return formatPrice(min, language);
  return `${formatPrice(min, language)} ${{ id: 'sampai', en: 'to' }[language]} ${formatPrice(max, language)}`;
}
