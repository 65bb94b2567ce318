import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import type { ReadPrincipal } from '#server/session/principal.ts';
import { requireAccount } from '#server/session/require-account.ts';
import type { PushRepository } from './push.repository.ts';
import { isPushService } from './push-hosts.ts';

type Parts = {
  readonly pushes: PushRepository;
  readonly publicKey: string;
  readonly readPrincipal: ReadPrincipal;
};

const options = { methods: ['POST'], isPrivate: true } as const;

/** Endpoints of push subscriptions. A subscription's URL is a secret and never returned. */
export function pushRoutes(app: FastifyInstance, { pushes, publicKey, readPrincipal }: Parts): void {
  serveEndpoint(app, 'pushKey', () => ({ publicKey }));
  serveEndpoint(
    app,
    'subscribePush',
    async ({ endpoint, p256dh, auth, language }, { request }) => {
      const account = await requireAccount(readPrincipal, request);
      if (!isPushService(endpoint)) throw new AppError('bad_request', { endpoint: ['https'] });
      await pushes.subscribe({ accountId: account.id, endpoint, p256dh, auth, language });
      return { subscribed: true };
    },
    options,
  );
  serveEndpoint(
    app,
    'unsubscribePush',
    async ({ endpoint }, { request }) => {
      const account = await requireAccount(readPrincipal, request);
      await pushes.unsubscribe(account.id, endpoint);
      return { subscribed: false };
    },
    options,
  );
}
