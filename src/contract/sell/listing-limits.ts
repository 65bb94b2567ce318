import type { Scope } from '#contract/account/account.ts';

/** Limits of sellers' texts and photos (docs/product.md#listing-limits). */
export const listingLimits = {
  titleLength: 120,
  descriptionLength: 1000,
  photos: 20,
  /** Maximum size of an uploaded photo. */
  photoBytes: 15_000_000,
  photoPixels: 50_000_000,
  lifetimeDays: 60,
} as const;

/**
 * Maximum number of listings in `pending`, `live` or `reserved` per account (docs/product.md#stock-limit).
 */
export const stockLimits: Readonly<Record<Scope, number>> = { user: 3, dealer: 200, agent: 3, staff: 200 };
