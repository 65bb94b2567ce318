import type { OfferAction } from '#contract/offers/offer.ts';

/**
 * The lowest offer a demonstration seller accepts, as a share of the price or the market median, whichever is
 * lower.
 */
const leastShare = 0.95;
/** Counter-offers are multiples of this, in rupiah. */
const step = 500_000;

type Asked = {
  readonly amount: number;
  readonly price: number;
  /** Median of comparable cars; null without a market. */
  readonly median: number | null;
  readonly hasCountered: boolean;
};
type Answer = {
  readonly action: Extract<OfferAction, 'accept' | 'counter' | 'decline'>;
  readonly amount?: number;
};

/**
 * The response of a demonstration seller: accepts near the market, counters a lower amount once, and then
 * declines.
 */
export function offerAnswer({ amount, price, median, hasCountered }: Asked): Answer {
  const least = leastShare * Math.min(price, median ?? price);
  if (amount >= least) return { action: 'accept' };
  if (hasCountered) return { action: 'decline' };
  const wanted = Math.ceil(Math.max(least, (amount + price) / 2) / step) * step;
  return { action: 'counter', amount: Math.min(price, wanted) };
}
