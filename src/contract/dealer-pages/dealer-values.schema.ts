import * as z from 'zod/mini';
import { vehicleSlug } from '#contract/api/wire-values.ts';

/* What the pages of dealers and their desk have in common. */

export const dealerPageLimits = {
  nameLength: 60,
  aboutLength: 1500,
  addressLength: 160,
  areas: 10,
  wordsLength: 600,
  mostStars: 5,
} as const;

/** Of changes of a page, and ratings: each drops the cached pages. */
export const pageChanges = { most: 60, withinMinutes: 60, of: 'caller' } as const;

export const named = () => z.object({ slug: z.string(), name: z.string() });
export const dealerSlug = () => vehicleSlug().check(z.minLength(2));

export const shownRating = () =>
  z.object({
    id: z.number(),
    stars: z.number(),
    words: z.string(),
    car: z.string(),
    /** `YYYY-MM`. */
    month: z.string(),
  });
export type ShownRating = z.infer<ReturnType<typeof shownRating>>;
