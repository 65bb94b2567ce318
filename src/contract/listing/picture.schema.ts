import * as z from 'zod/mini';

export const picture = z.object({
  /** The photo's key; its bytes never change. */
  key: z.string().check(z.regex(/^[a-z0-9.-]{1,120}$/)),
  /** A tiny blurred preview as a data URI, shown until the photo has loaded. */
  preview: z.string(),
});
export type Picture = z.infer<typeof picture>;
