import { defaultLanguage, isLanguage, type Language } from '#contract/language.ts';

/** Messages from a page to its service worker. */
export type WorkerMessage =
  /** The user accepted the new version: the waiting worker activates. */
  | { readonly type: 'SKIP_WAITING' }
  /** The page has no controlling worker although one is active. */
  | { readonly type: 'CLAIM' }
  /** The page loaded before the worker controlled it and should be cached. The reply on the message's port says that this is done. */
  | { readonly type: 'KEEP_PAGE'; readonly address: string }
  /**
   * Asks the worker to cache the sell catalogue, breakdown help, the app's messages and the service centres near
   * `city`. The reply on the message's port says whether they are cached.
   */
  | { readonly type: 'SYNC_REFERENCES'; readonly language: Language; readonly city?: string };

/** The worker tells its pages of an error, by its class: its message may have the address of a page. */
export type WorkerFault = { readonly type: 'FAULT'; readonly error: string };

/**
 * Same-origin paths only, starting with a single slash: a message must not make the worker fetch other sites.
 */
const ownAddress = /^\/(?!\/).{0,1999}$/s;

/** Validated because it becomes part of a URL. */
const ownCity = /^[a-z0-9-]{1,80}$/;

/** Parsed by hand: the worker starts with every page, and a schema would add its library to the worker. */
export function workerMessageOf(posted: unknown): WorkerMessage | undefined {
  if (typeof posted !== 'object' || posted === null || !('type' in posted)) return undefined;
  if (posted.type === 'SKIP_WAITING') return { type: 'SKIP_WAITING' };
  if (posted.type === 'CLAIM') return { type: 'CLAIM' };
  if (posted.type === 'SYNC_REFERENCES') {
    // A page from an earlier version sends no language.
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
