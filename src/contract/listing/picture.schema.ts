import * as z from 'zod/mini';

export const picture = z.object({
  /** Names the photo; its bytes never change. */
  key: z.string().check(z.regex(/^[a-z0-9.-]{1,120}$/)),
  /** A few blurred pixels as a data URI, shown until the photo is there. */
  preview: z.string(),
});
export type Picture = z.infer<typeof picture>;
