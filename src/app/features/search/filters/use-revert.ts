import { useState } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { savedFilter } from '#app/features/search/saved-filter.ts';
import type { StagedFilters } from '#app/features/search/use-staged-filters.ts';
import { type Selection, searchOf } from '#contract/search/filter.ts';

/**
 * Reverts to the last applied selection, or to none (docs/product.md#filters). Undefined if that equals the
 * current selection, or nothing was changed.
 */
export function useRevert(
  staged: StagedFilters,
  applied: Selection,
  words: string,
): (() => void) | undefined {
  const [saved] = useState(savedFilter);
  const [isReverting, setIsReverting] = useState(false);
  // The cookie only contains slugs; the response with their counts provides the types.
  const { data } = useApi(
    'allFilters',
    isReverting && saved !== '' ? { search: saved, q: words } : undefined,
  );
  if (isReverting && (saved === '' || data)) {
    setIsReverting(false);
    staged.change(() => data?.checkedFilters ?? []);
  }
  const search = searchOf(staged.selection);
  const isThere = saved === '' ? search === searchOf(applied) : search === saved;
  return isThere ? undefined : () => setIsReverting(true);
}
