import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instalmentBandLimits, kilometerBandLimits, priceBandLimits } from '#contract/search/filter-range.ts';
import { sortOrders } from '#contract/search/sort-order.ts';
import { belowMarket, traitNumbers, traits } from '#contract/vehicles/traits.ts';
import { bodyTypes, colors, fuels, listingTypes, transmissions } from '#contract/vehicles/vehicle.ts';
import {
  naiveCarsOfModel,
  naiveCountSince,
  naiveCounts,
  naiveMatching,
  naivePage,
  naivePriceRangesByModel,
  naiveTraitCounts,
} from '#tests/support/naive-catalogue.ts';
import type { CatalogueRow } from './catalogue-row.ts';
import {
  type CatalogueCounts,
  type PageQuery,
  type PricedCar,
  type ValuePrices,
  valueGroups,
} from './catalogue-selection.ts';
import { FacetedIndex } from './faceted-index.ts';

const small = (most: number) => fc.integer({ min: 1, max: most });
/** Values on band limits are as likely as values between them. */
const rupiah = fc.constantFrom(...priceBandLimits, 0, 45e6, 110e6, 125e6, 250e6, 1_400e6);
const driven = fc.oneof(fc.constantFrom(0, ...kilometerBandLimits), fc.integer({ min: 0, max: 250_000 }));
const monthly = fc.oneof(fc.constantFrom(...instalmentBandLimits), fc.integer({ min: 1e6, max: 12e6 }));

const row: fc.Arbitrary<CatalogueRow> = fc.record({
  id: small(40),
  brand: small(4),
  parentModel: fc.option(small(5)),
  model: small(8),
  variant: fc.option(small(12)),
  province: small(3),
  city: fc.option(small(6)),
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
    price: ranges(rupiah),
    kilometers: ranges(driven),
    instalment: ranges(monthly),
    traits: some(fc.constantFrom(...traits).map(({ mask, bits }) => ({ mask, anyOf: [bits] }))),
  },
  { requiredKeys: [] },
);
const query: fc.Arbitrary<PageQuery> = fc.record({
  // With many groups nothing matches, so only a few are selected.
  selection: fc
    .tuple(
      selection,
      fc.oneof(
        fc.subarray([...valueGroups, 'years', 'price', 'kilometers', 'instalment', 'traits'], {
          maxLength: 4,
        }),
        fc.subarray(['brand', 'parent-model', 'model', 'variant', 'province', 'city', 'year', 'price']),
      ),
    )
    .map(([all, kept]) =>
      Object.fromEntries(Object.entries(all).filter(([group]) => kept.some((name) => name === group))),
    ),
  words: some(fc.constantFrom('toyo', 'a', 'z', '.', '%', '_', '', 'zz', 'ata')),
  sort: fc.constantFrom(...sortOrders),
  page: fc.oneof(fc.constant(1), small(4)),
  pageSize: fc.constantFrom(1, 2, 3, 20),
  now: fc.integer({ min: 0, max: 61 }).map((day) => 1_700_000_000_000 + day * 86_400_000),
});

const change = fc.oneof(
  { weight: 5, arbitrary: row.map((upserted) => ({ upserted }) as const) },
  { weight: 2, arbitrary: small(40).map((removed) => ({ removed }) as const) },
  { weight: 3, arbitrary: query.map((asked) => ({ asked }) as const) },
);

const comparable = (counts: CatalogueCounts) => ({
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

/** One array for all queries: its slots are cached until a change. */
const someIds = [3, 1, 0, 25, 3, 40, 41];

const byValue = (prices: readonly ValuePrices<number>[]) => [...prices].sort((a, b) => a.value - b.value);

const byPrice = (cars: readonly PricedCar[]) =>
  [...cars].sort((a, b) => a.price - b.price || a.year - b.year || (a.variant ?? 0) - (b.variant ?? 0));

/** Runs every kind of query, starting with each of them in turn, since the last query's result is cached. */
function expectAnswers(index: FacetedIndex, plain: readonly CatalogueRow[], asked: PageQuery): void {
  const since = 1_700_000_000_000 + asked.page;
  const aModel = plain[asked.page % Math.max(plain.length, 1)]?.model ?? 1;
  const fromSecond = [1, 0, 25, 3, 40, 41, 3];
  const questions = [
    () => expect(index.query(asked)).toEqual(naivePage(plain, asked)),
    () => expect(comparable(index.counts(asked))).toEqual(naiveCounts(plain, asked)),
    () => expect([...index.traitCounts(asked)]).toEqual(naiveTraitCounts(plain, asked)),
    () => expect(index.count(asked)).toBe(naivePage(plain, asked).total),
    () => expect(index.matching(asked, someIds)).toEqual(naiveMatching(plain, asked, someIds)),
    () =>
      expect(index.matching(asked, someIds, { start: 1, most: 2 })).toEqual(
        naiveMatching(plain, asked, fromSecond).slice(0, 2),
      ),
    () => expect(byPrice(index.carsOfModel(aModel))).toEqual(byPrice(naiveCarsOfModel(plain, aModel))),
    () => expect(index.countSince(asked, since)).toBe(naiveCountSince(plain, asked, since)),
    () =>
      expect(byValue(index.priceRangesBy('model', asked))).toEqual(
        byValue(naivePriceRangesByModel(plain, asked)),
      ),
  ];
  const first = (asked.pageSize + asked.page) % questions.length;
  for (const question of [...questions.slice(first), ...questions.slice(0, first)]) question();
}

describe('the faceted index', () => {
  it('answers like plain arrays after any changes', () => {
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 60, size: 'max' }),
        fc.array(change, { minLength: 5, maxLength: 40, size: 'max' }),
        (rows, changes) => {
          const index = new FacetedIndex();
          const cars = new Map<number, CatalogueRow>();
          const upsert = (car: CatalogueRow) => {
            index.upsert(car);
            cars.set(car.id, car);
          };
          rows.forEach(upsert);
          const asked: PageQuery[] = [];
          for (const step of changes) {
            if ('upserted' in step) upsert(step.upserted);
            else if ('removed' in step) expect(index.remove(step.removed)).toBe(cars.delete(step.removed));
            else asked.push(step.asked);
            // Repeats the last queries after every change: their cached results must have been dropped.
            for (const each of asked.slice(-2)) expectAnswers(index, [...cars.values()], each);
            expect(index.size).toBe(cars.size);
          }
          // Repeated queries must not return results from before the last change.
          for (const sort of sortOrders) {
            const all = { selection: {}, sort, page: 1, pageSize: 20 };
            expect(index.query(all)).toEqual(naivePage([...cars.values()], all));
            expect(index.query(all)).toEqual(naivePage([...cars.values()], all));
          }
          expect(comparable(index.counts({ selection: {} }))).toEqual(
            naiveCounts([...cars.values()], { selection: {} }),
          );
        },
      ),
      { numRuns: 80 },
    );
  });

  it('answers like plain arrays where sets are large enough to be bitsets', () => {
    const rows = fc.sample(row, { numRuns: 3000, seed: 7 }).map((car, at) => ({ ...car, id: at + 1 }));
    const index = new FacetedIndex();
    rows.forEach((car) => void index.upsert(car));
    // Four of five cars are removed, and the rest reuse the free slots.
    for (const { id } of rows) if (id % 5 !== 0) index.remove(id);
    const kept = rows.filter(({ id }) => id % 5 === 0);
    const again = rows.filter(({ id }) => id % 7 === 0 && id % 5 !== 0);
    again.forEach((car) => void index.upsert(car));
    const plain = [...kept, ...again];
    for (const asked of fc.sample(query, { numRuns: 60, seed: 8 })) {
      expectAnswers(index, plain, asked);
    }
  });

  it('answers like plain arrays where values disappear early and return late', () => {
    const brandOf = (at: number) => (at < 300 || at >= 5000 ? 1 : at < 2500 ? 2 : 3);
    const rows = fc
      .sample(row, { numRuns: 6000, seed: 11 })
      .map((car, at) => ({ ...car, id: at + 1, brand: brandOf(at) }));
    const index = new FacetedIndex();
    rows.forEach((car) => void index.upsert(car));
    for (const [at, asked] of fc.sample(query, { numRuns: 12, seed: 12 }).entries()) {
      // Cycles through sets of every length.
      const brand = [[1], [2], [2, 3]][at % 3] ?? [];
      expectAnswers(index, rows, { ...asked, selection: { ...asked.selection, brand } });
    }
  });

  it('a trait that is set by the caller is found until the car changes', () => {
    const rows = fc.sample(row, { numRuns: 300, seed: 13 }).map((car, at) => ({ ...car, id: at + 1 }));
    const index = new FacetedIndex();
    rows.forEach((car) => void index.upsert(car));
    const isCheap = ({ price }: { readonly price: number }) => price < 100e6;
    const marked = rows.map((car) =>
      car.model === 3
        ? { ...car, traits: isCheap(car) ? car.traits | belowMarket : car.traits & ~belowMarket }
        : car,
    );
    const asked = { selection: { traits: [{ mask: belowMarket, anyOf: [belowMarket] }] } };
    // Cached before the change.
    const before = index.count(asked);
    index.markCars(3, belowMarket, isCheap);
    const all = { ...asked, sort: 'price-asc', page: 1, pageSize: 20 } as const;
    expect(index.query(all)).toEqual(naivePage(marked, all));
    expect(index.count(asked)).not.toBe(before);
    expect([...index.traitCounts({ selection: {} })]).toEqual(naiveTraitCounts(marked, { selection: {} }));
  });

  it('pages contain every car once', () => {
    const rows = fc.sample(row, { numRuns: 700, seed: 9 }).map((car, at) => ({ ...car, id: at + 1 }));
    const index = new FacetedIndex();
    rows.forEach((car) => void index.upsert(car));
    for (const sort of sortOrders) {
      const ids = Array.from({ length: 35 }, (_, at) =>
        index.query({ selection: {}, sort, page: at + 1, pageSize: 20 }),
      );
      expect(ids.flatMap((page) => page.ids)).toEqual(
        naivePage(rows, { selection: {}, sort, page: 1, pageSize: 700 }).ids,
      );
    }
    expect(index.query({ selection: {}, sort: 'price-asc', page: 1e9, pageSize: 20 })).toEqual({
      ids: [],
      total: 700,
    });
    expect(() => index.query({ selection: {}, sort: 'price-asc', page: 0, pageSize: 20 })).toThrow(
      RangeError,
    );
  });
});
