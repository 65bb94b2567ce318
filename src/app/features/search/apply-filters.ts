import { useContext } from 'react';
import { useLocation } from 'wouter';
import { track } from '#app/tracking/track.ts';
import { searchOf } from '#contract/search/filter.ts';
import type { FilterAnswer } from '#contract/search/search.schema.ts';
import { ListPlaceContext } from './list-place.ts';
import { saveFilter } from './saved-filter.ts';
import type { StagedFilters } from './use-staged-filters.ts';

/**
 * Applies the staged selection: stores it, tracks it and navigates to it.
 * @param query the address's words and sort order, which are preserved
 */
export function useApplyFilters(
  filters: FilterAnswer,
  query: string,
  { replace }: { readonly replace: boolean },
): (staged: StagedFilters) => void {
  const [, navigate] = useLocation();
  const { pathOf } = useContext(ListPlaceContext);
  return ({ selection, count }) => {
    track({
      name: 'filter_applied',
      types: [...new Set(selection.map(({ type }) => type))],
      results: count ?? 0,
    });
    saveFilter(selection);
    // Navigating to the same list would add a history entry.
    if (searchOf(selection) === searchOf(filters.checkedFilters)) return;
    navigate(pathOf(selection) + query, { replace });
  };
}
