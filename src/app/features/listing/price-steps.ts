import type { PriceChange } from '#contract/listing/listing.ts';

export type PriceStep = {
  readonly at: string;
  /** Whether the price is known to begin then: the earliest of many changes are not kept. */
  readonly isKnown: boolean;
  readonly price: number;
  /** In percent of the drawing. */
  readonly left: number;
  readonly top: number;
};

/** The least share of the width for a step, so that its labels have room, and that of the present price. */
const room = { step: 15, present: 18 } as const;
/** As many as are kept of an ad (the trigger of `listing_price_changes`). */
const mostChanges = 5;

/**
 * The steps of a price from left to right, where each takes a width by its time.
 * @param changes the newest first, at least one
 */
export function priceSteps(
  changes: readonly PriceChange[],
  price: number,
  publishedAt: string,
): readonly PriceStep[] {
  const ordered = changes.toReversed();
  const [first] = ordered;
  if (!first) return [];
  const isWhole = changes.length < mostChanges && publishedAt < first.changedAt;
  const starts = [
    { at: isWhole ? publishedAt : `before ${first.changedAt}`, isKnown: isWhole, price: first.from },
    ...ordered.map(({ changedAt, to }) => ({ at: changedAt, isKnown: true, price: to })),
  ];
  const times = [
    isWhole ? Date.parse(publishedAt) : Date.parse(first.changedAt),
    ...ordered.map(({ changedAt }) => Date.parse(changedAt)),
  ];
  const [begin = 0] = times;
  const whole = Math.max(1, (times.at(-1) ?? 0) - begin);
  const spare = 100 - room.present - room.step * ordered.length;
  const prices = [price, ...starts.map((start) => start.price)];
  const highest = Math.max(...prices);
  const span = Math.max(1, highest - Math.min(...prices));
  return starts.map((start, index) => ({
    ...start,
    left: room.step * index + (spare * ((times[index] ?? begin) - begin)) / whole,
    top: ((highest - start.price) / span) * 100,
  }));
}
