import { useState } from 'react';
import { useApi } from '#app/data/use-api.tsx';
import { type Selection, searchOf } from '#contract/search/filter.ts';
import { savedFilter } from '../saved-filter.ts';
import type { StagedFilters } from '../use-staged-filters.ts';

/**
 * Goes back to what was applied last, or to nothing chosen if nothing was (spec §4). Undefined where that is what is
 * chosen already, or nothing was touched.
 */
export function useRevert(
  staged: StagedFilters,
  applied: Selection,
  words: string,
): (() => void) | undefined {
  const [saved] = useState(savedFilter);
  const [isReverting, setIsReverting] = useState(false);
  // The address knows slugs only; what they are comes with the counts of their selection.
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
