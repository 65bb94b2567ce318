import type { CarColumns } from './car-columns.ts';
import type {
  CatalogueCounts,
  ClosedRange,
  GroupValues,
  ValueCount,
  ValueGroup,
} from './catalogue-selection.ts';
import type { Conditions } from './conditions.ts';

/**
 * Every group's counts and ranges, each over what fulfils all conditions but its own.
 * @param everything the answer where nothing is asked for, wanted only if a group is all that is asked for;
 *   absent where that very answer is counted
 */
export function countGroups(
  columns: CarColumns,
  conditions: Conditions,
  everything: (() => CatalogueCounts) | undefined,
): CatalogueCounts {
  const valuesOf = <G extends ValueGroup>(group: G): readonly ValueCount<GroupValues[G]>[] => {
    const matches = conditions.matchesWithout(group);
    if (!matches.isAll || !everything) return columns.facets[group].counts(matches);
    const known: { readonly [K in ValueGroup]: readonly ValueCount<GroupValues[K]>[] } = everything();
    return known[group];
  };
  const bandsOf = (group: 'price' | 'kilometers') => {
    const matches = conditions.matchesWithout(group);
    if (matches.isAll && everything) {
      const known = everything();
      return { counts: known[group], range: known.ranges[group] };
    }
    const band = columns.bands[group];
    return { counts: band.counts(matches), range: band.range(matches) };
  };
  const year = valuesOf('year');
  const price = bandsOf('price');
  const kilometers = bandsOf('kilometers');
  return {
    total: conditions.matches().count,
    brand: valuesOf('brand'),
    model: valuesOf('model'),
    variant: valuesOf('variant'),
    'body-type': valuesOf('body-type'),
    fuel: valuesOf('fuel'),
    transmission: valuesOf('transmission'),
    'listing-type': valuesOf('listing-type'),
    color: valuesOf('color'),
    year,
    province: valuesOf('province'),
    city: valuesOf('city'),
    price: price.counts,
    kilometers: kilometers.counts,
    ranges: { year: rangeOf(year), price: price.range, kilometers: kilometers.range },
  };
}

function rangeOf(counts: readonly ValueCount<number>[]): ClosedRange | null {
  if (counts.length === 0) return null;
  const values = counts.map(({ value }) => value);
  return { min: Math.min(...values), max: Math.max(...values) };
}
