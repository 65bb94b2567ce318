import * as z from 'zod/mini';

/**
 * An account's last responses, by name, so that its pages open offline. Deleted at sign-out, and never shown
 * to another account.
 */
export const accountAnswer = z.object({
  account: z.string(),
  name: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  answer: z.unknown(),
});
export type AccountAnswer = z.infer<typeof accountAnswer>;
