import { bandGroups, type CatalogueQuery, valueGroups } from './catalogue-selection.ts';

/** Whether a query has no condition. */
export function asksForNothing({ selection, words = [] }: CatalogueQuery): boolean {
  return (
    words.every((word) => word === '') &&
    (selection.years?.length ?? 0) === 0 &&
    (selection.traits?.length ?? 0) === 0 &&
    [...valueGroups, ...bandGroups].every((group) => (selection[group]?.length ?? 0) === 0)
  );
}

/** Equivalent queries with the same words have the same key, and different queries have different ones. */
export function keyOf({ selection, words = [] }: CatalogueQuery): string {
  let key = '';
  for (const group of valueGroups) {
    const values = selection[group];
    // Codes contain no commas.
    if (values && values.length > 0) key += `${group}:${values.join()};`;
  }
  for (const group of ['years', ...bandGroups] as const) {
    for (const { min, max } of selection[group] ?? []) key += `${group}:${min}-${max};`;
  }
  for (const { mask, anyOf } of selection.traits ?? []) key += `traits:${mask}:${anyOf.join()};`;
  return words.length > 0 ? key + JSON.stringify(words) : key;
}
