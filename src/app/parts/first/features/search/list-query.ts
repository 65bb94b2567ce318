import type { FilterAnswer } from '#contract/search/search.schema.ts';
import { defaultSort, type SortOrder, sortOrders, sortParametersOf } from '#contract/search/sort-order.ts';

/** What stands behind the path of a list's address besides the selection. */
export type ListQuery = {
  /** As typed into the search box; empty for none. */
  readonly words: string;
  readonly order: SortOrder;
};

/** The order that an address asks for; the default where it asks for none there is. */
export function sortOrderOf(sort: string | undefined, order: string | undefined): SortOrder {
  return sortOrders.find((known) => known === `${sort}-${order}`) ?? defaultSort;
}

/** The query of a list's address, with its question mark. What is as by default is left out: one address a list. */
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

/** What the present order is called. */
export function sortNameOf(options: FilterAnswer['sortOptions'], { order }: ListQuery): string {
  return options.find((option) => sortOrderOf(option.sort, option.order) === order)?.name ?? '';
}
