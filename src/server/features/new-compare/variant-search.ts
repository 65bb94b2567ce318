import type { Language } from '#contract/language.ts';
import { formatPrice } from '#contract/money.ts';
import type { FoundVariant } from '#contract/new-compare/new-compare.schema.ts';
import { slugify } from '#contract/slug.ts';
import type {
  NewVehicleBrand,
  NewVehicleModel,
  NewVehicleVariant,
} from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { factsOf, priceNoteOf } from '#server/features/new-vehicles/shared/new-vehicle-words.ts';
import { idOf, labelOf } from '#server/features/new-vehicles/shared/variant-names.ts';

const mostBrands = 12;
const mostModels = 8;
const mostVariants = 20;
/** If at most this many models match, their variants are listed too. */
const fewModels = 2;

const wordsOf = (text: string): string[] => slugify(text).split('-').filter(Boolean);

/** Whether every typed word is a prefix of a word of the name. */
const isOf = (typed: readonly string[], name: readonly string[]) =>
  typed.every((word) => name.some((each) => each.startsWith(word)));

/** Most deliveries first; the stable sort keeps the others in alphabetical order. */
const byDeliveries = (a: NewVehicleModel, b: NewVehicleModel) =>
  (b.delivered?.units ?? 0) - (a.delivered?.units ?? 0);

/**
 * Finds brands, models and variants whose names match all typed words by prefix. Variants are listed once the
 * words identify at most `fewModels` models. Without words, the brands with the most deliveries.
 */
export function findVariants(
  brands: readonly NewVehicleBrand[],
  typed: string,
  language: Language,
): FoundVariant[] {
  const words = wordsOf(typed);
  const deliveries = ({ models }: NewVehicleBrand) =>
    models.reduce((sum, { delivered }) => sum + (delivered?.units ?? 0), 0);
  const ofBrand = (brand: NewVehicleBrand): FoundVariant => ({
    ...{ id: null, label: brand.name },
    note: `${brand.models.length} ${{ id: 'model', en: brand.models.length === 1 ? 'model' : 'models' }[language]}`,
  });
  if (words.length === 0)
    return brands
      .toSorted((a, b) => deliveries(b) - deliveries(a) || b.models.length - a.models.length)
      .slice(0, mostBrands)
      .map(ofBrand);
  const nameOf = ({ brand, name }: NewVehicleModel) => `${brand.name} ${name}`;
  const models = brands.flatMap((brand) => brand.models);
  const named = models.filter((model) => isOf(words, wordsOf(nameOf(model)))).sort(byDeliveries);
  const foundBrands = brands.filter(
    ({ name }) => isOf(words, wordsOf(name)) && wordsOf(name).join() !== words.join(),
  );
  const isSaid = ({ brand, name }: NewVehicleModel) =>
    [`${brand.name} ${name}`, name].some((each) => wordsOf(each).join() === words.join());
  return [
    ...foundBrands.slice(0, mostModels).map(ofBrand),
    ...named
      .filter((model) => !isSaid(model))
      .slice(0, mostModels)
      .map((model) => ({
        ...{ id: null, label: nameOf(model) },
        note: `${model.variants.length} ${{ id: 'varian', en: model.variants.length === 1 ? 'variant' : 'variants' }[language]}`,
      })),
    ...foundVariants(models, named, named.filter(isSaid), words, language),
  ];
}

/** @param said models whose full name was typed; they win over models whose names only start with it */
function foundVariants(
  models: readonly NewVehicleModel[],
  named: readonly NewVehicleModel[],
  said: readonly NewVehicleModel[],
  words: readonly string[],
  language: Language,
): FoundVariant[] {
  const meant = said.length > 0 ? said : named.length <= fewModels ? named : [];
  const inside = meant.length > 0 || named.length > 0 ? meant : models;
  return inside
    .flatMap((model) => model.variants.map((variant) => ({ model, variant })))
    .filter(({ model, variant }) => meant.length > 0 || isOf(words, wordsOf(labelOf(model, variant))))
    .slice(0, mostVariants)
    .map(({ model, variant }) => ({
      id: idOf(model, variant),
      label: labelOf(model, variant),
      note: [...factsOf(variant, language), ...priceText(variant, language)].join(' · '),
    }));
}

function priceText(variant: NewVehicleVariant, language: Language): string[] {
  if (variant.price === null) return [];
  return [`${formatPrice(variant.price, language)} (${priceNoteOf(variant, language)})`];
}
