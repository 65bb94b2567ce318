import type { KeptCard } from '#offline/listing/kept-card.schema.ts';

/** Percent above the middle of the market, or below it where negative; undefined where that is unknown. */
export const againstMarket = ({ price, facts }: Pick<KeptCard, 'price' | 'facts'>): number | undefined =>
  facts?.market ? Math.round((price / facts.market.median - 1) * 100) : undefined;

/**
 * The percentage that says the same as the badge's word. A fair price is any within the middle half of the market, up
 * to far from its middle: it has none. Nor has a badge that is newer than the market that the device knows, where they
 * disagree.
 */
export function percentBeside(card: Pick<KeptCard, 'price' | 'facts' | 'marketBadge'>): number | undefined {
  const percent = againstMarket(card);
  if (percent === undefined) return undefined;
  const agrees = card.marketBadge === 'above' ? percent > 0 : card.marketBadge === 'below' && percent < 0;
  return agrees ? percent : undefined;
}
