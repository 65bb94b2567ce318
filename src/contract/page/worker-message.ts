import * as z from 'zod/mini';

/** Paths of this site only, with their leading slash: a message never makes the worker fetch elsewhere. */
const ownAddress = z.string().check(z.regex(/^\/(?!\/)/), z.maxLength(2000));

/** Messages from a page to its service worker. */
export const workerMessage = z.discriminatedUnion('type', [
  /** The person accepted the new version: the waiting worker takes over. */
  z.object({ type: z.literal('SKIP_WAITING') }),
  /** The page was loaded before the worker controlled it, and should be cached. */
  z.object({ type: z.literal('KEEP_PAGE'), address: ownAddress }),
]);
export type WorkerMessage = z.infer<typeof workerMessage>;
