import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leftAt, valueAfter } from './depreciation.ts';
import { electricPerKm, petrolPerKm } from './energy.ts';
import { energyByYear, lossByYear, ownershipCost } from './ownership.ts';
import { changeOfOwner, fifthYearPapers, onTheRoadFactor, taxBaseOf, taxPercent } from './vehicle-tax.ts';

const curve = [
  { age: 0, left: 100 },
  { age: 1, left: 85 },
  { age: 3, left: 75 },
  { age: 6, left: 60 },
];

test('a value is interpolated on its curve and constant beyond its last point', () => {
  expect([0, 1, 2, 3, 6, 9].map((age) => leftAt(curve, age))).toEqual([100, 85, 80, 75, 60, 60]);
  expect(leftAt([], 1)).toBeUndefined();
  expect(valueAfter(200_000_000, { age: 0, years: 5, curve })).toBe(130_000_000);
  // 85 percent of the new price remain at its current age, 75 percent two years later.
  expect(valueAfter(170_000_000, { age: 1, years: 2, curve })).toBe(150_000_000);
});

test('costs add up, and unknown costs are omitted and listed', () => {
  const values = [0, 1, 2].map((years) => valueAfter(200_000_000, { age: 0, years, curve }) ?? 0);
  const loss = lossByYear(values);
  expect(loss).toEqual([30_000_000, 10_000_000]);
  const cost = ownershipCost(
    { depreciation: loss, energy: energyByYear(petrolPerKm(10_000, 12.5), 12_000, 2), tax: [3_000_000] },
    2,
  );
  expect(cost.parts).toEqual([
    { kind: 'depreciation', amount: 40_000_000 },
    { kind: 'energy', amount: 19_200_000 },
  ]);
  expect(cost).toMatchObject({ total: 59_200_000, aMonth: 2_466_667 });
  expect(cost.unknown).toEqual(['service', 'insurance', 'tax', 'papers', 'interest']);
  fc.assert(
    fc.property(fc.array(fc.nat(1e9), { minLength: 5, maxLength: 5 }), (years) => {
      const { parts, total } = ownershipCost({ tax: years, service: years }, 5);
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    }),
  );
});

test('energy cost per kilometre, electric and petrol', () => {
  // 36 kWh with 10 % loss take 40 kWh from the grid, for 320 km: 0.125 kWh per km.
  const electric = { perKwh: 1600, realRange: 80, loss: 0.1 };
  expect(electricPerKm({ batteryKwh: 36, rangeKm: 400 }, electric)).toBeCloseTo(200);
  expect(petrolPerKm(10_000, 12.5)).toBe(800);
});

const rates = {
  ...{ province: 32, opsen: 66, bbnkb: 12, isEstimate: false },
  pkb: [
    { order: 2, percent: 1.62 },
    { order: 1, percent: 1.12 },
  ],
};
const fees = { roadFund: 1, registration: 10, plates: 100, ownershipBook: 1000, move: 10_000 };

test('tax rates by number of vehicles owned, and fees for papers', () => {
  expect([1, 2, 5].map((order) => taxPercent(rates, order))).toEqual([1.12, 1.62, 1.62]);
  expect(taxPercent({ ...rates, pkb: [{ order: 1, percent: 1 }] }, 2)).toBeUndefined();
  expect([changeOfOwner(fees, false), changeOfOwner(fees, true), fifthYearPapers(fees)]).toEqual([
    1110, 11_110, 110,
  ]);
});

test('price before taxes from an on-the-road price', () => {
  expect(onTheRoadFactor(rates)).toBeCloseTo(1 + 0.1312 * 1.66);
  expect(onTheRoadFactor({ ...rates, bbnkb: null })).toBeUndefined();
  expect(taxBaseOf(121_779_200, rates)).toBe(100_000_000);
});
