import * as z from 'zod/mini';

/** An event that is not sent yet. */
export const eventRow = z.object({
  id: z.number(),
  at: z.number(),
  page: z.optional(z.string()),
  /** A `TrackingEvent` of this version or another. */
  event: z.unknown(),
  /** Where the visit came from in which it happened. */
  visit: z.record(z.string(), z.string()),
  /** The id of the batch that it was sent with, if the answer is missing. */
  batch: z.optional(z.string()),
});
/** The database numbers new rows. */
export type EventRow = Omit<z.infer<typeof eventRow>, 'id'> & { readonly id?: number };
