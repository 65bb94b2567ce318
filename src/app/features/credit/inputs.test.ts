import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CreditInputs, inputsOf, insuranceChoices, searchWith } from './inputs.ts';

const empty: CreditInputs = {
  ...{ kind: 'flat', first: 'arrears', insurance: 'none', isInsuranceLent: true },
};

test('an address without a calculation begins one', () => {
  expect(inputsOf('')).toEqual(empty);
  expect(inputsOf('?harga=abc&bulan=-3&jenis=x&v=Toyota Avanza')).toEqual(empty);
});

test('values out of bounds are taken as they are, for the page to speak of', () => {
  expect(inputsOf('?harga=150000000&dp=900000000&bulan=600&bunga=900')).toEqual({
    ...{ ...empty, price: 150_000_000, downPayment: 900_000_000, months: 600, rate: 900 },
  });
});

test('whatever is entered is in the address', () => {
  const amount = fc.option(fc.nat(1e12), { nil: undefined });
  const rate = fc.option(
    fc.nat(1_000_000).map((units) => units / 10_000),
    { nil: undefined },
  );
  const changes = fc.record({
    ...{ price: amount, downPayment: amount, months: amount, rate, provision: rate, listing: amount },
    ...{ province: amount, age: amount, settledAfter: amount, affordable: amount, penalty: rate },
    kind: fc.constantFrom('flat', 'annuity'),
    first: fc.constantFrom('arrears', 'advance'),
    insurance: fc.constantFrom(...insuranceChoices),
    isInsuranceLent: fc.boolean(),
  });
  fc.assert(
    fc.property(changes, (inputs) => {
      const known = Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== undefined));
      expect(inputsOf(searchWith('utm_source=x', inputs))).toEqual(known);
    }),
  );
});

test('a change keeps the rest, what is as it begins is left out', () => {
  expect(searchWith('utm_source=x&bulan=36', { rate: 7.25 })).toBe('utm_source=x&bulan=36&bunga=7.25');
  expect(searchWith('bulan=36&bunga=7&asuransi=tlo', { rate: undefined, insurance: 'none' })).toBe(
    'bulan=36',
  );
});
