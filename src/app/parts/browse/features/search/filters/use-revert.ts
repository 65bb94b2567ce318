import { useState } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { type Selection, searchOf } from '#contract/search/filter.ts';
import { savedFilter } from '../saved-filter.ts';
import type { StagedFilters } from '../use-staged-filters.ts';

/**
 * Reverts to the last applied selection, or to none (docs/product.md#filters). Undefined where that is the present
 * selection, or nothing was changed.
 */
export function useRevert(
  staged: StagedFilters,
  applied: Selection,
  words: string,
): (() => void) | undefined {
  const [saved] = useState(savedFilter);
  const [isReverting, setIsReverting] = useState(false);
  // The cookie has slugs only; their types come with the counts of their selection.
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
