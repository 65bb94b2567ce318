import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { compareNewPath } from '#contract/new-compare/variant-ids.ts';
import type { NewVehicleLanding } from '#contract/new-vehicles/new-model.schema.ts';
import { inProvince } from '#contract/new-vehicles/province-address.ts';
import { fuelNames } from '#contract/vehicles/vehicle.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { type ComparisonPair, pairsOfKind } from '#server/features/new-vehicles/shared/comparison-pairs.ts';
import { grouped } from '#server/features/new-vehicles/shared/grouped.ts';
import { listWords } from '#server/features/new-vehicles/shared/list-words.ts';
import { drawingsOf } from '#server/features/new-vehicles/shared/model-drawings.ts';
import { isExample, isForPeople, lifeOf } from '#server/features/new-vehicles/shared/model-life.ts';
import { cardsOf } from '#server/features/new-vehicles/shared/new-model-card.ts';
import type {
  NewVehicleBrand,
  NewVehicleCatalogue,
  NewVehicleModel,
} from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { bodyOf } from '#server/features/new-vehicles/shared/new-vehicle-words.ts';
import { firstLists, orderedModels } from '#server/features/new-vehicles/shared/ordered-models.ts';

const mostBrands = 12;
const mostBodies = 8;
const mostPairs = 4;
const mostUpcoming = 3;

const isOnSale = (model: NewVehicleModel) => lifeOf(model).status === 'on-sale' && !isExample(model);
const unitsOf = (models: readonly NewVehicleModel[]) =>
  models.reduce((sum, { delivered }) => sum + (delivered?.units ?? 0), 0);
const byUnits = (a: readonly NewVehicleModel[], b: readonly NewVehicleModel[]) =>
  unitsOf(b) - unitsOf(a) || b.length - a.length;

type Shown = {
  /** The models that the page begins with. */
  readonly first: readonly NewVehicleModel[];
  /** Whose prices the models have, for addresses. */
  readonly province: number | undefined;
};

export function landingOf(
  catalogue: NewVehicleCatalogue,
  kind: VehicleKind,
  { first, province }: Shown,
  language: Language,
): NewVehicleLanding {
  const brands = catalogue.get(kind) ?? [];
  const [list] = firstLists(catalogue, kind);
  const year = first[0]?.delivered?.year;
  return {
    basis:
      kind === 'mobil' && year !== undefined
        ? localized(
            `Passenger cars by GAIKINDO wholesales of ${year}; the price is of the cheapest variant.`,
          )[language]
        : list && first.length > 0
          ? listWords(list, kind, first, catalogue).basis[language]
          : '',
    popularBrands: popularBrands(brands),
    bodies: bodiesOf(kind, brands, language).map((body) => ({
      ...body,
      url: inProvince(body.url, province),
    })),
    pairs: pairsOf(catalogue, kind).map(({ ids, models }) => ({
      url: compareNewPath(kind, ids),
      models: cardsOf(models, language),
    })),
    upcoming: cardsOf(orderedModels(catalogue, kind, 'upcoming').slice(0, mostUpcoming), language),
  };
}

/** Pairs of what the page is about, no model in two of them. */
function pairsOf(catalogue: NewVehicleCatalogue, kind: VehicleKind): ComparisonPair[] {
  const named = new Set<NewVehicleModel>();
  return pairsOfKind(catalogue, kind)
    .filter(({ models }) => {
      if (named.size === 2 * mostPairs || models.some((model) => named.has(model))) return false;
      if (!models.every((model) => isForPeople(model))) return false;
      for (const model of models) named.add(model);
      return true;
    })
    .slice(0, mostPairs);
}

function popularBrands(brands: readonly NewVehicleBrand[]): string[] {
  return brands
    .map(({ slug, models }) => ({ slug, sold: models.filter(isOnSale) }))
    .filter(({ sold }) => sold.length > 0)
    .sort((a, b) => byUnits(a.sold, b.sold))
    .slice(0, mostBrands)
    .map(({ slug }) => slug);
}

function bodiesOf(
  kind: VehicleKind,
  brands: readonly NewVehicleBrand[],
  language: Language,
): NewVehicleLanding['bodies'] {
  const models = brands.flatMap((brand) => brand.models).filter(isOnSale);
  const electric = kind === 'mobil' ? models.filter(isElectric) : [];
  const groups = [...grouped(models, ({ body }) => body ?? '')]
    .flatMap(([body, own]) => (body === '' ? [] : [own]))
    .sort(byUnits)
    .slice(0, electric.length > 0 ? mostBodies - 1 : mostBodies)
    .flatMap((own) => {
      const body = own[0] && bodyOf(own[0], language);
      return body ? [{ ...body, filter: `bodi-${body.slug}`, models: own }] : [];
    });
  if (electric.length > 0)
    groups.push({
      ...{ slug: 'listrik', name: fuelNames.listrik[language], filter: 'bbm-listrik', models: electric },
    });
  const best = groups.flatMap((group) => group.models.toSorted((a, b) => byUnits([a], [b])).slice(0, 1));
  const drawings = drawingsOf(best);
  return groups.map(({ slug, name, filter, models: own }, index) => {
    const prices = own.flatMap(({ variants }) => variants.flatMap(({ price }) => price ?? []));
    return {
      ...{ slug, name, count: own.length, drawing: drawings[index] ?? null },
      from: prices.length === 0 ? null : Math.min(...prices),
      url: `${newVehiclesPath(kind)}?filter=${filter}`,
    };
  });
}

const isElectric = ({ variants }: NewVehicleModel) => variants.some(({ fuel }) => fuel === 'listrik');
