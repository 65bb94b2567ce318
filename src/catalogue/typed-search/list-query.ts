import type { Catalogue, ListQuery } from '#catalogue/answers/filter-answer.ts';
import { type Selection, searchOf, selectionOf } from '#contract/search/filter.ts';
import { readTyped, type TypedSearch } from './read-typed.ts';

/** Combines the selection of the address and the search text into one query. */
export function listQueryOf(catalogue: Catalogue, selection: Selection, typed = ''): ListQuery {
  return queryOfTyped(selection, readTyped(catalogue, typed, selection));
}

export function queryOfTyped(
  selection: Selection,
  { order, words, unused, corrected, isShorter, page, ...read }: TypedSearch,
): ListQuery {
  const all = selectionOf([...selection, ...read.selection]);
  return {
    selection: all,
    words,
    unused,
    ...(corrected === undefined ? {} : { corrected }),
    // Otherwise all of the text stays in the address.
    ...(isShorter || searchOf(all) !== searchOf(selection) || page
      ? { understood: { order, ...(page && { asksForPage: true }) } }
      : {}),
  };
}
