import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import type { ReadPrincipal } from '#server/session/principal.ts';
import { requireAccount } from '#server/session/require-account.ts';
import type { NotificationService } from './notification.service.ts';

type Parts = { readonly notifications: NotificationService; readonly readPrincipal: ReadPrincipal };

/** Personal data: POST only, never cached. */
const options = { methods: ['POST'], isPrivate: true } as const;

/** An account's own messages and settings. */
export function notificationRoutes(app: FastifyInstance, { notifications, readPrincipal }: Parts): void {
  serveEndpoint(
    app,
    'notifications',
    async ({ before }, { request }) =>
      await notifications.list((await requireAccount(readPrincipal, request)).id, before),
    options,
  );
  serveEndpoint(
    app,
    'notificationCount',
    async (_query, { request }) =>
      await notifications.count((await requireAccount(readPrincipal, request)).id),
    options,
  );
  serveEndpoint(
    app,
    'readNotifications',
    async (query, { request }) =>
      await notifications.markRead((await requireAccount(readPrincipal, request)).id, query),
    options,
  );
  serveEndpoint(
    app,
    'notificationSwitches',
    async (_query, { request }) =>
      await notifications.switches((await requireAccount(readPrincipal, request)).id),
    options,
  );
  serveEndpoint(
    app,
    'switchNotification',
    async ({ kind, way, isOn }, { request }) => {
      const { id } = await requireAccount(readPrincipal, request);
      return await notifications.switch(id, { kind, way, isOn: isOn === '1' });
    },
    options,
  );
}
