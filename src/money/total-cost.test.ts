import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownershipCost, ownershipKinds } from './ownership.ts';
import { type CostedVehicle, type CostRates, type CostTerms, yearlyCostsOf } from './total-cost.ts';
import { valuesByYear, yearlyLossOf, yearPricesOf } from './yearly-loss.ts';

const fees = {
  roadFund: 143_000,
  registration: 200_000,
  plates: 100_000,
  ownershipBook: 375_000,
  move: 250_000,
};
const rates: CostRates = {
  tariff: {
    base: (['comprehensive', 'total-loss'] as const).map((cover) => ({
      ...{ class: 'car', region: 2, cover, upTo: null, isEstimate: false },
      ...(cover === 'comprehensive' ? { lowest: 2, highest: 3 } : { lowest: 0.4, highest: 0.6 }),
    })),
    ...{ risks: [], liabilities: [], ageLoading: { from: 5, percent: 5 } },
  },
  region: 2,
  tax: { province: 31, pkb: [{ order: 1, percent: 2 }], bbnkb: 12.5, opsen: 0, isEstimate: false },
  fees,
};
const car: CostedVehicle = { class: 'car', isNew: false, price: 200_000_000, age: 1, isElectric: false };
const terms: CostTerms = {
  ...{ yearlyLoss: 10, kmPerYear: 12_000, perKm: 1000, service: 3_000_000, cover: 'comprehensive' },
  credit: undefined,
};

test('five years of a used car of Rp 200 million, worked out by hand', () => {
  // Worth 200, 180, 162, 145.8, 131.22 and 118.098 million. Premium 2.5 %, in the fifth year's age none is loaded.
  expect(yearlyCostsOf(car, terms, rates)).toEqual({
    depreciation: [20_000_000, 18_000_000, 16_200_000, 14_580_000, 13_122_000],
    energy: [12_000_000, 12_000_000, 12_000_000, 12_000_000, 12_000_000],
    service: [3_000_000, 3_000_000, 3_000_000, 3_000_000, 3_000_000],
    insurance: [5_000_000, 4_500_000, 4_050_000, 3_645_000, 3_280_500],
    tax: [4_143_000, 3_743_000, 3_383_000, 3_059_000, 2_767_400],
    papers: [675_000, 0, 0, 0, 300_000],
    interest: [0, 0, 0, 0, 0],
  });
});

test('a new car has papers and the first tax in its price, an electric one pays the road fund alone', () => {
  const own = yearlyCostsOf({ ...car, isNew: true, age: 0, isElectric: true }, terms, rates);
  expect(own.papers).toEqual([0, 0, 0, 0, 300_000]);
  expect(own.tax).toEqual([0, 143_000, 143_000, 143_000, 143_000]);
});

test('what is unknown is left out, and named', () => {
  const byYear = yearlyCostsOf(car, terms, { ...rates, tax: undefined, region: undefined });
  expect(ownershipCost(byYear, 5).unknown).toEqual(['insurance', 'tax']);
  expect(yearlyCostsOf(car, { ...terms, cover: 'none' }, { ...rates, region: undefined }).insurance).toEqual([
    0, 0, 0, 0, 0,
  ]);
});

test('the parts add up to the sum, five years cost no less than one, and a loan costs its interest', () => {
  fc.assert(
    fc.property(
      fc.record({
        price: fc.integer({ min: 10_000_000, max: 5_000_000_000 }),
        age: fc.nat(20),
        isNew: fc.boolean(),
        isElectric: fc.boolean(),
      }),
      fc.record({
        yearlyLoss: fc.integer({ min: 0, max: 30 }),
        kmPerYear: fc.nat(50_000),
        months: fc.integer({ min: 1, max: 60 }),
      }),
      (vehicle, { months, ...own }) => {
        const { price } = vehicle;
        const credit = { price, downPayment: Math.floor(price / 2), months, rate: 8 } as const;
        const loan = { ...credit, kind: 'flat', first: 'arrears' } as const;
        const cash = yearlyCostsOf({ ...car, ...vehicle }, { ...terms, ...own }, rates);
        const lent = yearlyCostsOf({ ...car, ...vehicle }, { ...terms, ...own, credit: loan }, rates);
        const [one, five] = [ownershipCost(cash, 1), ownershipCost(cash, 5)];
        expect(five.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(five.total);
        expect(five.total).toBeGreaterThanOrEqual(one.total);
        expect(five.unknown).toEqual([]);
        const interest = Math.round(((price - credit.downPayment) * 8 * months) / 1200);
        expect(Math.abs(ownershipCost(lent, 5).total - five.total - interest)).toBeLessThanOrEqual(1);
        expect(Object.keys(lent).sort()).toEqual([...ownershipKinds].sort());
      },
    ),
  );
});

const market = (percent: number, count: number) =>
  [1, 2, 3, 5, 8].flatMap((age) =>
    Array.from({ length: count }, () => ({ year: 2026 - age, price: 300e6 * (1 - percent / 100) ** age })),
  );

test('the yearly loss of a market is found from its prices', () => {
  for (const percent of [4, 9.5, 18])
    expect(yearlyLossOf(yearPricesOf(market(percent, 4), 2026))).toEqual({ percent, cars: 20 });
  expect(valuesByYear(100, 10, 2)).toEqual([100, 90, 81]);
});

test('too few cars, or older ones that cost as much, say nothing', () => {
  expect(yearlyLossOf(yearPricesOf(market(9, 2), 2026))).toBeUndefined();
  expect(yearlyLossOf(yearPricesOf(market(0, 9), 2026))).toBeUndefined();
  expect(yearlyLossOf(yearPricesOf(market(-5, 9), 2026))).toBeUndefined();
  expect(yearlyLossOf([])).toBeUndefined();
});
