import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortOrders } from '#contract/search/sort-order.ts';
import { bodyTypes, colors, fuels, listingTypes, transmissions } from '#contract/vehicles/vehicle.ts';
import { naiveCounts } from '#tests/support/naive-catalogue.ts';
import type { CatalogueRow } from './catalogue-row.ts';
import { FacetedIndex } from './faceted-index.ts';

const vehicles = [
  { brand: 1, parentModel: null, model: 1, variant: 1 },
  { brand: 1, parentModel: null, model: 1, variant: null },
  { brand: 1, parentModel: 2, model: 2, variant: 2 },
  { brand: 2, parentModel: null, model: 4, variant: null },
];
const years = [2018, 2019, 2020];
const pick = (size: number) => fc.nat(size - 1);
const car = fc.record({
  vehicle: pick(vehicles.length),
  bodyType: pick(bodyTypes.length + 1),
  color: pick(3),
  fuel: pick(fuels.length),
  transmission: pick(transmissions.length),
  listingType: pick(listingTypes.length),
  year: pick(years.length),
  kilometers: fc.option(fc.constantFrom(0, 4_999, 5_000, 80_000, 400_000)),
  instalment: fc.option(fc.constantFrom(1_999_999, 2e6, 4_500_000, 30e6)),
  price: fc.constantFrom(29e6, 30e6, 150e6, 151e6, 12e9),
  quality: pick(5),
  isImported: fc.boolean(),
  publishedAt: pick(4),
  traits: fc.constantFrom(0, 1, 3, 512, 1023),
});
type Car = typeof car extends fc.Arbitrary<infer Each> ? Each : never;

function rowOf(each: Car, id: number): CatalogueRow {
  const vehicle = vehicles[each.vehicle];
  const [fuel, transmission, listingType] = [
    fuels[each.fuel],
    transmissions[each.transmission],
    listingTypes[each.listingType],
  ];
  const makeYear = years[each.year];
  if (!vehicle || !fuel || !transmission || !listingType || !makeYear) throw new Error('no such car');
  const { kilometers, price, instalment, quality, isImported, publishedAt, traits } = each;
  return {
    ...{ id, ...vehicle, province: 1, city: 1, district: null, fuel, transmission, listingType, makeYear },
    ...{ kilometers, price, instalment, quality, isImported, publishedAt, traits, tokens: [], views: 0 },
    bodyType: bodyTypes[each.bodyType - 1] ?? null,
    color: colors[each.color - 1] ?? null,
  };
}

function loaded(cars: readonly Car[]): FacetedIndex {
  const numbers = (of: (each: Car, at: number) => number) => Float64Array.from(cars, of);
  const coded = <Value>(values: readonly Value[], of: (each: Car) => number) => ({
    values,
    of: Uint16Array.from(cars, of),
  });
  return FacetedIndex.of({
    id: numbers((_, at) => at + 1),
    vehicle: coded(vehicles, ({ vehicle }) => vehicle),
    place: coded([{ province: 1, city: 1, district: null }], () => 0),
    drive: {
      values: cars.map(({ bodyType, fuel, transmission }) => ({
        bodyType: bodyTypes[bodyType - 1] ?? null,
        fuel: fuels[fuel] ?? null,
        transmission: transmissions[transmission] ?? null,
      })),
      of: Uint16Array.from(cars, (_, at) => at),
    },
    color: coded([null, ...colors], ({ color }) => color),
    listingType: coded(listingTypes, ({ listingType }) => listingType),
    year: coded(years, ({ year }) => year),
    kilometers: numbers(({ kilometers }) => kilometers ?? Number.POSITIVE_INFINITY),
    price: numbers(({ price }) => price),
    instalment: numbers(({ instalment }) => instalment ?? Number.POSITIVE_INFINITY),
    quality: numbers(({ quality }) => quality),
    isImported: (slot) => cars[slot]?.isImported === true,
    publishedAt: numbers(({ publishedAt }) => publishedAt),
    traits: Int32Array.from(cars, ({ traits }) => traits),
  });
}

const selection = fc.record(
  {
    brand: fc.subarray([1, 2]),
    model: fc.subarray([1, 4]),
    transmission: fc.subarray([...transmissions]),
    color: fc.subarray(['putih', 'hitam'] as const),
    years: fc.constant([{ min: 2019, max: 2020 }]),
    price: fc.constantFrom([{ min: 30e6, max: 151e6 }], [{ min: null, max: 200e6 }]),
    kilometers: fc.constant([{ min: 5_000, max: null }]),
    instalment: fc.constantFrom([{ min: null, max: 4_000_000 }], [{ min: 2e6, max: null }]),
  },
  { requiredKeys: [] },
);

/** Every kind of answer. */
function answersOf(index: FacetedIndex, query: Parameters<FacetedIndex['counts']>[0]) {
  const counts = index.counts(query);
  const sorted = Object.entries(counts).map(([name, value]) => [
    name,
    Array.isArray(value) && typeof value[0] === 'object'
      ? new Set(value.map((each) => JSON.stringify(each)))
      : value,
  ]);
  const pages = sortOrders.map((sort) => index.query({ ...query, sort, page: 1, pageSize: 7 }));
  return {
    sorted,
    pages,
    size: index.size,
    count: index.count(query),
    since: index.countSince(query, 2),
    fresh: index.countNew(query, 2),
  };
}

test('a bulk load equals single upserts, also after changes', () => {
  fc.assert(
    fc.property(
      fc.array(car, { maxLength: 200, size: 'max' }),
      fc.array(selection, { minLength: 1, maxLength: 4 }),
      fc.array(fc.record({ car, id: fc.integer({ min: 1, max: 210 }), isRemoval: fc.boolean() }), {
        maxLength: 5,
      }),
      (cars, selections, changes) => {
        const index = loaded(cars);
        const oneByOne = new FacetedIndex();
        for (const [at, each] of cars.entries()) oneByOne.upsert(rowOf(each, at + 1));
        const rows = new Map(cars.map((each, at) => [at + 1, rowOf(each, at + 1)]));
        for (const each of selections)
          expect(answersOf(index, { selection: each })).toEqual(answersOf(oneByOne, { selection: each }));
        for (const { car: each, id, isRemoval } of changes) {
          for (const one of [index, oneByOne]) {
            if (isRemoval) one.remove(id);
            else one.upsert(rowOf(each, id));
          }
          if (isRemoval) rows.delete(id);
          else rows.set(id, rowOf(each, id));
        }
        for (const each of [...selections, {}]) {
          const query = { selection: each };
          expect(answersOf(index, query)).toEqual(answersOf(oneByOne, query));
          expect(index.counts(query).total).toBe(naiveCounts([...rows.values()], query).total);
        }
      },
    ),
  );
});
