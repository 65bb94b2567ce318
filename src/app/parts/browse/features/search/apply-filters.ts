import { useLocation } from 'wouter';
import { track } from '#app/tracking/track.ts';
import { usedCarsPath } from '#contract/paths.ts';
import { searchOf } from '#contract/search/filter.ts';
import type { FilterAnswer } from '#contract/search/search.schema.ts';
import { saveFilter } from './saved-filter.ts';
import type { StagedFilters } from './use-staged-filters.ts';

/**
 * Applies the staged selection: saves it, tracks it and navigates to it.
 * @param query kept from the address: words and order
 */
export function useApplyFilters(
  filters: FilterAnswer,
  query: string,
  { replace }: { readonly replace: boolean },
): (staged: StagedFilters) => void {
  const [, navigate] = useLocation();
  return ({ selection, count }) => {
    track({
      name: 'filter_applied',
      types: [...new Set(selection.map(({ type }) => type))],
      results: count ?? 0,
    });
    saveFilter(selection);
    // The same list again would be another history entry.
    if (searchOf(selection) === searchOf(filters.checkedFilters)) return;
    navigate(usedCarsPath(selection) + query, { replace });
  };
}
