import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { defaultSort, type SortOrder, sortOrders, sortParametersOf } from '#contract/filter.ts';

export const sortNames: Readonly<Record<SortOrder, MessageDescriptor>> = {
  'score-desc': msg`Most popular`,
  'createdAt-desc': msg`Newest`,
  'price-asc': msg`Lowest price`,
  'price-desc': msg`Highest price`,
  'km-asc': msg`Lowest mileage`,
  'km-desc': msg`Highest mileage`,
};

/** The order that an address asks for. */
export function sortOrderOf(sort: string | undefined, order: string | undefined): SortOrder {
  return sortOrders.find((known) => known === `${sort}-${order}`) ?? defaultSort;
}

/** The query of an address in this order; the default order needs none. */
export function queryOfSort(order: SortOrder, words: string): string {
  const query = new URLSearchParams();
  if (words !== '') query.set('q', words);
  if (order !== defaultSort) {
    const { sort, order: direction } = sortParametersOf(order);
    query.set('sort', sort);
    query.set('order', direction);
  }
  const text = query.toString();
  return text && `?${text}`;
}
