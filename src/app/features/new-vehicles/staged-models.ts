import { useState } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import type { QueryOf } from '#contract/api/endpoint-schemas.ts';
import { type ModelFilters, modelOrders } from '#contract/new-vehicles/model-filters.schema.ts';
import { inProvince } from '#contract/new-vehicles/province-address.ts';

/** The page's query without filters and sort order. */
export type PlaceQuery = Pick<QueryOf<'newVehicles'>, 'categoryId' | 'brand' | 'q' | 'province'>;

/** Filters and sort order that are chosen but not applied yet. */
export type StagedModels = {
  /** Filters with the staged choices; the previous ones until the response arrives. */
  readonly filters: ModelFilters;
  /** Number of matching models; undefined while unknown. */
  readonly count: number | undefined;
  /** Path and query that apply the staged choices, without the language prefix. */
  readonly url: string;
  has(slug: string): boolean;
  toggle(slug: string): void;
  /** Chooses the value alone of its group, or none of the group. */
  choose(group: string, slug: string): void;
  /** Whether this URL has the staged sort order. */
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
 * @param filters filters of the page: the initial choices
 * @param isActive false disables the request for the count
 */
export function useStagedModels(filters: ModelFilters, place: PlaceQuery, isActive: boolean): StagedModels {
  const [chosen, setChosen] = useState(() => checkedOf(filters));
  const [order, setOrder] = useState(() =>
    orderOf(filters.sortOptions.find(({ isChecked }) => isChecked)?.url ?? ''),
  );
  const [shown, setShown] = useState(filters);
  // URLs list filters in the order of the groups.
  const known = shown.groups.flatMap((group) => group.filters.map(({ slug }) => slug));
  const filter = [...chosen].sort((a, b) => known.indexOf(a) - known.indexOf(b)).join('+');
  const sort = modelOrders.find((each) => each === order);
  const { data } = useApi(
    'newVehicles',
    isActive ? { ...place, ...(filter && { filter }), ...(sort && { sort }) } : undefined,
  );
  const answered = data?.filters;
  if (answered && answered !== shown) setShown(answered);
  const typed = place.q && new URLSearchParams({ q: place.q }).toString();
  const query = [typed, filter && `filter=${filter}`, sort && `sort=${sort}`].filter(Boolean).join('&');
  return {
    ...{ filters: shown, count: answered?.count },
    url: inProvince(`${filters.clearUrl.split('?')[0]}${query && `?${query}`}`, Number(place.province ?? 0)),
    has: (slug) => chosen.has(slug),
    toggle(slug) {
      const next = new Set(chosen);
      if (!next.delete(slug)) next.add(slug);
      setChosen(next);
    },
    choose(group, slug) {
      const others = [...chosen].filter((each) => !each.startsWith(`${group}-`));
      setChosen(new Set(slug === '' ? others : [...others, slug]));
    },
    isSorted: (url) => orderOf(url) === sort,
    sort: (url) => setOrder(orderOf(url)),
    clear: () => setChosen(new Set()),
  };
}
