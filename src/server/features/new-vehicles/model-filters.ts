import { type Language, type Localized, localeOf } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { formatNumber } from '#contract/money.ts';
import {
  type ModelFilterGroup,
  type ModelFilters,
  type ModelOrder,
  modelFilterGroups,
} from '#contract/new-vehicles/model-filters.schema.ts';
import { inProvince } from '#contract/new-vehicles/province-address.ts';
import { type NumberRange, priceRangeName, priceSlug } from '#contract/search/filter-range.ts';
import { fuelNames, fuels } from '#contract/vehicles/vehicle.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { filterModels, priceBandsOf } from '#server/features/new-vehicles/shared/filter-models.ts';
import { namedModels } from '#server/features/new-vehicles/shared/named-models.ts';
import type { NewVehicleModel } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { bodyOf, inEnglish } from '#server/features/new-vehicles/shared/new-vehicle-words.ts';
import { specificationRow } from '#server/features/new-vehicles/shared/specifications.ts';

export type AskedModels = {
  readonly kind: VehicleKind;
  /** The page's path. */
  readonly path: string;
  readonly filter: string | undefined;
  readonly sort: ModelOrder | undefined;
  /** The order without a choice: by lowest price unless given. */
  readonly usual?: ModelOrder;
  /** Typed words of brands and models. */
  readonly words?: string | undefined;
  /** Whose prices the models have, for addresses. */
  readonly province?: number | undefined;
  /** Whether a model is counted; others are shown all the same. */
  isCounted?(model: NewVehicleModel): boolean;
};

type Value = { readonly slug: string; readonly name: string; readonly short?: string };

const groupNames: Readonly<Record<ModelFilterGroup, Localized>> = {
  harga: localized('Price'),
  bodi: localized('Body type'),
  bbm: specificationRow('fuel').name,
  kursi: specificationRow('seats').name,
};
const orderNames: Readonly<Record<ModelOrder, Localized>> = {
  price: localized('Lowest price'),
  'price-desc': localized('Highest price'),
  name: localized('Name A–Z'),
  delivered: localized('Best sellers'),
};

/**
 * The models that match a selection, sorted, and the available filter values.
 * @param all sorted by lowest price, discontinued models last
 * @returns undefined for a value that no model of the kind has
 */
export function narrowedModels(
  all: readonly NewVehicleModel[],
  ofKind: readonly NewVehicleModel[],
  { kind, path, filter, sort, usual = 'price', words, province, isCounted = () => true }: AskedModels,
  language: Language,
): { readonly models: readonly NewVehicleModel[]; readonly filters: ModelFilters } | undefined {
  const values = valuesOf(kind, ofKind, language);
  const known = modelFilterGroups.flatMap((group) => values[group].map(({ slug }) => slug));
  const asked = new Set(filter?.split(/[+ ]/));
  if ([...asked].some((slug) => !known.includes(slug))) return undefined;
  // Slugs in group order, so that each selection has one address.
  const addressOf = (slugs: ReadonlySet<string>, order: ModelOrder | undefined) => {
    const chosen = known.filter((slug) => slugs.has(slug)).join('+');
    const typed = words && new URLSearchParams({ q: words }).toString();
    const query = [typed, chosen && `filter=${chosen}`, order && `sort=${order}`].filter(Boolean).join('&');
    return inProvince(path + (query && `?${query}`), province);
  };
  const named = words === undefined ? all : namedModels(all, words);
  const { models, counts } = filterModels(named, asked, isCounted);
  const toggled = (slug: string) => {
    const next = new Set(asked);
    if (!next.delete(slug)) next.add(slug);
    return next;
  };
  return {
    models: orderedBy(models, sort ?? usual, language),
    filters: {
      count: models.filter(isCounted).length,
      isNarrowed: asked.size > 0 || sort !== undefined || words !== undefined,
      groups: modelFilterGroups
        .map((group) => ({
          ...{ slug: group, name: groupNames[group][language] },
          filters: values[group]
            .map(({ slug, ...value }) => ({
              ...{ slug, ...value, count: counts[group].get(slug) ?? 0, isChecked: asked.has(slug) },
              url: addressOf(toggled(slug), sort),
            }))
            .filter(({ count, isChecked }) => count > 0 || isChecked),
        }))
        // Omits groups with a single value, unless it is selected.
        .filter(({ filters }) => filters.length > 1 || filters.some(({ isChecked }) => isChecked)),
      sortOptions: sortOptions(all).map((order) => ({
        name: orderNames[order][language],
        url: addressOf(asked, order === usual ? undefined : order),
        isChecked: order === (sort ?? usual),
      })),
      clearUrl: inProvince(path, province),
    },
  };
}

/** The end of a price axis: `< 150`, `150–200`, `500–1 M`, `> 1 M`, in millions of rupiah. */
function shortRange({ min, max }: NumberRange, language: Language): string {
  const figure = (rupiah: number) =>
    rupiah >= 1e9
      ? `${formatNumber(rupiah / 1e9, language, 2)} ${{ id: 'M', en: 'bn' }[language]}`
      : formatNumber(rupiah / 1e6, language, 1);
  if (min === null) return `< ${figure(max ?? 0)}`;
  return max === null ? `> ${figure(min)}` : `${figure(min)}–${figure(max)}`;
}

const sortOptions = (all: readonly NewVehicleModel[]): readonly ModelOrder[] => [
  ...(['price', 'price-desc', 'name'] as const),
  ...(all.some(({ delivered }) => delivered !== null) ? (['delivered'] as const) : []),
];

/** Every value that occurs among the models of a kind, by group. */
function valuesOf(
  kind: VehicleKind,
  models: readonly NewVehicleModel[],
  language: Language,
): Readonly<Record<ModelFilterGroup, readonly Value[]>> {
  const bodies = new Map(models.map((model) => [model.body, bodyOf(model, language)]));
  const seats = new Set(models.flatMap(({ variants }) => variants.flatMap((variant) => variant.seats ?? [])));
  return {
    harga: priceBandsOf(kind).map((band) => ({
      slug: priceSlug(band),
      name: priceRangeName(band, language),
      short: shortRange(band, language),
    })),
    bodi: [...bodies.values()]
      .sort((a, b) => ((a?.slug ?? '') < (b?.slug ?? '') ? -1 : 1))
      .flatMap((body) => (body ? [{ slug: `bodi-${body.slug}`, name: body.name }] : [])),
    bbm: fuels.map((fuel) => ({ slug: `bbm-${fuel}`, name: fuelNames[fuel][language] })),
    kursi: [...seats]
      .sort((a, b) => a - b)
      .map((count) => ({
        slug: `kursi-${count}`,
        name: { id: `${formatNumber(count, 'id')} kursi`, en: inEnglish(count, 'seat') }[language],
      })),
  };
}

/** Models without a price, or without deliveries, come last. */
function orderedBy(
  models: readonly NewVehicleModel[],
  sort: ModelOrder | undefined,
  language: Language,
): readonly NewVehicleModel[] {
  const highest = ({ variants }: NewVehicleModel) => Math.max(0, ...variants.map(({ price }) => price ?? 0));
  const nameOf = ({ brand, name }: NewVehicleModel) => `${brand.name} ${name}`;
  if (sort === 'price-desc') return models.toSorted((a, b) => highest(b) - highest(a));
  if (sort === 'name') {
    const { compare } = new Intl.Collator(localeOf[language], { numeric: true });
    return models.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
  }
  if (sort === 'delivered')
    return models.toSorted((a, b) => (b.delivered?.units ?? 0) - (a.delivered?.units ?? 0));
  return models;
}
