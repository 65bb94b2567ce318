import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import type { FaqEntry } from '#contract/site/navigation.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import type { UsualCredit } from '#money/usual-credit.ts';
import { instalmentNoteOf, priceNoteOfAll } from '#server/features/new-vehicles/shared/card-notes.ts';
import {
  factsDate,
  warrantyOfBrand,
  warrantyPartName,
} from '#server/features/new-vehicles/shared/model-facts.ts';
import {
  isExample,
  isForPeople,
  lifeOf,
  soldVariants,
} from '#server/features/new-vehicles/shared/model-life.ts';
import { cardsOf, lowestOf, pricesOf } from '#server/features/new-vehicles/shared/new-model-card.ts';
import {
  byLowestPrice,
  type NewVehicleBrand,
  type NewVehicleCatalogue,
  type NewVehicleModel,
} from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { dateName, inEnglish, kindNames } from '#server/features/new-vehicles/shared/new-vehicle-words.ts';
import { firstLists, listsOf, orderedModels } from '#server/features/new-vehicles/shared/ordered-models.ts';
import { textAnswers } from '#server/reading/text-answers.ts';
import { landingOf } from './landing.ts';
import { type AskedModels, narrowedModels } from './model-filters.ts';

/** Maximum number of models on the page of a kind. */
const mostPopular = 8;
/** Maximum number of models of a kind that match a filter. */
const mostFound = 60;

type Asked = Partial<Pick<AskedModels, 'filter' | 'sort' | 'words' | 'province'>> & {
  readonly brand?: string | undefined;
};
type Answer = Omit<DataOf<'newVehicles'>, 'used' | 'brandFacts'>;

/**
 * Brands of a kind, or the models of one of them.
 * @param credits what lenders usually give for a new vehicle of the kind
 * @returns undefined for an unknown brand or filter value
 */
export function newVehiclesAnswer(
  catalogue: NewVehicleCatalogue,
  kind: VehicleKind,
  { brand: brandSlug, filter, sort, words, province }: Asked,
  language: Language,
  credits: readonly UsualCredit[] = [],
): Answer | undefined {
  const brands = catalogue.get(kind) ?? [];
  const brand = brands.find(({ slug }) => slug === brandSlug);
  if (brandSlug !== undefined && !brand) return undefined;
  const ofKind = brands
    .flatMap(({ models }) => models)
    .filter((model) => !isExample(model))
    .sort(byLowestPrice);
  // Who types the name of a model wants to know that it is no longer sold; everywhere else new is what can be bought.
  const listed = words === undefined ? ofKind.filter(isOnSale) : ofKind;
  const path = brand ? newVehiclesPath(kind, brand.slug) : newVehiclesPath(kind);
  const asked: AskedModels = {
    ...{ kind, path, filter, sort, words, province },
    ...(brand && { isCounted: isOnSale }),
    ...(brand?.models.some(isDelivered) && { usual: 'delivered' as const }),
  };
  const found = narrowedModels(brand ? brand.models : listed, ofKind, asked, language);
  if (!found) return undefined;
  const { models, filters } = found;
  const isLanding = !brand && !filters.isNarrowed;
  const shown = brand ? models : isLanding ? firstModels(catalogue, kind) : models.slice(0, mostFound);
  const cards = cardsOf(shown, language, credits);
  const all = brands.filter(hasSold).map(({ slug, name, models }) => {
    const sold = models.filter(isOnSale);
    return {
      ...{ slug, name, modelCount: sold.length },
      prices: pricesOf(
        sold.flatMap(({ variants }) => variants),
        language,
      ),
    };
  });
  return {
    ...titleOf(kind, brand, brands, language),
    brand: brand ? { slug: brand.slug, name: brand.name } : null,
    lists: listsOf(catalogue, kind),
    brands: all,
    models: cards,
    priceNote: priceNoteOfAll(shown, language),
    instalmentNote: instalmentNoteOf(cards, credits, language),
    ...(isLanding && { landing: landingOf(catalogue, kind, { first: shown, province }, language) }),
    filters,
    faqs: brand ? textAnswers(faqsOfBrand(brand, kind, language)) : [],
  };
}

const isDelivered = (model: NewVehicleModel) => model.delivered !== null && isOnSale(model);

/** The models that a kind's page begins with: of cars, those for passengers. */
function firstModels(catalogue: NewVehicleCatalogue, kind: VehicleKind): NewVehicleModel[] {
  const [list] = firstLists(catalogue, kind);
  const models = list ? orderedModels(catalogue, kind, list).filter(isForPeople) : [];
  const hasPrice = (model: NewVehicleModel) => model.variants.some(({ price }) => price !== null);
  return [...models.filter(hasPrice), ...models.filter((model) => !hasPrice(model))].slice(0, mostPopular);
}

/** What is known of a brand beside its models. */
export function brandFactsOf(
  brand: NewVehicleBrand,
  kind: VehicleKind,
  language: Language,
): Omit<NonNullable<DataOf<'newVehicles'>['brandFacts']>, 'usedModels'> {
  return {
    variantCount: soldOf([brand]).variants.length,
    warranty: warrantyOfBrand(kind, brand.slug).map(({ part, years, kilometers }) => ({
      ...{ part, years, kilometers, name: warrantyPartName(part, language) },
    })),
    warrantyNote: localized(
      `General knowledge of ${dateName(factsDate, language)}, may differ by model; confirm it with a dealer.`,
    )[language],
  };
}

function titleOf(
  kind: VehicleKind,
  brand: NewVehicleBrand | undefined,
  brands: readonly NewVehicleBrand[],
  language: Language,
): { readonly title: string; readonly description: string } {
  const name = kindNames[kind][language];
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return {
    title: (brand
      ? { id: `${capital(name)} baru ${brand.name}`, en: `New ${brand.name} ${name}` }
      : { id: `${capital(name)} baru di Indonesia`, en: `New ${name} in Indonesia` })[language],
    description: brand
      ? brandDescription(kind, brand, language)
      : kindDescription(kind, brands.filter(hasSold), language),
  };
}

const isOnSale = (model: NewVehicleModel) => lifeOf(model).status === 'on-sale';
const hasSold = ({ models }: NewVehicleBrand) => models.some(isOnSale);

/** What is on sale, and the models among it with a known price. */
function soldOf(brands: readonly NewVehicleBrand[]) {
  const models = brands.flatMap((each) => each.models).filter(isOnSale);
  const variants = models.flatMap((model) => soldVariants(model.variants));
  const priced = models.filter((model) => soldVariants(model.variants).some(({ price }) => price !== null));
  return { models, variants, priced };
}

function kindDescription(kind: VehicleKind, brands: readonly NewVehicleBrand[], language: Language): string {
  const { id, en } = kindNames[kind];
  const { models, variants, priced } = soldOf(brands);
  const known = formatNumber(priced.length, language);
  const prices =
    priced.length === models.length
      ? localized('with their prices and specifications')
      : priced.length === 0
        ? localized('with their specifications; we do not know their prices yet')
        : {
            id: `dengan spesifikasinya; harga ${known} model kami ketahui`,
            en: `with their specifications; we know the prices of ${inEnglish(priced.length, 'model')}`,
          };
  return {
    id: `${formatNumber(brands.length, 'id')} merek, ${formatNumber(models.length, 'id')} model, dan ${formatNumber(variants.length, 'id')} varian ${id} ${prices.id}.`,
    en: `${inEnglish(brands.length, 'brand')}, ${inEnglish(models.length, 'model')} and ${inEnglish(variants.length, 'variant')} of ${en} ${prices.en}.`,
  }[language];
}

function brandDescription(kind: VehicleKind, brand: NewVehicleBrand, language: Language): string {
  const { id, en } = kindNames[kind];
  const { models, variants } = soldOf([brand]);
  if (models.length === 0) {
    const others = brand.models.length;
    return brand.models.some((model) => lifeOf(model).status === 'upcoming')
      ? {
          id: `Belum ada ${id} ${brand.name} yang dijual. Yang akan datang: ${formatNumber(others, 'id')} model.`,
          en: `No ${brand.name} ${en} are on sale yet. Coming: ${inEnglish(others, 'model')}.`,
        }[language]
      : {
          id: `Tidak ada lagi ${id} ${brand.name} yang dijual baru. Yang pernah dijual: ${formatNumber(others, 'id')} model, dengan spesifikasinya.`,
          en: `No ${brand.name} ${en} are sold new any more. Sold before: ${inEnglish(others, 'model')}, with specifications.`,
        }[language];
  }
  const priced = lowestOf(variants, language);
  const from = priced && formatPrice(priced.min, language);
  const price = from ? localized(` Prices from ${from} (${priced.note}).`) : { id: '', en: '' };
  return {
    id: `${formatNumber(models.length, 'id')} model dan ${formatNumber(variants.length, 'id')} varian ${id} ${brand.name}, dengan spesifikasinya.${price.id}`,
    en: `${inEnglish(models.length, 'model')} and ${inEnglish(variants.length, 'variant')} of ${brand.name} ${en}, with their specifications.${price.en}`,
  }[language];
}

function faqsOfBrand(brand: NewVehicleBrand, kind: VehicleKind, language: Language): FaqEntry[] {
  const priced = brand.models.filter(isOnSale).flatMap((model) => {
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
      question: localized(`Which of the ${brand.name} ${name} costs least?`)[language],
      answer: entry(cheapest, cheapest.prices.min),
    },
    {
      question: localized(`Which of the ${brand.name} ${name} costs most?`)[language],
      answer: entry(dearest, dearest.prices.max),
    },
  ];
}
