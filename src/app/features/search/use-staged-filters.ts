import { useContext, useState } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { type FilterValue, mostSelected, type Selection, searchOf, toggle } from '#contract/search/filter.ts';
import type { FilterAnswer } from '#contract/search/search.schema.ts';
import { isChosen, withSteadyOrder } from './choices.ts';
import { ListPlaceContext } from './list-place.ts';

/** A staged selection: counted immediately, applied with a button. */
export type StagedFilters = {
  readonly selection: Selection;
  /** Its filter data; the previous one's until it arrives. */
  readonly answer: FilterAnswer;
  /** Number of cars; undefined if unknown offline. */
  readonly count: number | undefined;
  readonly isCounting: boolean;
  /** Whether nothing more can be selected. */
  readonly isFull: boolean;
  has(slug: string): boolean;
  toggle(value: FilterValue): void;
  change(to: (before: Selection) => Selection): void;
};

/** Whether loading the data failed. */
function useHasFailed(search: string, data: unknown, isLoading: boolean): boolean {
  const [asked, setAsked] = useState({ search, isBegun: false });
  if (asked.search !== search) setAsked({ search, isBegun: false });
  else if (isLoading && !asked.isBegun) setAsked({ search, isBegun: true });
  return asked.search === search && asked.isBegun && !isLoading && data === undefined;
}

/**
 * @param filters the data of the applied selection, from which this one starts
 * @param isActive false stops requesting counts
 */
export function useStagedFilters(filters: FilterAnswer, words: string, isActive: boolean): StagedFilters {
  const [selection, setSelection] = useState<Selection>(filters.checkedFilters);
  const search = searchOf(selection);
  const { dealer } = useContext(ListPlaceContext);
  const { data, isLoading } = useApi(
    'allFilters',
    isActive ? { search, q: words, ...(dealer !== undefined && { dealer }) } : undefined,
  );
  const hasFailed = useHasFailed(search, data, isLoading);
  const [shown, setShown] = useState({ from: filters, answer: filters });
  if (data && data !== shown.from) {
    setShown({
      from: data,
      answer: {
        ...data,
        filters: withSteadyOrder(shown.answer.filters, data.filters),
        popularCities: shown.answer.popularCities,
      },
    });
  }
  const change: StagedFilters['change'] = (to) =>
    setSelection((before) => {
      const next = to(before);
      return next.length > mostSelected ? before : next;
    });
  return {
    selection,
    answer: shown.answer,
    count: data ? data.count : hasFailed ? undefined : shown.answer.count,
    isCounting: data === undefined && !hasFailed,
    has: (slug) => isChosen(selection, slug),
    isFull: selection.length >= mostSelected,
    toggle: (value) => change((before) => toggle(before, value)),
    change,
  };
}
