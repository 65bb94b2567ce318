import { catalogueSelectionOf, distancesOf } from '#catalogue/parse-search.ts';
import type { PageMeta } from '#contract/api/envelope.ts';
import { defaultSort, type SortOrder } from '#contract/search/sort-order.ts';
import type { Catalogue, ListQuery } from './filter-answer.ts';

/** One page of a list as ids, with its position. A page past the end is empty. */
export type ListPage = { readonly ids: readonly number[]; readonly meta: PageMeta };

export function listPageOf(
  { index, vocabulary }: Catalogue,
  { selection, words }: ListQuery,
  sort: SortOrder,
  page: number,
  pageSize: number,
): ListPage {
  const query = { selection: catalogueSelectionOf(selection, vocabulary), words };
  const distances = distancesOf(selection, vocabulary);
  // Without a place to measure from there is no such order.
  const order = sort === 'distance-asc' && !distances ? defaultSort : sort;
  const { ids, total } = index.query({ ...query, sort: order, page, pageSize, distances });
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return { ids, meta: { totalCount: total, pageCount, currentPage: page, perPage: pageSize } };
}
