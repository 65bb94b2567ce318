import { expect, test } from 'vitest';
import { priceStops } from '#contract/search/filter-range.ts';
import { scaleOf } from './range-scale.ts';

const { last, placeOf, amountAt, placesOf, movedTo } = scaleOf(priceStops);

test('every stop has its position, and the position its amount', () => {
  for (const [index, stop] of priceStops.entries()) {
    expect(placeOf(stop)).toBe(index);
    expect(amountAt(index)).toBe(stop);
  }
});

test('an amount between two stops is between them', () => {
  expect(placeOf(125e6)).toBe(placeOf(100e6) + 0.5);
  expect(placeOf(99e9)).toBe(last);
});

test('open ends are at the ends of the track', () => {
  expect(placesOf({ min: null, max: null })).toEqual([0, last]);
  expect(placesOf({ min: 100e6, max: null })).toEqual([placeOf(100e6), last]);
});

test('moving one thumb leaves the other end as it was typed', () => {
  const range = { min: 125e6, max: 333e6 };
  expect(movedTo(range, placeOf(400e6), 'high')).toEqual({ min: 125e6, max: 400e6 });
  expect(movedTo(range, 0, 'low')).toEqual({ min: null, max: 333e6 });
  expect(movedTo(range, last, 'high')).toEqual({ min: 125e6, max: null });
});
