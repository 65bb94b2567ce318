import * as z from 'zod/mini';

/** A seller's number that this account was shown, for offline use. */
export const contactRow = z.lazy(() =>
  z.object({
    listingId: z.number(),
    account: z.string(),
    name: z.string(),
    /** E.164. */
    mobile: z.string(),
    isWhatsapp: z.boolean(),
    /** Milliseconds since 1970. */
    seenAt: z.number(),
  }),
);
export type ContactRow = z.infer<typeof contactRow>;
