import * as z from 'zod/mini';
import { photoGuides } from './photo-guide.ts';

export const picture = z.object({
  /** The photo's key; its content is immutable. */
  key: z.string().check(z.regex(/^[a-z0-9.-]{1,120}$/)),
  /** A tiny blurred preview as a data URI, shown until the photo has loaded. */
  preview: z.string(),
  /** The subject, if the seller stated it. Subjects from a newer server are dropped. */
  view: z.catch(z.optional(z.enum(photoGuides)), undefined),
});
export type Picture = z.infer<typeof picture>;
