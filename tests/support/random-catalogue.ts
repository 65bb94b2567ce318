import fc from 'fast-check';
import type { CatalogueRow } from '#catalogue/faceted-index/catalogue-row.ts';
import { type PageQuery, valueGroups } from '#catalogue/faceted-index/catalogue-selection.ts';
import { instalmentBandLimits, kilometerBandLimits, priceBandLimits } from '#contract/search/filter-range.ts';
import { sortOrders } from '#contract/search/sort-order.ts';
import { traitNumbers, traits } from '#contract/vehicles/traits.ts';
import { bodyTypes, colors, fuels, listingTypes, transmissions } from '#contract/vehicles/vehicle.ts';

/* Cars, queries and changes for an index that is compared with plain arrays (car-index-suite.ts). */

const small = (most: number) => fc.integer({ min: 1, max: most });
/** Values on band limits are as likely as values between them. */
const rupiah = fc.constantFrom(...priceBandLimits, 0, 45e6, 110e6, 125e6, 250e6, 1_400e6);
const driven = fc.oneof(fc.constantFrom(0, ...kilometerBandLimits), fc.integer({ min: 0, max: 250_000 }));
const monthly = fc.oneof(fc.constantFrom(...instalmentBandLimits), fc.integer({ min: 1e6, max: 12e6 }));

/** A car among few values, so that conditions match and ties are frequent. */
export const randomRow: fc.Arbitrary<CatalogueRow> = fc.record({
  id: small(40),
  brand: small(4),
  parentModel: fc.option(small(5)),
  model: small(8),
  variant: fc.option(small(12)),
  province: small(3),
  city: fc.option(small(6)),
  district: fc.option(small(9)),
  bodyType: fc.option(fc.constantFrom(...bodyTypes)),
  fuel: fc.constantFrom(...fuels),
  transmission: fc.constantFrom(...transmissions),
  color: fc.option(fc.constantFrom(...colors)),
  listingType: fc.constantFrom(...listingTypes),
  traits: fc.integer({ min: 0, max: traitNumbers - 1 }),
  makeYear: fc.integer({ min: 2015, max: 2020 }),
  kilometers: fc.option(driven),
  instalment: fc.option(monthly),
  price: rupiah,
  // Few distinct values, so that ties are frequent.
  quality: fc.constantFrom(0, 12, 50, 60),
  views: fc.constantFrom(0, 3, 400),
  isImported: fc.boolean(),
  publishedAt: fc.oneof(
    fc.integer({ min: 1_700_000_000_000, max: 1_700_000_000_003 }),
    fc.integer({ min: 0, max: 60 }).map((day) => 1_700_000_000_000 + day * 86_400_000),
  ),
  tokens: fc.uniqueArray(fc.constantFrom('toyota', 'avanza', '1.3', 'veloz', 'g', 'matic', '100%', 'a_b'), {
    maxLength: 5,
  }),
});

const some = <Value>(values: fc.Arbitrary<Value>) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: fc.array(values, { maxLength: 3 }) },
  );
/** Unbounded by null and by infinity: neither includes a car with an unknown number. */
const ranges = (known: fc.Arbitrary<number>) => {
  const end = fc.option(fc.oneof({ weight: 9, arbitrary: known }, fc.constantFrom(-Infinity, Infinity)));
  return some(fc.record({ min: end, max: end }));
};
const year = fc.integer({ min: 2014, max: 2021 });
const selection = fc.record(
  {
    brand: some(small(5)),
    'parent-model': some(small(6)),
    model: some(small(9)),
    variant: some(small(13)),
    'body-type': some(fc.constantFrom(...bodyTypes)),
    fuel: some(fc.constantFrom(...fuels)),
    transmission: some(fc.constantFrom(...transmissions)),
    'listing-type': some(fc.constantFrom(...listingTypes)),
    color: some(fc.constantFrom(...colors)),
    year: some(year),
    years: some(fc.record({ min: year, max: year })),
    province: some(small(4)),
    city: some(small(7)),
    district: some(small(9)),
    price: ranges(rupiah),
    kilometers: ranges(driven),
    instalment: ranges(monthly),
    traits: some(fc.constantFrom(...traits).map(({ mask, bits }) => ({ mask, anyOf: [bits] }))),
  },
  { requiredKeys: [] },
);
export const randomQuery: fc.Arbitrary<PageQuery> = fc.record({
  // With many groups nothing matches, so only a few are selected.
  selection: fc
    .tuple(
      selection,
      fc.oneof(
        fc.subarray([...valueGroups, 'years', 'price', 'kilometers', 'instalment', 'traits'], {
          maxLength: 4,
        }),
        fc.subarray([
          'brand',
          'parent-model',
          'model',
          'variant',
          'province',
          'city',
          'district',
          'year',
          'price',
        ]),
      ),
    )
    .map(([all, kept]) =>
      Object.fromEntries(Object.entries(all).filter(([group]) => kept.some((name) => name === group))),
    ),
  words: some(fc.constantFrom('toyo', 'a', 'z', '.', '%', '_', '', 'zz', 'ata')),
  sort: fc.constantFrom(...sortOrders),
  distances: fc.constantFrom(
    undefined,
    new Map([
      [2, 0],
      [1, 7.25],
      [3, 18.5],
      [4, 7.25],
    ]),
  ),
  page: fc.oneof(fc.constant(1), small(4)),
  pageSize: fc.constantFrom(1, 2, 3, 20),
  now: fc.integer({ min: 0, max: 61 }).map((day) => 1_700_000_000_000 + day * 86_400_000),
});

export const randomChange = fc.oneof(
  { weight: 5, arbitrary: randomRow.map((upserted) => ({ upserted }) as const) },
  { weight: 2, arbitrary: small(40).map((removed) => ({ removed }) as const) },
  { weight: 1, arbitrary: fc.record({ viewed: small(40), views: fc.constantFrom(0, 90, 4000) }) },
  { weight: 3, arbitrary: randomQuery.map((asked) => ({ asked }) as const) },
);
