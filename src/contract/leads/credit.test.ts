import { expect, test } from 'vitest';
import { creditSum } from './credit.ts';

const terms = { price: 150_000_000, downPayment: 37_500_000, months: 36, flatRate: 0.07 };

test('the documented example', () => {
  expect(creditSum(terms)).toMatchObject({
    financed: 112_500_000,
    interest: 23_625_000,
    instalment: 3_781_250,
    total: 173_625_000,
  });
});

test.each([
  [12, 12.68],
  [36, 12.83],
  [60, 12.5],
])('7 %% flat over %i months is %f %% effective', (months, percent) => {
  expect((creditSum({ ...terms, months })?.effectiveRate ?? 0) * 100).toBeCloseTo(percent, 2);
});

test('at the effective rate the instalments are worth the loan', () => {
  for (const months of [1, 12, 24, 48, 60])
    for (const flatRate of [0.01, 0.05, 0.12, 0.3]) {
      const sum = creditSum({ ...terms, months, flatRate });
      if (!sum) throw new Error('no sum');
      const rate = sum.effectiveRate / 12;
      const worth = Array.from({ length: months }, (_, n) => sum.instalment / (1 + rate) ** (n + 1));
      const total = worth.reduce((all, each) => all + each, 0);
      expect(Math.abs(total - sum.financed)).toBeLessThan(months);
    }
});

test('insurance may be part of the loan, and a rate of zero adds nothing', () => {
  expect(creditSum({ ...terms, insurance: 4_500_000 })?.financed).toBe(117_000_000);
  const free = creditSum({ ...terms, flatRate: 0 });
  expect(free).toMatchObject({ interest: 0, instalment: 3_125_000 });
  expect(free?.effectiveRate).toBeCloseTo(0, 6);
});

test('there is no result where nothing is financed', () => {
  for (const wrong of [{ downPayment: 150_000_000 }, { months: 0 }, { months: 1.5 }, { flatRate: -1 }])
    expect(creditSum({ ...terms, ...wrong })).toBeUndefined();
});
