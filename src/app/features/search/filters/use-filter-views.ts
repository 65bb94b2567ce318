import { useState } from 'react';
import type { FilterAnswer } from '#contract/search/search.schema.ts';
import { type FilterView, groupOf, itemsOnPath } from './choices/filter-view.ts';

/** Navigation within the filters: the current view, and going back. */
export function useFilterViews(first: FilterView): {
  readonly view: FilterView;
  open(view: FilterView): void;
  /** Undefined in the initial view. */
  readonly back: (() => void) | undefined;
} {
  const [views, setViews] = useState<readonly FilterView[]>([first]);
  return {
    view: views.at(-1) ?? first,
    open: (view) => setViews((before) => [...before, view]),
    back: views.length > 1 ? () => setViews((before) => before.slice(0, -1)) : undefined,
  };
}

/** The title of a view; undefined for several groups, which have their own names. */
export function titleOfView(view: FilterView, answer: FilterAnswer): string | undefined {
  switch (view.kind) {
    case 'groups':
      return undefined;
    case 'brands':
      return groupOf(answer.filters, 'brand')?.name;
    case 'places':
    case 'map':
      return groupOf(answer.filters, 'province')?.name;
    default:
      return itemsOnPath(answer.filters, view).at(-1)?.name;
  }
}
