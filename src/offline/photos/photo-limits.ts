import { listingLimits } from '#contract/sell/listing-limits.ts';

/** What is taken in, and what a photo is made into before it is sent. Pixels and bytes. */
export const photoLimits = {
  bytes: listingLimits.photoBytes,
  pixels: listingLimits.photoPixels,
  longEdge: 1600,
  /** What a photo is pressed to; a very restless one may stay above it. */
  aimBytes: 300_000,
  /** The picture shown in its place wherever it is small. */
  previewEdge: 192,
} as const;
