import * as z from 'zod/mini';

/** Addresses of this site only, with their leading slash: a message never makes the worker fetch elsewhere. */
const ownAddress = z.string().check(z.regex(/^\/(?!\/)/), z.maxLength(2000));

/** What a page may ask of its service worker. */
export const workerMessage = z.discriminatedUnion('type', [
  /** The person agreed to the new version: the waiting worker takes over. */
  z.object({ type: z.literal('SKIP_WAITING') }),
  /** The page was fetched before the worker was there to keep it. */
  z.object({ type: z.literal('KEEP_PAGE'), address: ownAddress }),
]);
export type WorkerMessage = z.infer<typeof workerMessage>;
