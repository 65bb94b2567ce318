import type { Catalogue, ListQuery } from '#catalogue/answers/filter-answer.ts';
import { type Selection, selectionOf } from '#contract/search/filter.ts';
import { readTyped, type TypedSearch } from './read-typed.ts';

/** What a list is asked for by its address and by what was typed, as one query. */
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
    // Words alone are not understood: they are looked for as they are.
    ...(read.selection.length > 0 || order || (!isEmpty && words.length === 0)
      ? { understood: { order } }
      : {}),
  };
}
