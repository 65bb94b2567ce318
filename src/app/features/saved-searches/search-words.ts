import { usedCarsPath } from '#contract/paths.ts';
import { defaultSort, type SortOrder, sortParametersOf } from '#contract/search/sort-order.ts';
import { searchNameLength } from '#offline/device/limits.ts';
import type { SavedSearch } from '#offline/saved-searches/saved-search.schema.ts';

type Words = Pick<SavedSearch, 'search' | 'q'>;

/** The default name of a search. */
export function searchNameOf(title: string, { search, q }: Words): string {
  const name = q === '' ? title : search === '' ? q : `${q} · ${title}`;
  return name.length <= searchNameLength ? name : `${name.slice(0, searchNameLength - 1).trimEnd()}…`;
}

/** The path of a saved search's list, as it was when saved. */
export function savedSearchPath({ search, q, sort }: Words & { readonly sort: SortOrder }): string {
  const query = new URLSearchParams({
    ...(q === '' ? {} : { q }),
    ...(sort === defaultSort ? {} : sortParametersOf(sort)),
  }).toString();
  return usedCarsPath(search) + (query && `?${query}`);
}
