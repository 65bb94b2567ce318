import { type CarColumns, columnNames, groupsOfColumns } from './car-columns.ts';
import {
  type BandGroup,
  bandGroups,
  type CatalogueCounts,
  type ClosedRange,
  families,
  type Group,
  type GroupValues,
  type MatchFacts,
  type ValueCount,
  type ValueGroup,
} from './catalogue-selection.ts';
import type { Conditions } from './conditions.ts';
import type { SlotList } from './sets/slot-list.ts';

/** Groups that are counted over the same set of cars. */
const parts: readonly (readonly [Group, ...Group[]])[] = [
  ...families,
  ['price'],
  ['kilometers'],
  ['instalment'],
];

/** Ranges of groups that are already known. */
type Ranges = { [G in BandGroup]?: ClosedRange | null };

/** Every group's counts and ranges for a query without conditions. @param room scratch space for every slot */
export function countEverything(columns: CarColumns, total: number, room: Int32Array): CatalogueCounts {
  for (const group of parts.flat()) columns.facetOf(group).countAll();
  const { price, kilometers, instalment } = columns.bands;
  const ranges = {
    price: price.rangeOfAll(room),
    kilometers: kilometers.rangeOfAll(room),
    instalment: instalment.rangeOfAll(room),
  };
  return countsOf(columns, { slots: room, count: total }, () => undefined, ranges);
}

/**
 * Every group's counts and ranges, each over the slots that satisfy all conditions except its own: the
 * matches, plus the slots that fail only that condition.
 * @param everything the result without conditions, reused if a group is the only condition
 */
export function countGroups(
  columns: CarColumns,
  conditions: Conditions,
  everything: () => CatalogueCounts,
): CatalogueCounts {
  // Computed first, since it uses the same arrays.
  const known = parts.some(([group]) => conditions.areOnlyOf(group)) ? everything() : undefined;
  const matches = conditions.matches();
  for (const group of parts.flat()) columns.facetOf(group).counted.fill(0);
  columns.together.startCounting();
  columns.together.tally(matches);
  const ranges: Ranges = {};
  for (const name of columnNames) {
    const column = columns.columns[name];
    const groups: readonly Group[] = groupsOfColumns[name];
    const chosen = parts.filter(
      ([first]) => groups.includes(first) && conditions.hasChoiceOf(first) && !conditions.areOnlyOf(first),
    );
    const isOnePart = chosen[0]?.length === groups.length;
    if (!isOnePart) column.addTo(groups.map((group) => columns.facetOf(group)));
    for (const part of chosen) {
      if (!isOnePart) column.startCounting();
      const lacking = conditions.lackingOnly(part[0]);
      column.tally(lacking);
      column.addTo(part.map((group) => columns.facetOf(group)));
      for (const group of bandGroups) {
        if (part.includes(group)) ranges[group] = columns.bands[group].range(matches, lacking);
      }
    }
  }
  return countsOf(columns, matches, (group) => (conditions.areOnlyOf(group) ? known : undefined), ranges);
}

/**
 * Facts about the matches. Groups without a condition have already been counted over the matches; the others
 * are counted again.
 * @param counts of the same query
 */
export function factsOfMatches(
  { columns, facets, bands }: CarColumns,
  conditions: Conditions,
  { total, model, ranges }: CatalogueCounts,
): MatchFacts {
  const matches = conditions.matches();
  const prices = bands.price.numbers;
  return {
    total,
    price: conditions.hasChoiceOf('price') ? bands.price.range(matches) : ranges.price,
    year: conditions.hasChoiceOf('year')
      ? yearsOf(columns.age.rangesBy(facets.year, matches, prices))
      : ranges.year,
    models: conditions.hasChoiceOf('model') ? columns.vehicle.rangesBy(facets.model, matches, prices) : model,
  };
}

/**
 * The counts in the form of a result.
 * @param known a result from which the counts of some groups are taken
 */
function countsOf(
  columns: CarColumns,
  matches: SlotList,
  known: (group: Group) => CatalogueCounts | undefined,
  ranges: Ranges,
): CatalogueCounts {
  const valuesOf = <G extends ValueGroup>(group: G): readonly ValueCount<GroupValues[G]>[] => {
    const all: { readonly [K in ValueGroup]: readonly ValueCount<GroupValues[K]>[] } | undefined =
      known(group);
    return all ? all[group] : columns.facets[group].counts();
  };
  const bandsOf = (group: BandGroup) => known(group)?.[group] ?? columns.bands[group].counts();
  const rangeOf = (group: BandGroup) => {
    const all = known(group);
    if (all) return all.ranges[group];
    const range = ranges[group];
    return range === undefined ? columns.bands[group].range(matches) : range;
  };
  const year = valuesOf('year');
  return {
    total: matches.count,
    brand: valuesOf('brand'),
    'parent-model': valuesOf('parent-model'),
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
    district: valuesOf('district'),
    price: bandsOf('price'),
    kilometers: bandsOf('kilometers'),
    instalment: bandsOf('instalment'),
    ranges: {
      ...{ year: yearsOf(year), price: rangeOf('price') },
      ...{ kilometers: rangeOf('kilometers'), instalment: rangeOf('instalment') },
    },
  };
}

function yearsOf(counts: readonly ValueCount<number>[]): ClosedRange | null {
  if (counts.length === 0) return null;
  const years = counts.map(({ value }) => value);
  return { min: Math.min(...years), max: Math.max(...years) };
}
