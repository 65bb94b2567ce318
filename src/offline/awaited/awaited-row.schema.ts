import * as z from 'zod/mini';

/** A new model that one waits for, to be told once when it is on sale. */
export const awaitedRow = z.object({
  /** contract/collections/awaited-id.ts */
  id: z.string(),
  /** Brand and model. */
  name: z.string(),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
});
export type AwaitedRow = z.infer<typeof awaitedRow>;
