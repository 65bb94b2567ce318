import fc from 'fast-check';
import { expect, test } from 'vitest';
import { badgeOf } from '#contract/market/market.ts';
import { pick } from '#contract/pick.ts';
import { keptFactNames } from '#offline/listing/kept-card.schema.ts';
import { listingDetail } from '#tests/support/listing-cards.ts';
import { percentBeside } from './against-market.ts';

const factsOf = (market: { readonly p25: number; readonly median: number; readonly p75: number }) => {
  const about = { count: 9, asOf: '2026-11-20', isSameVariant: true, min: 1, max: 10e9, ...market };
  return { ...pick(listingDetail(1), keptFactNames), market: about };
};
const prices = fc
  .tuple(...[1, 2, 3].map(() => fc.integer({ min: 10e6, max: 900e6 })))
  .map((three) => [...three].sort((a, b) => a - b))
  .map(([p25 = 0, median = 0, p75 = 0]) => ({ p25, median, p75 }));

test('a percentage is only shown next to a badge that says the same', () => {
  fc.assert(
    fc.property(prices, fc.integer({ min: 5e6, max: 1e9 }), (market, price) => {
      const marketBadge = badgeOf(price, market);
      const percent = percentBeside({ price, marketBadge, facts: factsOf(market) });
      if (marketBadge === 'fair') expect(percent).toBeUndefined();
      if (marketBadge === 'above') expect(percent ?? 1).toBeGreaterThan(0);
      if (marketBadge === 'below') expect(percent ?? -1).toBeLessThan(0);
    }),
  );
});

test('a badge newer than the known market stands alone', () => {
  const facts = factsOf({ p25: 90e6, median: 100e6, p75: 110e6 });
  expect(percentBeside({ price: 80e6, marketBadge: 'above', facts })).toBeUndefined();
  expect(percentBeside({ price: 113e6, marketBadge: 'fair', facts })).toBeUndefined();
  expect(percentBeside({ price: 113e6, marketBadge: 'above', facts })).toBe(13);
});
