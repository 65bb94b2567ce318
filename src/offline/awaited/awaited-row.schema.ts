import * as z from 'zod/mini';

/** An upcoming model the visitor is waiting for: one notification once it is on sale. */
export const awaitedRow = z.object({
  /** contract/collections/awaited-id.ts */
  id: z.string(),
  /** Brand and model. */
  name: z.string(),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
});
export type AwaitedRow = z.infer<typeof awaitedRow>;
