import {
  type BandGroup,
  bandGroups,
  type CatalogueSelection,
  type Group,
  type PageQuery,
} from '#catalogue/faceted-index/catalogue-selection.ts';
import type { FacetedIndex } from '#catalogue/faceted-index/faceted-index.ts';
import type { naiveCounts } from '#tests/support/naive-catalogue.ts';

/** The query of every engine: a page, and the counts of all groups by value. */
export type Answer = {
  readonly ids: readonly number[];
  readonly total: number;
  /** By group, the values with cars in order; prices and kilometres by band. */
  readonly counts: { readonly [G in Group]: readonly (readonly [value: string, count: number])[] };
};

/** An engine: its raw result is converted for comparison outside of the measured time. */
export type Engine = {
  readonly name: string;
  readonly ask: (query: PageQuery) => (() => Answer) | Promise<() => Answer>;
};

/** Groups in which one selected value narrows the counts of all. */
export const groupsTogether: readonly (readonly [Group, ...Group[]])[] = [
  ['brand', 'parent-model', 'model', 'variant'],
  ['body-type'],
  ['fuel'],
  ['transmission'],
  ['listing-type'],
  ['color'],
  ['year'],
  ['province', 'city', 'district'],
  ['price'],
  ['kilometers'],
  ['instalment'],
];
const isBanded = (group: Group): group is BandGroup => bandGroups.some((each) => each === group);
export const allGroups: readonly Group[] = groupsTogether.flat();

/** The counts in comparable form. */
export function countsOf(
  entriesOf: (group: Group) => Iterable<readonly [value: string | number, count: number]>,
): Answer['counts'] {
  const sorted = (group: Group) =>
    [...entriesOf(group)]
      .filter(([, count]) => count > 0)
      .map(([value, count]) => [String(value), count] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    brand: sorted('brand'),
    'parent-model': sorted('parent-model'),
    model: sorted('model'),
    variant: sorted('variant'),
    'body-type': sorted('body-type'),
    fuel: sorted('fuel'),
    transmission: sorted('transmission'),
    'listing-type': sorted('listing-type'),
    color: sorted('color'),
    year: sorted('year'),
    province: sorted('province'),
    city: sorted('city'),
    district: sorted('district'),
    price: sorted('price'),
    kilometers: sorted('kilometers'),
    instalment: sorted('instalment'),
  };
}

/** The counts of plain arrays in comparable form. */
export function plainCounts(counts: ReturnType<typeof naiveCounts>): Answer['counts'] {
  return countsOf((group) => (isBanded(group) ? counts[group].entries() : (counts.values[group] ?? [])));
}

/** The selected values of a group: years and bands by their values. */
export function chosenOf(group: Group, selection: CatalogueSelection, limits: readonly number[]): string[] {
  if (isBanded(group)) {
    const bands = [null, ...limits].map((min, band) => ({ min, max: limits[band] ?? null, band }));
    return (selection[group] ?? []).flatMap(({ min, max }) =>
      bands
        .filter((band) => (band.min ?? -1) >= (min ?? -1) && (max === null || (band.max ?? Infinity) <= max))
        .map(({ band }) => String(band)),
    );
  }
  const years =
    group === 'year'
      ? (selection.years ?? []).flatMap(({ min, max }) =>
          Array.from({ length: max - min + 1 }, (_, at) => String(min + at)),
        )
      : [];
  return [...(selection[group] ?? []).map(String), ...years];
}

/** Prices and kilometres, stored by band. */
export function bandOf(limits: readonly number[], value: number): number {
  const band = limits.findIndex((limit) => value < limit);
  return band === -1 ? limits.length : band;
}

export function indexEngine(index: FacetedIndex): Engine {
  return {
    name: 'the index',
    ask(query) {
      const page = index.query(query);
      const counts = index.counts(query);
      return () => ({
        ids: page.ids,
        total: page.total,
        counts: countsOf((group) =>
          isBanded(group)
            ? counts[group].map((count, band) => [band, count] as const)
            : counts[group].map(({ value, count }) => [value, count] as const),
        ),
      });
    },
  };
}
