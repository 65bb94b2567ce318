import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offerForm } from '#contract/offers/offer-form.ts';
import { offerAnswer } from './offer-answer.ts';

const asked = (amount: number, hasCountered = false, median: number | null = 160e6) =>
  offerAnswer({ amount, price: 165e6, median, hasCountered });

test('near the market it is accepted', () => {
  expect(asked(165e6)).toEqual({ action: 'accept' });
  expect(asked(152e6)).toEqual({ action: 'accept' });
  // The asking price is far above the market.
  expect(asked(133e6, false, 140e6)).toEqual({ action: 'accept' });
});

test('lower offers are countered once, then declined', () => {
  expect(asked(140e6)).toEqual({ action: 'counter', amount: 152_500_000 });
  expect(asked(140e6, true)).toEqual({ action: 'decline' });
  expect(asked(150e6, false, null)).toEqual({ action: 'counter', amount: 157_500_000 });
});

test('a counter is above the offer, may be offered, and is taken when it is', () => {
  const rupiah = fc.integer({ min: 10_000_000, max: 2_000_000_000 });
  fc.assert(
    fc.property(
      rupiah,
      fc.double({ min: 0.5, max: 1, noNaN: true }),
      fc.option(rupiah),
      (price, share, median) => {
        const amount = Math.round(price * share);
        const answer = offerAnswer({ amount, price, median, hasCountered: false });
        if (answer.action === 'accept') return;
        const named = answer.amount ?? 0;
        expect(named).toBeGreaterThan(amount);
        expect(offerForm(price).problemOf('amount', { amount: String(named) }, new Date())).toBeUndefined();
        const again = offerAnswer({ amount: named, price, median, hasCountered: true });
        expect(again).toEqual({ action: 'accept' });
      },
    ),
  );
});
