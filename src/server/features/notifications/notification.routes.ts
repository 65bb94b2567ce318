import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import type { NotificationService } from './notification.service.ts';

type Parts = { readonly notifications: NotificationService };

/** An account's own messages and settings. */
export function notificationRoutes(app: FastifyInstance, { notifications }: Parts): void {
  serveEndpoint(
    app,
    'notifications',
    async ({ before }, { account }) => await notifications.list(account.id, before),
  );
  serveEndpoint(
    app,
    'notificationCount',
    async (_query, { account }) => await notifications.count(account.id),
  );
  serveEndpoint(
    app,
    'readNotifications',
    async (query, { account }) => await notifications.markRead(account.id, query),
  );
  serveEndpoint(
    app,
    'notificationSwitches',
    async (_query, { account }) => await notifications.switches(account.id),
  );
  serveEndpoint(app, 'switchNotification', async ({ kind, way, isOn }, { account: { id } }) => {
    return await notifications.switch(id, { kind, way, isOn: isOn === '1' });
  });
}
