/**
 * Sort orders of a list. `score` is popularity, the default; `distance` is that from the selected cities, for a list
 * with a radius.
 */
const sorting = {
  'score-desc': { sort: 'score', order: 'desc' },
  'createdAt-desc': { sort: 'createdAt', order: 'desc' },
  'price-asc': { sort: 'price', order: 'asc' },
  'price-desc': { sort: 'price', order: 'desc' },
  'instalment-asc': { sort: 'instalment', order: 'asc' },
  'km-asc': { sort: 'km', order: 'asc' },
  'km-desc': { sort: 'km', order: 'desc' },
  'distance-asc': { sort: 'distance', order: 'asc' },
} as const;
export type SortOrder = keyof typeof sorting;
export const sortOrders = [
  'score-desc',
  'createdAt-desc',
  'price-asc',
  'price-desc',
  'instalment-asc',
  'km-asc',
  'km-desc',
  'distance-asc',
] as const satisfies readonly SortOrder[];

/** The query parameters of a sort order. */
export function sortParametersOf(order: SortOrder): (typeof sorting)[SortOrder] {
  return sorting[order];
}
export const defaultSort: SortOrder = 'score-desc';
