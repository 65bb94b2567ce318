import type { FilterAnswer } from '#contract/search/search.schema.ts';
import { defaultSort, type SortOrder, sortOrders, sortParametersOf } from '#contract/search/sort-order.ts';

/** The query of a list's address besides its selection. */
export type ListQuery = {
  /** As typed into the search box; may be empty. */
  readonly words: string;
  readonly order: SortOrder;
};

/** The sort order in an address; the default for an unknown one. */
export function sortOrderOf(sort: string | undefined, order: string | undefined): SortOrder {
  return sortOrders.find((known) => known === `${sort}-${order}`) ?? defaultSort;
}

/**
 * The query of a list's address, including the question mark. Defaults are omitted, so that each list has one
 * address.
 */
export function listQueryText({ words, order }: ListQuery, page = 1): string {
  const query = new URLSearchParams();
  if (words !== '') query.set('q', words);
  if (order !== defaultSort) {
    const { sort, order: direction } = sortParametersOf(order);
    query.set('sort', sort);
    query.set('order', direction);
  }
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text && `?${text}`;
}

/** The call for the cars of the nearest list. */
export const nearestQueryOf = ({ search, words }: NonNullable<FilterAnswer['nearest']>) => ({
  ...(search === '' ? {} : { search }),
  ...(words === '' ? {} : { q: words }),
  pageSize: '8',
});

/** The name of the current sort order. */
export function sortNameOf(options: FilterAnswer['sortOptions'], { order }: ListQuery): string {
  // An order that this list has not got is not applied.
  const current = options.find((option) => sortOrderOf(option.sort, option.order) === order) ?? options[0];
  return current?.name ?? '';
}
