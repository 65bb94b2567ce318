import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import type { PushRepository } from './push.repository.ts';
import { isPushService } from './push-hosts.ts';

type Parts = {
  readonly pushes: PushRepository;
  readonly publicKey: string;
};

/** Endpoints of push subscriptions. A subscription's URL is a secret and never returned. */
export function pushRoutes(app: FastifyInstance, { pushes, publicKey }: Parts): void {
  serveEndpoint(app, 'pushKey', () => ({ publicKey }));
  serveEndpoint(app, 'subscribePush', async ({ endpoint, p256dh, auth, language }, { account }) => {
    if (!isPushService(endpoint)) throw new AppError('bad_request', { endpoint: ['https'] });
    await pushes.subscribe({ accountId: account.id, endpoint, p256dh, auth, language });
    return { subscribed: true };
  });
  serveEndpoint(app, 'unsubscribePush', async ({ endpoint }, { account }) => {
    await pushes.unsubscribe(account.id, endpoint);
    return { subscribed: false };
  });
}
