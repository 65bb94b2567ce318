import { type CatalogueCounts, valueGroups } from '#catalogue/faceted-index/catalogue-selection.ts';

/** Counts whose values are compared whatever their order. */
export const comparableCounts = (counts: CatalogueCounts) => ({
  total: counts.total,
  values: Object.fromEntries(
    valueGroups.map((group) => [
      group,
      new Map<string | number, number>(counts[group].map(({ value, count }) => [value, count])),
    ]),
  ),
  price: counts.price,
  kilometers: counts.kilometers,
  instalment: counts.instalment,
  ranges: counts.ranges,
});
