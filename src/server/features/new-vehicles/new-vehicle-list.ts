import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import type { FaqEntry } from '#contract/site/navigation.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import {
  type NewVehicleBrand,
  type NewVehicleModel,
  readNewVehicles,
} from '#server/new-vehicles/new-vehicle-catalogue.ts';
import { cardOf, pricesOf } from './new-model-card.ts';
import { kindNames } from './new-vehicle-words.ts';

/** Models on the page of a kind. */
const mostPopular = 12;

/** Brands of a kind, or the models of one of them. @returns undefined for an unknown brand */
export function newVehiclesAnswer(
  kind: VehicleKind,
  brandSlug: string | undefined,
  language: Language,
): Omit<DataOf<'newVehicles'>, 'used'> | undefined {
  const brands = readNewVehicles().get(kind) ?? [];
  const brand = brands.find(({ slug }) => slug === brandSlug);
  if (brandSlug !== undefined && !brand) return undefined;
  const shown = brand ? brand.models : mostDelivered(brands);
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
    brands: all,
    models: shown.map((model) => cardOf(model, language)),
    faqs: brand ? faqsOfBrand(brand, kind, language) : [],
  };
}

function mostDelivered(brands: readonly NewVehicleBrand[]): NewVehicleModel[] {
  return brands
    .flatMap(({ models }) => models)
    .filter(({ units2025 }) => units2025 !== null)
    .sort((a, b) => (b.units2025 ?? 0) - (a.units2025 ?? 0))
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
  const priced = pricesOf(variants, language);
  const from = priced && formatPrice(priced.min, language);
  const price = from
    ? { id: ` Harga mulai ${from} (${priced.note}).`, en: ` Prices from ${from} (${priced.note}).` }
    : { id: '', en: '' };
  if (brand)
    return {
      title: { id: `${brand.name}: ${name} baru`, en: `New ${brand.name} ${name}` }[language],
      description: {
        id: `${count} model dan ${variantCount} varian ${name} ${brand.name}, dengan spesifikasinya.${price.id}`,
        en: `${count} models and ${variantCount} variants of ${brand.name} ${name}, with their specifications.${price.en}`,
      }[language],
    };
  return {
    title: {
      id: `${name.charAt(0).toUpperCase()}${name.slice(1)} baru di Indonesia`,
      en: `New ${name} in Indonesia`,
    }[language],
    description: {
      id: `${formatNumber(brands.length, 'id')} merek, ${count} model, dan ${variantCount} varian ${name} dengan harga dan spesifikasinya.`,
      en: `${formatNumber(brands.length, 'en')} brands, ${count} models and ${variantCount} variants of ${name} with their prices and specifications.`,
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
