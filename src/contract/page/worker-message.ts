import { defaultLanguage, isLanguage, type Language } from '#contract/language.ts';

/** Messages from a page to its service worker. */
export type WorkerMessage =
  /** The person accepted the new version: the waiting worker takes over. */
  | { readonly type: 'SKIP_WAITING' }
  /** The page is controlled by no worker though there is an active one. */
  | { readonly type: 'CLAIM' }
  /** The page was loaded before the worker controlled it, and should be cached. */
  | { readonly type: 'KEEP_PAGE'; readonly address: string }
  /**
   * The seller's lists and breakdown help should be on the device, with the service centres near a city. Answered on the
   * message's port: whether they are.
   */
  | { readonly type: 'SYNC_REFERENCES'; readonly language: Language; readonly city?: string };

/** Paths of this site only, with their leading slash: a message never makes the worker fetch elsewhere. */
const ownAddress = /^\/(?!\/).{0,1999}$/s;

/** It becomes part of an address. */
const ownCity = /^[a-z0-9-]{1,80}$/;

/** Parsed by hand: the worker starts for every page, and a schema would add its library to it. */
export function workerMessageOf(posted: unknown): WorkerMessage | undefined {
  if (typeof posted !== 'object' || posted === null || !('type' in posted)) return undefined;
  if (posted.type === 'SKIP_WAITING') return { type: 'SKIP_WAITING' };
  if (posted.type === 'CLAIM') return { type: 'CLAIM' };
  if (posted.type === 'SYNC_REFERENCES') {
    // A page of an earlier version names none.
    const given = 'language' in posted ? String(posted.language) : '';
    const city = 'city' in posted ? String(posted.city) : '';
    return {
      type: 'SYNC_REFERENCES',
      language: isLanguage(given) ? given : defaultLanguage,
      ...(ownCity.test(city) && { city }),
    };
  }
  if (posted.type !== 'KEEP_PAGE' || !('address' in posted) || typeof posted.address !== 'string')
    return undefined;
  return ownAddress.test(posted.address) ? { type: 'KEEP_PAGE', address: posted.address } : undefined;
}
