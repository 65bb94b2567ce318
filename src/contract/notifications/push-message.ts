import * as z from 'zod/mini';

/* Kept small, since the service worker includes it. */

/** A path of this site, with language prefix. */
export const ownPath = z.string().check(z.maxLength(2000), z.regex(/^\/(?![/\\])/));

/** The channel of this site's tabs (BroadcastChannel). */
export const tabChannel = 'lajur-messages';

/** Between tabs, and from the worker to its pages: there may be new messages. */
export const newsForTabs = z.lazy(() =>
  z.object({ type: z.literal('NEWS'), unread: z.optional(z.number()) }),
);

/** Content of a push, from this site's server to its worker. */
export const pushPayload = z.lazy(() =>
  z.object({
    id: z.number(),
    title: z.string(),
    body: z.string(),
    path: ownPath,
  }),
);
