/** What a page may ask of its service worker. */
export type WorkerMessage =
  /** The person agreed to the new version: the waiting worker takes over. */
  | { readonly type: 'SKIP_WAITING' }
  /** The page was fetched before the worker was there to keep it. */
  | { readonly type: 'KEEP_PAGE'; readonly address: string };

/** Addresses of this site only, with their leading slash: a message never makes the worker fetch elsewhere. */
const ownAddress = /^\/(?!\/).{0,1999}$/s;

/** Reads what was posted, by hand: a schema would cost each start of the worker its library. */
export function workerMessageOf(posted: unknown): WorkerMessage | undefined {
  if (typeof posted !== 'object' || posted === null || !('type' in posted)) return undefined;
  if (posted.type === 'SKIP_WAITING') return { type: 'SKIP_WAITING' };
  if (posted.type !== 'KEEP_PAGE' || !('address' in posted) || typeof posted.address !== 'string')
    return undefined;
  return ownAddress.test(posted.address) ? { type: 'KEEP_PAGE', address: posted.address } : undefined;
}
