import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { smallMarket } from '#catalogue/answers/small-market.ts';
import { mostQuality, popularity } from './popularity.ts';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 8, 1, 5, 20);
const days = Array.from({ length: 61 }, (_, day) => day);

describe('popularity', () => {
  const at = (day: number, views = 0, quality = mostQuality) =>
    popularity({ quality, views, publishedAt: start }, start + day * dayMs);

  test('runs from 0 to 100, and freshness halves every 14 days', () => {
    expect(at(0, 50)).toBe(100);
    expect(at(14)).toBe(75);
    expect(at(28)).toBe(68);
    expect(at(1000, 0, 0)).toBe(0);
    // Published according to a clock that is ahead.
    expect(at(-5)).toBe(90);
  });

  test('views count by the day', () => {
    expect(at(1, 10)).toBeLessThan(at(1, 20));
    expect(at(14, 50)).toBeLessThan(at(14, 700));
    expect(at(14, 700)).toBe(at(14, 70_000));
  });
});

/** Sixty days of a market: some ads per day, of any quality, some edited, some viewed. */
const market = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 60 }),
    quality: fc.integer({ min: 0, max: mostQuality }),
    views: fc.constantFrom(0, 0, 5, 300),
    editedOn: fc.integer({ min: 0, max: 60 }),
  }),
  { minLength: 1, maxLength: 40 },
);
const carOf = ({ day, quality }: { readonly day: number; readonly quality: number }) => ({
  ...{ model: 10, city: 146, price: 100e6, quality },
  publishedAt: start + day * dayMs,
});
const everyCar = { selection: {}, sort: 'score-desc', page: 1, pageSize: 100 } as const;

describe('the default order over sixty days', () => {
  test('changes daily, without a write', () => {
    fc.assert(
      fc.property(market, (cars) => {
        const { index } = smallMarket(cars.map((car) => ({ ...carOf(car), views: car.views })));
        for (const day of days) {
          const now = start + day * dayMs + 3_600_000;
          const expected = cars
            .map((car, place) => ({
              id: place + 1,
              points: popularity({ ...carOf(car), views: car.views }, now),
            }))
            .sort((a, b) => b.points - a.points || b.id - a.id)
            .map(({ id }) => id);
          expect(index.query({ ...everyCar, now }).ids).toEqual(expected);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a car with many views gains places, on any day', () => {
    fc.assert(
      fc.property(market, fc.nat(60), (cars, day) => {
        const { index } = smallMarket(cars.map(carOf));
        const now = start + day * dayMs;
        const before = index.query({ ...everyCar, now }).ids;
        for (const id of before) {
          index.setViews(id, 400);
          const after = index.query({ ...everyCar, now }).ids;
          expect(after.indexOf(id)).toBeLessThanOrEqual(before.indexOf(id));
          index.setViews(id, 0);
        }
        expect(index.query({ ...everyCar, now }).ids).toEqual(before);
      }),
      { numRuns: 20 },
    );
  });

  test('a new ad stands before an equal older one, and no longer after sixty days before a better one', () => {
    const { index } = smallMarket([
      { ...carOf({ day: 0, quality: 40 }) },
      { ...carOf({ day: 10, quality: 40 }) },
      { ...carOf({ day: 0, quality: 45 }) },
    ]);
    const order = (day: number) => index.query({ ...everyCar, now: start + day * dayMs }).ids;
    expect(order(10)).toEqual([2, 3, 1]);
    expect(order(60)).toEqual([3, 2, 1]);
  });
});
