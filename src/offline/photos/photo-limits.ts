import { listingLimits } from '#contract/sell/listing-limits.ts';

/** Limits of an original photo and of the prepared one, in pixels and bytes. */
export const photoLimits = {
  bytes: listingLimits.photoBytes,
  pixels: listingLimits.photoPixels,
  longEdge: 1600,
  /** Target size; a very detailed photo may stay above it. */
  aimBytes: 300_000,
  /** The thumbnail. */
  previewEdge: 192,
} as const;
