import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { affordablePrice, affordableStep } from './affordable-price.ts';
import { type Credit, type CreditTerms, creditOf, creditProblemOf } from './credit.ts';
import { scheduleOf, yearsOf } from './credit-schedule.ts';
import { settlementOf } from './early-settlement.ts';

/* Properties that hold for every loan; exact amounts are tested in server/money/money-rates.test.ts. */

const rate = fc.integer({ min: 0, max: 400_000 }).map((units) => units / 10_000);
const loans: fc.Arbitrary<CreditTerms> = fc
  .record({
    price: fc.integer({ min: 5_000_000, max: 10_000_000_000 }),
    downShare: fc.integer({ min: 0, max: 79 }),
    months: fc.integer({ min: 1, max: 120 }),
    kind: fc.constantFrom('flat', 'annuity'),
    rate,
    first: fc.constantFrom('advance', 'arrears'),
    insurance: fc.integer({ min: 0, max: 50_000_000 }),
    isInsuranceLent: fc.boolean(),
    provision: fc.integer({ min: 0, max: 300 }).map((units) => units / 100),
    administration: fc.integer({ min: 0, max: 5_000_000 }),
    fiducia: fc.integer({ min: 0, max: 1_000_000 }),
  })
  .map(({ downShare, ...terms }) => ({ ...terms, downPayment: Math.floor((terms.price * downShare) / 100) }));

function known(terms: CreditTerms): Credit {
  const credit = creditOf(terms);
  if (!credit) throw new Error(`no sum: ${creditProblemOf(terms)}`);
  return credit;
}
const holds = <Args extends [unknown, ...unknown[]]>(
  ...property: [...{ [Index in keyof Args]: fc.Arbitrary<Args[Index]> }, (...args: Args) => void]
) => fc.assert(fc.property(...property), { numRuns: 300 });

/**
 * Largest effect of rounding on the last instalment: half a rupiah for each instalment, with interest on it.
 */
const slackOf = ({ terms: { months, rate } }: Credit) => months * (1 + rate / 1200) ** months;

describe('a loan', () => {
  test('adds up: instalments, interest and total payments', () => {
    holds(loans, (terms) => {
      const credit = known(terms);
      const schedule = scheduleOf(credit);
      const sum = (of: (each: (typeof schedule)[number]) => number) =>
        schedule.reduce((all, each) => all + of(each), 0);
      expect(schedule).toHaveLength(terms.months);
      expect(sum(({ amount }) => amount)).toBe(credit.financed + credit.interest);
      expect(sum(({ interest }) => interest)).toBe(credit.interest);
      expect(sum(({ principal }) => principal)).toBe(credit.financed);
      expect(schedule.at(-1)?.owed).toBe(0);
      const years = yearsOf(schedule);
      expect(years.reduce((all, { paid }) => all + paid, 0)).toBe(credit.financed + credit.interest);
      const { downPayment, insurance = 0, administration = 0, fiducia = 0 } = terms;
      const aside = downPayment + credit.provision + administration + fiducia;
      const insured = terms.isInsuranceLent ? 0 : insurance;
      expect(credit.total).toBe(aside + insured + credit.financed + credit.interest);
      const first = terms.first === 'advance' ? (schedule[0]?.amount ?? 0) : 0;
      expect(credit.atSigning).toBe(aside + insured + first);
    });
  });

  test('has instalments with a present value of the loan at its effective rate', () => {
    holds(loans, (terms) => {
      const credit = known(terms);
      const { effectiveRate } = credit;
      if (effectiveRate === undefined) return;
      const monthly = effectiveRate / 1200;
      const start = terms.first === 'advance' ? 0 : 1;
      const worth = scheduleOf(credit).reduce(
        (all, { amount }, index) => all + amount / (1 + monthly) ** (index + start),
        0,
      );
      expect(Math.abs(worth - credit.financed)).toBeLessThan(credit.financed * 1e-9 + terms.months);
    });
  });

  test('costs more at a higher price or rate, and less per month over a longer term', () => {
    holds(loans, rate, fc.integer({ min: 1, max: 1e9 }), (terms, more, dearer) => {
      const credit = known(terms);
      const { price } = terms;
      const costly = known({ ...terms, price: price + dearer });
      expect(costly.instalment).toBeGreaterThanOrEqual(credit.instalment);
      expect(costly.total).toBeGreaterThan(credit.total - slackOf(costly));
      const high = known({ ...terms, rate: terms.rate + more });
      expect(high.instalment).toBeGreaterThanOrEqual(credit.instalment);
      expect(high.interest).toBeGreaterThanOrEqual(credit.interest - slackOf(high));
      if (terms.months === 120) return;
      const longer = known({ ...terms, months: terms.months + 1 });
      expect(longer.instalment).toBeLessThanOrEqual(credit.instalment);
      expect(longer.interest).toBeGreaterThanOrEqual(credit.interest - slackOf(longer));
    });
  });

  test('without interest is the same flat or as an annuity, and costs nothing', () => {
    holds(loans, (terms) => {
      const [flat, annuity] = (['flat', 'annuity'] as const).map((kind) =>
        known({ ...terms, kind, rate: 0 }),
      );
      expect({ ...flat, terms: undefined }).toEqual({ ...annuity, terms: undefined });
      expect(flat?.interest).toBe(0);
      expect(flat?.effectiveRate).toBeCloseTo(0, 6);
    });
  });

  test('has a higher effective than flat rate, even higher with fees', () => {
    holds(loans, (terms) => {
      const { effectiveRate, effectiveWithFees, flatRate } = known({ ...terms, kind: 'flat' });
      if (effectiveRate === undefined || terms.months < 2 || terms.rate < 0.01) return;
      expect(effectiveRate).toBeGreaterThan(flatRate - 1e-6);
      if (effectiveWithFees !== undefined)
        expect(effectiveWithFees).toBeGreaterThanOrEqual(effectiveRate - 1e-9);
    });
  });

  test('an annuity’s effective rate is its stated rate', () => {
    holds(loans, (terms) => {
      if (terms.months < 2) return;
      const { effectiveRate } = known({ ...terms, kind: 'annuity' });
      if (effectiveRate !== undefined) expect(effectiveRate).toBeCloseTo(terms.rate, 2);
    });
  });
});

test('early settlement saves the remaining interest, minus the penalty', () => {
  holds(loans, fc.nat(119), fc.integer({ min: 0, max: 10 }), (terms, after, penalty) => {
    const credit = known(terms);
    const end = settlementOf(credit, after, penalty);
    expect(end === undefined).toBe(after === 0 || after >= terms.months);
    if (!end) return;
    expect(end.toPay).toBe(end.owed + end.penalty);
    const left = scheduleOf(credit).slice(after);
    expect(end.saved).toBe(left.reduce((all, { interest }) => all + interest, 0) - end.penalty);
  });
});

test('the affordable price stays within the budget, and one step more exceeds it', () => {
  holds(
    fc.record({
      monthly: fc.integer({ min: 200_000, max: 100_000_000 }),
      downPayment: fc.integer({ min: 0, max: 80 }),
      months: fc.integer({ min: 6, max: 84 }),
      kind: fc.constantFrom('flat', 'annuity'),
      rate,
      first: fc.constantFrom('advance', 'arrears'),
    }),
    (terms) => {
      const price = affordablePrice(terms);
      const instalmentAt = (of: number) =>
        creditOf({ ...terms, price: of, downPayment: Math.floor((of * terms.downPayment) / 100) })
          ?.instalment;
      if (price === undefined) return;
      expect(instalmentAt(price)).toBeLessThanOrEqual(terms.monthly);
      expect(instalmentAt(price + affordableStep)).toBeGreaterThan(terms.monthly);
    },
  );
  const least = { downPayment: 20, months: 12, kind: 'flat', rate: 7, first: 'arrears' } as const;
  expect(affordablePrice({ ...least, monthly: 1000 })).toBeUndefined();
});

const terms: CreditTerms = {
  ...{ price: 150_000_000, downPayment: 37_500_000, months: 36, kind: 'flat', rate: 7, first: 'arrears' },
};
test.each([
  [{ price: 999_999 }, 'price'],
  [{ price: 1e12 }, 'price'],
  [{ price: Number.NaN }, 'price'],
  [{ downPayment: 150_000_001 }, 'down-payment'],
  [{ downPayment: -1 }, 'down-payment'],
  [{ downPayment: 150_000_000 }, 'loan'],
  [{ downPayment: 149_500_000 }, 'loan'],
  [{ months: 0 }, 'months'],
  [{ months: 600 }, 'months'],
  [{ months: 1.5 }, 'months'],
  [{ rate: -1 }, 'rate'],
  [{ rate: 900 }, 'rate'],
  [{ rate: Number.NaN }, 'rate'],
  [{ provision: 900 }, 'costs'],
  [{ fiducia: 0.5 }, 'costs'],
  [{ rate: 0 }, undefined],
])('%o: %s', (wrong: Partial<CreditTerms>, problem) => {
  expect(creditProblemOf({ ...terms, ...wrong })).toBe(problem);
  expect(creditOf({ ...terms, ...wrong }) === undefined).toBe(problem !== undefined);
});

test('a loan repaid immediately has no rate', () => {
  const atOnce = known({ ...terms, months: 1, first: 'advance' });
  expect(atOnce.effectiveRate).toBeUndefined();
  expect(atOnce.atSigning).toBe(37_500_000 + atOnce.lastInstalment);
});
