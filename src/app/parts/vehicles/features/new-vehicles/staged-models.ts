import { useState } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import type { QueryOf } from '#contract/api/endpoint-schemas.ts';
import { type ModelFilters, modelOrders } from '#contract/new-vehicles/model-filters.schema.ts';

/** The page's query without a selection. */
export type PlaceQuery = Pick<QueryOf<'newVehicles'>, 'categoryId' | 'brand'>;

/** A staged selection of models: counted at once, applied by a button. */
export type StagedModels = {
  /** The filters of the selection; until they arrive, the ones before. */
  readonly filters: ModelFilters;
  /** How many models match; undefined while that is unknown. */
  readonly count: number | undefined;
  /** The address of the selection, without language prefix. */
  readonly url: string;
  has(slug: string): boolean;
  toggle(slug: string): void;
  /** Whether this is the address of the staged order. */
  isSorted(url: string): boolean;
  sort(url: string): void;
  clear(): void;
};

const orderOf = (url: string) => new URLSearchParams(url.split('?')[1] ?? '').get('sort') ?? undefined;

const checkedOf = ({ groups }: ModelFilters): ReadonlySet<string> =>
  new Set(
    groups.flatMap(({ filters }) => filters.flatMap(({ slug, isChecked }) => (isChecked ? [slug] : []))),
  );

/**
 * @param filters of the page, where the selection begins
 * @param isActive false stops it from asking for counts
 */
export function useStagedModels(filters: ModelFilters, place: PlaceQuery, isActive: boolean): StagedModels {
  const [chosen, setChosen] = useState(() => checkedOf(filters));
  const [order, setOrder] = useState(() =>
    orderOf(filters.sortOptions.find(({ isChecked }) => isChecked)?.url ?? ''),
  );
  const [shown, setShown] = useState(filters);
  // In the order of the groups, as an address has them.
  const known = shown.groups.flatMap((group) => group.filters.map(({ slug }) => slug));
  const filter = [...chosen].sort((a, b) => known.indexOf(a) - known.indexOf(b)).join('+');
  const sort = modelOrders.find((each) => each === order);
  const { data } = useApi(
    'newVehicles',
    isActive ? { ...place, ...(filter && { filter }), ...(sort && { sort }) } : undefined,
  );
  const answered = data?.filters;
  if (answered && answered !== shown) setShown(answered);
  const query = [filter && `filter=${filter}`, sort && `sort=${sort}`].filter(Boolean).join('&');
  return {
    ...{ filters: shown, count: answered?.count },
    url: filters.clearUrl + (query && `?${query}`),
    has: (slug) => chosen.has(slug),
    toggle(slug) {
      const next = new Set(chosen);
      if (!next.delete(slug)) next.add(slug);
      setChosen(next);
    },
    isSorted: (url) => orderOf(url) === sort,
    sort: (url) => setOrder(orderOf(url)),
    clear: () => setChosen(new Set()),
  };
}
