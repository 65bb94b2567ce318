import * as z from 'zod/mini';
import { notificationKinds } from '#contract/notifications/notification.ts';
import { ownPath } from '#contract/notifications/push-message.ts';

/*
 * Messages to a native app that embeds the site. The native app opens the channel: it posts `hostGreeting` to
 * the page with a MessagePort (Android: `WebViewCompat.postWebMessage`), and both then write JSON to that
 * port.
 */

export const hostGreeting = 'lajur:connect';

/** To the native app. */
export const toHost = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('unread'), unread: z.number() }),
    z.object({
      type: z.literal('news'),
      id: z.number(),
      kind: z.enum(notificationKinds),
      title: z.string(),
      body: z.string(),
      path: z.string(),
    }),
  ]),
);
export type ToHost = z.infer<typeof toHost>;

/** From the native app: open a page of this site, or check for messages now. */
export const fromHost = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('open'), path: ownPath }),
    z.object({ type: z.literal('refresh') }),
  ]),
);
