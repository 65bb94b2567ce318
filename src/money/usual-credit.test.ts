import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditOf } from './credit.ts';
import { cardInstalment, type UsualCredit, usualInstalment, usualTermsOf } from './usual-credit.ts';

const credits: readonly UsualCredit[] = [
  { upToAge: 5, months: 48, downPayment: 25, rate: 10, leastLoan: 30_000_000 },
  { upToAge: 10, months: 24, downPayment: 30, rate: 8.25, leastLoan: 30_000_000 },
];

test('a car of Rp 225 million: a quarter paid at first, 48 months at 10 % flat', () => {
  // 225,000,000 - 56,300,000 = 168,700,000; times 1.4, over 48 months.
  expect(usualInstalment(credits, 225_000_000, 3)).toBe(4_920_417);
  expect(usualTermsOf(credits, 225_000_000, 3)).toMatchObject({ downPayment: 56_300_000, months: 48 });
});

test('a card says what its instalment assumes', () => {
  expect(cardInstalment(credits, 225_000_000, 3)).toEqual({
    instalment: 4_920_417,
    instalmentTerms: { downPayment: 25, months: 48 },
  });
  expect(cardInstalment(credits, 225_000_000, 6)?.instalmentTerms).toEqual({ downPayment: 30, months: 24 });
  expect(cardInstalment(credits, 225_000_000, 11)).toBeUndefined();
});

test('lenders finance no car that is too old, and no loan that is too small', () => {
  expect(usualInstalment(credits, 225_000_000, 10)).not.toBeNull();
  expect(usualInstalment(credits, 225_000_000, 11)).toBeNull();
  expect(usualInstalment(credits, 40_000_000, 3)).not.toBeNull();
  expect(usualInstalment(credits, 39_900_000, 3)).toBeNull();
  expect(usualInstalment([], 225_000_000, 3)).toBeNull();
});

test('the instalment is that of the whole calculation, and never falls with the price', () => {
  const price = fc.integer({ min: 1, max: 20_000_000_000 });
  fc.assert(
    fc.property(price, fc.nat(200_000_000), fc.nat(14), (cheaper, more, age) => {
      const terms = usualTermsOf(credits, cheaper, age);
      const instalment = usualInstalment(credits, cheaper, age);
      expect(instalment).toBe(terms ? creditOf(terms)?.instalment : null);
      const dearer = usualInstalment(credits, cheaper + more, age);
      // The down payment is in steps, which may take up what the price adds.
      const step = 100_000 / 24;
      if (instalment !== null && dearer !== null) expect(dearer).toBeGreaterThan(instalment - 2 * step);
    }),
  );
});
