import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import type { FaqEntry } from '#contract/site/navigation.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { cardOf, lowestOf, pricesOf } from '#server/new-vehicles/new-model-card.ts';
import {
  byLowestPrice,
  type NewVehicleBrand,
  type NewVehicleCatalogue,
  type NewVehicleModel,
} from '#server/new-vehicles/new-vehicle-catalogue.ts';
import { inEnglish, kindNames } from '#server/new-vehicles/new-vehicle-words.ts';
import { listsOf } from '#server/new-vehicles/ordered-models.ts';
import { type AskedModels, narrowedModels } from './model-filters.ts';

/** Maximum number of models on the page of a kind. */
const mostPopular = 12;
/** Maximum number of models of a kind that match a filter. */
const mostFound = 60;

type Asked = Partial<Pick<AskedModels, 'filter' | 'sort'>> & { readonly brand?: string | undefined };

/**
 * Brands of a kind, or the models of one of them.
 * @returns undefined for an unknown brand or filter value
 */
export function newVehiclesAnswer(
  catalogue: NewVehicleCatalogue,
  kind: VehicleKind,
  { brand: brandSlug, filter, sort }: Asked,
  language: Language,
): Omit<DataOf<'newVehicles'>, 'used'> | undefined {
  const brands = catalogue.get(kind) ?? [];
  const brand = brands.find(({ slug }) => slug === brandSlug);
  if (brandSlug !== undefined && !brand) return undefined;
  const ofKind = brands.flatMap(({ models }) => models).sort(byLowestPrice);
  const path = brand ? newVehiclesPath(kind, brand.slug) : newVehiclesPath(kind);
  const found = narrowedModels(brand ? brand.models : ofKind, ofKind, { kind, path, filter, sort }, language);
  if (!found) return undefined;
  const { models, filters } = found;
  const shown = brand ? models : filters.isNarrowed ? models.slice(0, mostFound) : mostDelivered(brands);
  const all = brands.map(({ slug, name, models }) => ({
    ...{ slug, name, modelCount: models.length },
    prices: pricesOf(
      models.flatMap(({ variants }) => variants),
      language,
    ),
  }));
  return {
    ...titleOf(kind, brand, brands, language),
    brand: brand ? { slug: brand.slug, name: brand.name } : null,
    lists: listsOf(catalogue, kind),
    brands: all,
    models: shown.map((model) => cardOf(model, language)),
    filters,
    faqs: brand ? faqsOfBrand(brand, kind, language) : [],
  };
}

function mostDelivered(brands: readonly NewVehicleBrand[]): NewVehicleModel[] {
  return brands
    .flatMap(({ models }) => models)
    .filter(({ delivered }) => delivered !== null)
    .sort((a, b) => (b.delivered?.units ?? 0) - (a.delivered?.units ?? 0))
    .slice(0, mostPopular);
}

function titleOf(
  kind: VehicleKind,
  brand: NewVehicleBrand | undefined,
  brands: readonly NewVehicleBrand[],
  language: Language,
): { readonly title: string; readonly description: string } {
  const name = kindNames[kind][language];
  const models = brand ? brand.models : brands.flatMap((each) => each.models);
  const count = formatNumber(models.length, language);
  const variants = models.flatMap((model) => model.variants);
  const variantCount = formatNumber(variants.length, language);
  const priced = lowestOf(variants, language);
  const from = priced && formatPrice(priced.min, language);
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const price = from
    ? { id: ` Harga mulai ${from} (${priced.note}).`, en: ` Prices from ${from} (${priced.note}).` }
    : { id: '', en: '' };
  if (brand)
    return {
      title: { id: `${capital(name)} ${brand.name} baru`, en: `New ${brand.name} ${name}` }[language],
      description: {
        id: `${count} model dan ${variantCount} varian ${name} ${brand.name}, dengan spesifikasinya.${price.id}`,
        en: `${inEnglish(models.length, 'model')} and ${inEnglish(variants.length, 'variant')} of ${brand.name} ${name}, with their specifications.${price.en}`,
      }[language],
    };
  return {
    title: {
      id: `${capital(name)} baru di Indonesia`,
      en: `New ${name} in Indonesia`,
    }[language],
    description: {
      id: `${formatNumber(brands.length, 'id')} merek, ${count} model, dan ${variantCount} varian ${name} dengan harga dan spesifikasinya.`,
      en: `${inEnglish(brands.length, 'brand')}, ${inEnglish(models.length, 'model')} and ${inEnglish(variants.length, 'variant')} of ${name} with their prices and specifications.`,
    }[language],
  };
}

function faqsOfBrand(brand: NewVehicleBrand, kind: VehicleKind, language: Language): FaqEntry[] {
  const priced = brand.models.flatMap((model) => {
    const prices = pricesOf(model.variants, language);
    return prices ? [{ model, prices }] : [];
  });
  const cheapest = priced.toSorted((a, b) => a.prices.min - b.prices.min)[0];
  const dearest = priced.toSorted((a, b) => b.prices.max - a.prices.max)[0];
  const name = kindNames[kind][language];
  if (!cheapest || !dearest) return [];
  const entry = ({ model, prices }: typeof cheapest, price: number) =>
    `${brand.name} ${model.name}: ${formatPrice(price, language)} (${prices.note}).`;
  return [
    {
      question: {
        id: `Apa ${name} ${brand.name} yang paling murah?`,
        en: `Which of the ${brand.name} ${name} costs least?`,
      }[language],
      answer: entry(cheapest, cheapest.prices.min),
    },
    {
      question: {
        id: `Apa ${name} ${brand.name} yang paling mahal?`,
        en: `Which of the ${brand.name} ${name} costs most?`,
      }[language],
      answer: entry(dearest, dearest.prices.max),
    },
  ];
}
