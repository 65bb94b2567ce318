import { createContext } from 'react';
import { usedCarsPath } from '#contract/paths.ts';
import type { Selection } from '#contract/search/filter.ts';

/** Which cars a list has: all, or those of a dealer. */
export type ListPlace = {
  /** The slug of a dealer. */
  readonly dealer?: string;
  /** The address of the list with a selection. */
  pathOf(selection: Selection): string;
};

export const ListPlaceContext = createContext<ListPlace>({ pathOf: usedCarsPath });
