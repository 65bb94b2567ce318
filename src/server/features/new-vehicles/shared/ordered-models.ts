import { dayInJakarta } from '#contract/dates.ts';
import {
  type NewVehicleListName,
  newVehicleLists,
  type VehicleKind,
} from '#contract/vehicles/vehicle-paths.ts';
import { demandScore } from './model-demand.ts';
import { lifeOf } from './model-life.ts';
import type { NewVehicleCatalogue, NewVehicleModel } from './new-vehicle-catalogue.ts';

/** Models of a list at most. */
export const mostListed = 40;
/** A ranking by demand needs this many models, each with at least this score (docs/product.md#demand). */
const leastRanked = 5;
const leastScore = 5;

/** The models of a list in order; models without its sort key are excluded. */
export function orderedModels(
  catalogue: NewVehicleCatalogue,
  kind: VehicleKind,
  list: NewVehicleListName,
): NewVehicleModel[] {
  const models = (catalogue.get(kind) ?? [])
    .flatMap((brand) => brand.models)
    .map((model) => ({ model, ...lifeOf(model) }));
  const sold = models.filter(({ status }) => status === 'on-sale');
  const ordered = {
    // Launches with only a known year sort after those with a month of that year.
    latest: () =>
      sold.filter(({ launched }) => launched !== null).sort((a, b) => descending(a.launched, b.launched)),
    popular: () => {
      const delivered = sold.filter(({ model }) => model.delivered !== null);
      return delivered.length > 0
        ? delivered.sort((a, b) => (b.model.delivered?.units ?? 0) - (a.model.delivered?.units ?? 0))
        : byDemand(sold);
    },
    upcoming: () =>
      models
        // Models whose expected month has passed are excluded: the announcement is outdated.
        .filter(({ status, expected }) => status === 'upcoming' && (lastOf(expected) ?? '') >= thisMonth())
        .sort((a, b) => descending(lastOf(b.expected), lastOf(a.expected))),
  }[list]();
  return ordered.slice(0, mostListed).map(({ model }) => model);
}

function byDemand<Listed extends { readonly model: NewVehicleModel }>(models: readonly Listed[]): Listed[] {
  const scoreOf = ({ model }: Listed) => demandScore(model.demand);
  const ranked = models.filter((each) => scoreOf(each) >= leastScore);
  return ranked.length < leastRanked ? [] : ranked.toSorted((a, b) => scoreOf(b) - scoreOf(a));
}

function descending(a: string | null, b: string | null): number {
  const [one, other] = [a ?? '', b ?? ''];
  return one === other ? 0 : one < other ? 1 : -1;
}
const thisMonth = () => dayInJakarta(new Date()).slice(0, 7);
/** A date without a month sorts after all months of its year. */
const lastOf = (date: string | null) => (date?.length === 4 ? `${date}-13` : date);

/** The lists that a kind's page can begin with, the better one first: what sells most, or else what is new. */
export const firstLists = (catalogue: NewVehicleCatalogue, kind: VehicleKind): NewVehicleListName[] =>
  (['popular', 'latest'] as const).filter((list) => orderedModels(catalogue, kind, list).length > 0);

/** The lists of a kind that are not empty. */
export const listsOf = (catalogue: NewVehicleCatalogue, kind: VehicleKind): NewVehicleListName[] =>
  newVehicleLists.filter((list) => orderedModels(catalogue, kind, list).length > 0);
