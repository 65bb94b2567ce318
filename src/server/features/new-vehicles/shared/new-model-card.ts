import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { formatPrice } from '#contract/money.ts';
import type { NewModelCard, NewPrices } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { type UsualCredit, usualInstalment } from '#money/usual-credit.ts';
import { bodyPictureOf } from './body-pictures.ts';
import { drawingsOf } from './model-drawings.ts';
import { isExample, lifeOf, soldVariants } from './model-life.ts';
import type { NewVehicleModel, NewVehicleVariant } from './new-vehicle-catalogue.ts';
import { bodyOf, dateName, priceNoteOf } from './new-vehicle-words.ts';

/** The price range of the variants with a known price; the note names the sources of both ends. */
export function pricesOf(variants: readonly NewVehicleVariant[], language: Language): NewPrices | null {
  const priced = soldVariants(variants)
    .flatMap((variant) => (variant.price === null ? [] : [{ variant, price: variant.price }]))
    .sort((a, b) => a.price - b.price);
  const [lowest] = priced;
  const highest = priced.at(-1);
  if (!lowest || !highest) return null;
  const notes = [lowest, highest].map(({ variant }) => priceNoteOf(variant, language));
  return { min: lowest.price, max: highest.price, note: [...new Set(notes)].join(' – ') };
}

/** The lowest price with its source. */
export function lowestOf(variants: readonly NewVehicleVariant[], language: Language): NewPrices | null {
  const min = pricesOf(variants, language)?.min;
  const lowest = variants.find(({ price }) => price === min);
  return lowest ? pricesOf([lowest], language) : null;
}

/** A model's body with its picture, if it is not that of the body type. */
function picturedBodyOf(model: NewVehicleModel, language: Language): NewModelCard['body'] {
  const [body, picture] = [bodyOf(model, language), bodyPictureOf(model)];
  return body && picture && picture !== body.slug ? { ...body, picture } : body;
}

/** @param drawing one of `drawingsOf`, for a card beside others (`cardsOf`) */
export function cardOf(
  model: NewVehicleModel,
  language: Language,
  drawing = drawingsOf([model])[0] ?? null,
): NewModelCard {
  const { expected, launched, lastYear, status } = lifeOf(model);
  return {
    ...{ slug: model.slug, name: model.name, brand: model.brand, delivered: model.delivered },
    body: picturedBodyOf(model, language),
    drawing,
    variantCount: model.variants.length,
    prices: pricesOf(model.variants, language),
    instalment: null,
    ...{ status, lastYear },
    expected: expected && dateName(expected, language),
    launched: launched && dateName(launched, language),
    isExample: isExample(model),
  };
}

/** An example: to the rupiah it would say more than it knows. */
function roundedInstalment(credits: readonly UsualCredit[], price: number): number | null {
  const instalment = usualInstalment(credits, price, 0);
  return instalment === null ? null : Math.round(instalment / 1000) * 1000;
}

/**
 * The cards of models that are shown together.
 * @param credits what lenders usually give for a new vehicle of the kind, for cards with an instalment
 */
export function cardsOf(
  models: readonly NewVehicleModel[],
  language: Language,
  credits: readonly UsualCredit[] = [],
): NewModelCard[] {
  const drawings = drawingsOf(models);
  return models.map((model, index) => {
    const price = lifeOf(model).status === 'on-sale' ? lowestOf(model.variants, language)?.min : undefined;
    return {
      ...cardOf(model, language, drawings[index]),
      instalment: price === undefined ? null : roundedInstalment(credits, price),
    };
  });
}

/** `Rp 200 Juta sampai Rp 300 Juta`. */
export function spanText({ min, max }: Pick<NewPrices, 'min' | 'max'>, language: Language): string {
  if (min === max) return formatPrice(min, language);
  return `${formatPrice(min, language)} ${localized('to')[language]} ${formatPrice(max, language)}`;
}
