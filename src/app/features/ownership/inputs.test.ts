import { expect, test } from 'vitest';
import { costInputsOf, personalOf, searchWithCost, withPersonal } from './inputs.ts';

test('the address carries the whole calculation', () => {
  const search = searchWithCost('id=12&utm_source=x', {
    ...{ kmPerMonth: 1500, province: 32, cover: 'none', energy: 'electricity', isCredit: true, years: 1 },
    ...{ yearlyLoss: 8.5, rate: 9.25 },
  });
  expect(search).toContain('utm_source=x');
  expect(costInputsOf(search)).toEqual({
    ...{ listing: 12, kmPerMonth: 1500, province: 32, yearlyLoss: 8.5, rate: 9.25 },
    ...{ cover: 'none', energy: 'electricity', isCredit: true, isMotorcycle: false, years: 1 },
  });
  expect(costInputsOf(searchWithCost(search, { yearlyLoss: undefined, years: 5 }))).not.toHaveProperty(
    'yearlyLoss',
  );
});

test.each(['km=-5', 'km=abc', 'km=1e9', 'asuransi=semua', 'v=../x', 'km='])(
  '%s is as if it were absent',
  (search) => {
    expect(costInputsOf(search)).toEqual({ isCredit: false, isMotorcycle: false, years: 5 });
  },
);

test('the driver’s numbers are kept for the next vehicle, the vehicle’s are not', () => {
  const kept = personalOf('id=12&km=1500&prov=32&harga=5&bayar=kredit');
  expect(kept).toBe('km=1500&prov=32&bayar=kredit');
  expect(costInputsOf(withPersonal('id=13&km=800', kept))).toMatchObject({
    ...{ listing: 13, kmPerMonth: 800, province: 32, isCredit: true },
  });
  expect(costInputsOf(withPersonal(searchWithCost('', { isCredit: false }), kept)).isCredit).toBe(false);
});
