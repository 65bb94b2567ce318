import * as z from 'zod/mini';
import { knownItems } from '#contract/api/known-items.ts';
import { flag, id, noQuery } from '#contract/api/wire-values.ts';
import { languages } from '#contract/language.ts';
import { mutableWays, notificationFacts, notificationKinds } from './notification.ts';

/* Schemas of the message endpoints (endpoint-schemas.ts). */

const kind = z.lazy(() => z.enum(notificationKinds));
const way = z.lazy(() => z.enum(mutableWays));
/** A P-256 point and 16 random bytes (RFC 8291), as base64url. */
const p256dh = z.lazy(() => z.string().check(z.regex(/^[A-Za-z0-9_-]{87}=?$/)));
const auth = z.lazy(() => z.string().check(z.regex(/^[A-Za-z0-9_-]{22}={0,2}$/)));

const about = {
  id: z.number(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
};
/** One schema per kind, so that its facts are typed by its name. */
const one = <Kind extends keyof typeof notificationFacts>(name: Kind) =>
  z.object({ ...about, kind: z.literal(name), facts: notificationFacts[name] });
export const notification = z.lazy(() =>
  z.discriminatedUnion('kind', [
    one('listing-live'),
    one('listing-rejected'),
    one('listing-expiring'),
    one('lead-received'),
    one('offer-received'),
    one('offer-changed'),
    one('booking-changed'),
    one('price-dropped'),
    one('search-news'),
    one('model-on-sale'),
    one('scope-decided'),
    one('warranty-claim-changed'),
    one('owner-review-decided'),
    one('trade-answered'),
  ]),
);
export type Notification = z.infer<typeof notification>;

/** `hasMessages`: whether this site sends messages to telephone numbers. */
const switches = () =>
  z.object({
    muted: knownItems('kind', notificationKinds, z.object({ kind, way })),
    hasMessages: z.boolean(),
  });
/** The endpoint that a push service assigned to a browser. */
const pushEndpoint = z.lazy(() => z.string().check(z.maxLength(1000), z.regex(/^https:\/\/\S+$/)));

export const notificationSchemas = {
  notifications: {
    path: '/api/v4/user/notifications',
    who: 'account',
    method: 'POST',
    /** `before` is the id of the last message shown. */
    query: () => z.object({ before: z.optional(id) }),
    data: () =>
      z.object({
        items: knownItems('kind', notificationKinds, notification),
        /** Number of all unread messages, not only on this page. */
        unread: z.number(),
        hasMore: z.boolean(),
      }),
  },
  notificationCount: {
    path: '/api/v4/user/notification-count',
    who: 'account',
    method: 'POST',
    query: () => noQuery,
    data: () => z.object({ unread: z.number() }),
  },
  /** Marks one message, or all up to one, as read. Idempotent. */
  readNotifications: {
    path: '/api/v4/user/read-notifications',
    who: 'account',
    method: 'POST',
    query: () => z.object({ id: z.optional(id), upTo: z.optional(id) }),
    data: () => z.object({ unread: z.number() }),
  },
  notificationSwitches: {
    path: '/api/v4/user/notification-switches',
    who: 'account',
    method: 'POST',
    query: () => noQuery,
    data: switches,
  },
  switchNotification: {
    path: '/api/v4/user/switch-notification',
    who: 'account',
    method: 'POST',
    query: () => z.object({ kind, way, isOn: flag }),
    data: switches,
  },
  /** The VAPID key that identifies this site to browsers (RFC 8292). */
  pushKey: {
    path: '/api/v4/user/push-key',
    who: 'anyone',
    query: () => noQuery,
    data: () => z.object({ publicKey: z.string() }),
  },
  subscribePush: {
    path: '/api/v4/user/subscribe-push',
    who: 'account',
    method: 'POST',
    query: () =>
      z.object({
        endpoint: pushEndpoint,
        p256dh,
        auth,
        language: z.enum(languages),
      }),
    data: () => z.object({ subscribed: z.literal(true) }),
  },
  unsubscribePush: {
    path: '/api/v4/user/unsubscribe-push',
    who: 'account',
    method: 'POST',
    query: () => z.object({ endpoint: pushEndpoint }),
    data: () => z.object({ subscribed: z.literal(false) }),
  },
} as const;
