import type { TradeDetails } from '#contract/trade/trade-details.ts';

/** Shares of the lowest usual price, or of what the owner hopes to get, one for each dealer that answers. */
const shares = [0.97, 0.95, 0.92] as const;
const step = 500_000;

/**
 * What dealers of the demonstration would pay for a vehicle, in rupiah, the highest first: below its market, as a
 * dealer has to sell it again. Empty where neither market nor owner names a price.
 */
export function tradePrices({ value, hoped }: Pick<TradeDetails, 'value' | 'hoped'>): readonly number[] {
  const from = value?.low ?? hoped;
  if (from === null) return [];
  return shares.map((share) => Math.max(step, Math.floor((from * share) / step) * step));
}
