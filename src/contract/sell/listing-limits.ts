import type { Scope } from '#contract/account/account.ts';

/** Limits of what a seller may write (docs/product.md#listing-limits). */
export const listingLimits = {
  titleLength: 120,
  descriptionLength: 1000,
  nameLength: 35,
  photos: 20,
  /** Of one uploaded photo. */
  photoBytes: 15_000_000,
  photoPixels: 50_000_000,
  lifetimeDays: 60,
} as const;

/** Listings in `pending`, `live` or `reserved` that an account may have (docs/product.md#stock-limit). */
export const stockLimits: Readonly<Record<Scope, number>> = { user: 3, dealer: 200, agent: 3, staff: 200 };
