import { useState } from 'react';
import type { FilterAnswer } from '#contract/search/search.schema.ts';
import { type FilterView, groupOf, itemsOnPath } from './filter-view.ts';

/** The way into the choices: the view at hand, and back. */
export function useFilterViews(first: FilterView): {
  readonly view: FilterView;
  open(view: FilterView): void;
  /** Undefined where there is nothing to go back to. */
  readonly back: (() => void) | undefined;
} {
  const [views, setViews] = useState<readonly FilterView[]>([first]);
  return {
    view: views.at(-1) ?? first,
    open: (view) => setViews((before) => [...before, view]),
    back: views.length > 1 ? () => setViews((before) => before.slice(0, -1)) : undefined,
  };
}

/** What a view is about; undefined for groups side by side, which have names of their own. */
export function titleOfView(view: FilterView, answer: FilterAnswer): string | undefined {
  switch (view.kind) {
    case 'groups':
      return undefined;
    case 'brands':
      return groupOf(answer.filters, 'brand')?.name;
    case 'places':
      return groupOf(answer.filters, 'province')?.name;
    default:
      return itemsOnPath(answer.filters, view).at(-1)?.name;
  }
}
