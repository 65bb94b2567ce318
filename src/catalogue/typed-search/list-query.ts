import type { Catalogue, ListQuery } from '#catalogue/answers/filter-answer.ts';
import { type Selection, selectionOf } from '#contract/search/filter.ts';
import { readTyped, type TypedSearch } from './read-typed.ts';

/** Combines the selection of the address and the search text into one query. */
export function listQueryOf(catalogue: Catalogue, selection: Selection, typed = ''): ListQuery {
  return queryOfTyped(selection, readTyped(catalogue, typed));
}

export function queryOfTyped(
  selection: Selection,
  { order, words, corrected, isEmpty, ...read }: TypedSearch,
): ListQuery {
  return {
    selection: selectionOf([...selection, ...read.selection]),
    words,
    ...(corrected === undefined ? {} : { corrected }),
    // Plain words are searched unchanged, so nothing was interpreted.
    ...(read.selection.length > 0 || order || (!isEmpty && words.length === 0)
      ? { understood: { order } }
      : {}),
  };
}
