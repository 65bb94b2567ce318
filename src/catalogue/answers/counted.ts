import type { CatalogueCounts, ValueCount } from '#catalogue/faceted-index/catalogue-selection.ts';
import type { RowType, Vocabulary } from '#catalogue/vocabulary.ts';
import type { FilterValue } from '#contract/search/filter.ts';

/** A filter value with its number of cars. */
export type Counted = { readonly value: FilterValue; readonly count: number };

/** Most cars first, then by slug. Sorts in place. */
export function byCount(values: Counted[]): Counted[] {
  return values.sort((a, b) => b.count - a.count || (a.value.slug < b.value.slug ? -1 : 1));
}

type Wanted = { readonly most?: number; readonly isWanted?: (id: number) => boolean };

/**
 * The counted rows of a type, most cars first. Only rows that may be among the first `most` are looked up,
 * since there are hundreds of cities and thousands of variants; with ties there are a few more.
 */
export function rankedRows<Type extends RowType>(
  type: Type,
  counts: Pick<CatalogueCounts, Type>,
  vocabulary: Vocabulary,
  { most = Number.POSITIVE_INFINITY, isWanted }: Wanted = {},
): Counted[] {
  const all: readonly ValueCount<number>[] = counts[type];
  const rows = isWanted ? all.filter(({ value }) => isWanted(value)) : all;
  const least = leastAmong(rows, most);
  return byCount(
    rows.flatMap(({ value: id, count }) => {
      if (count < least) return [];
      const value = vocabulary.valueOf(type, id);
      return value ? [{ value, count }] : [];
    }),
  );
}

/** The minimum count among the first `most`. */
function leastAmong(rows: readonly { readonly count: number }[], most: number): number {
  if (rows.length <= most) return 0;
  const sorted = Int32Array.from(rows, ({ count }) => count).sort();
  return sorted[sorted.length - most] ?? 0;
}
