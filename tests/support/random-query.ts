import fc from 'fast-check';
import { type PageQuery, valueGroups } from '#catalogue/faceted-index/catalogue-selection.ts';
import { sortOrders } from '#contract/search/sort-order.ts';
import { isStatedTrait } from '#contract/vehicles/trait-types.ts';
import { traits } from '#contract/vehicles/traits.ts';
import { bodyTypes, colors, fuels, listingTypes, transmissions } from '#contract/vehicles/vehicle.ts';

const id = (most: number) => fc.integer({ min: 1, max: most });
const some = <Value>(values: fc.Arbitrary<Value>) => fc.array(values, { minLength: 1, maxLength: 3 });
const ranges = (ends: readonly number[]) => {
  const end = fc.option(fc.constantFrom(...ends));
  return some(fc.record({ min: end, max: end }));
};
/** SQL knows no seats and no drive. */
const stated = traits.filter(({ type }) => isStatedTrait(type));
const year = fc.integer({ min: 2014, max: 2021 });

const choices = fc.record({
  brand: some(id(4)),
  'parent-model': some(id(9)),
  model: some(id(9)),
  variant: some(id(17)),
  'body-type': some(fc.constantFrom(...bodyTypes)),
  fuel: some(fc.constantFrom(...fuels)),
  transmission: some(fc.constantFrom(...transmissions)),
  'listing-type': some(fc.constantFrom(...listingTypes)),
  color: some(fc.constantFrom(...colors)),
  year: some(year),
  years: some(fc.record({ min: year, max: year })),
  province: some(id(3)),
  city: some(id(6)),
  district: some(id(4)),
  price: ranges([0, 30e6, 31e6, 100e6, 250e6, 1e9, 11e9]),
  traits: some(fc.constantFrom(...stated).map(({ mask, bits }) => ({ mask, anyOf: [bits] }))),
  instalment: ranges([0, 2e6, 2_500_000, 4e6, 10e6]),
  kilometers: ranges([0, 5_000, 9_999, 50_000, 300_000]),
});

/** Any query about the cars of `sample-listings.ts`. */
export const randomQuery: fc.Arbitrary<PageQuery> = fc.record({
  selection: fc
    // With many groups nothing matches; a few leave something to get wrong.
    .tuple(
      choices,
      fc.oneof(
        fc.subarray([...valueGroups, 'years', 'price', 'kilometers', 'instalment', 'traits'], {
          maxLength: 3,
        }),
        fc.subarray(['brand', 'parent-model', 'model', 'variant', 'province', 'city']),
      ),
    )
    .map(([all, kept]) =>
      Object.fromEntries(Object.entries(all).filter(([group]) => kept.some((name) => name === group))),
    ),
  words: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    some(
      fc.constantFrom(
        'toyo',
        'a',
        'corolla',
        '.',
        '%',
        '_',
        '',
        'zz',
        'otomatis',
        'bogor',
        'jawa',
        '2018',
        'c-c',
      ),
    ),
  ),
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
  page: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, id(3)),
  pageSize: fc.constantFrom(1, 3, 20),
  // Days after the cars of `sample-listings.ts` were published.
  now: fc.integer({ min: 0, max: 60 }).map((day) => Date.UTC(2026, 0, 2 + day, 5)),
});
