import { leaseOf } from '#server/db/lease.ts';
import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { createMailDelivery } from './mail/create-mail-delivery.ts';
import { startMailing } from './mail-job.ts';
import { createSupportMessageRepository } from './support-message.repository.ts';
import { createSupportMessageService } from './support-message.service.ts';

/** Messages to the site: the endpoint, and the job that mails them. */
export const supportFeature: Feature<'environment' | 'database' | 'codeSecret'> = (
  app,
  { environment, database, codeSecret },
) => {
  const { mail } = environment;
  const messages = createSupportMessageRepository(database.orm);
  const service = createSupportMessageService({ messages, secret: codeSecret });
  serveEndpoint(app, 'sendSupportMessage', async (query, { request, once, principal, language }) => {
    const isNew = await service.take({ query, once, principal, address: request.ip, language });
    if (isNew && !mail) app.log.warn('a message to the site came in; it waits, since no mail is configured');
    return { received: true };
  });
  const mailing = startMailing({
    messages,
    mail: mail && createMailDelivery(mail),
    lease: leaseOf(database, 'mail'),
    onWarning: (line) => app.log.warn(line),
  });
  app.addHook('onClose', () => mailing.stop());
};
