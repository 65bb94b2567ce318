import type { KeptCard } from '#offline/listing/kept-card.schema.ts';

/** Percentage above the market median, negative if below; undefined if unknown. */
export const againstMarket = ({ price, facts }: Pick<KeptCard, 'price' | 'facts'>): number | undefined =>
  facts?.market ? Math.round((price / facts.market.median - 1) * 100) : undefined;

/**
 * The percentage shown next to a badge. A fair price has none: it may be anywhere in the interquartile range,
 * even far from the median. Neither has a badge that is newer than the market known to the device, if the two
 * disagree.
 */
export function percentBeside(card: Pick<KeptCard, 'price' | 'facts' | 'marketBadge'>): number | undefined {
  const percent = againstMarket(card);
  if (percent === undefined) return undefined;
  const agrees = card.marketBadge === 'above' ? percent > 0 : card.marketBadge === 'below' && percent < 0;
  return agrees ? percent : undefined;
}
