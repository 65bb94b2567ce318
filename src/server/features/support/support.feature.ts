import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import type { Environment } from '#server/env.ts';
import { keptSecret } from '#server/kept-secret.ts';
import { serveEndpoint } from '#server/serve-endpoint.ts';
import type { ReadPrincipal } from '#server/session/principal.ts';
import { createMailDelivery } from './mail/create-mail-delivery.ts';
import { startMailing } from './mail-job.ts';
import { createSupportMessageRepository } from './support-message.repository.ts';
import { createSupportMessageService } from './support-message.service.ts';

type Parts = {
  readonly environment: Pick<Environment, 'otpSecret' | 'dataDirectory' | 'mail'>;
  readonly database: Database;
  readonly readPrincipal: ReadPrincipal;
};

/** What people write to the site: its endpoint, and the letters that come of it, until the app closes. */
export async function serveContactUs(
  app: FastifyInstance,
  { environment, database, readPrincipal }: Parts,
): Promise<void> {
  const { otpSecret, dataDirectory, mail } = environment;
  const messages = createSupportMessageRepository(database.orm);
  const service = createSupportMessageService({
    database,
    messages,
    secret: otpSecret ?? (await keptSecret(dataDirectory, 'otp')),
  });
  serveEndpoint(
    app,
    'sendContactMessage',
    async (query, { request, language }) => {
      const principal = await readPrincipal(request);
      const isNew = await service.take({ query, principal, address: request.ip, language });
      if (isNew && !mail)
        app.log.warn('a message to the site came in; it waits, since no mail is configured');
      return { received: true };
    },
    { methods: ['POST'], isPrivate: true },
  );
  const mailing = startMailing({
    messages,
    mail: mail && createMailDelivery(mail),
    onWarning: (line) => app.log.warn(line),
  });
  app.addHook('onClose', () => mailing.stop());
}
