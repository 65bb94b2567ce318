import { callGateway } from '#server/delivery/call-gateway.ts';
import { DeliveryFailed } from '#server/delivery/code-delivery.ts';
import { fillMailBody } from './mail-body.ts';
import { type MailDelivery, MailFailed } from './mail-delivery.ts';
import type { HttpMailSettings } from './mail-settings.ts';

/** Any mail service that accepts JSON by POST. */
export function createHttpMailDelivery({ url, headers, body, from, to }: HttpMailSettings): MailDelivery {
  return {
    async send({ subject, text, replyTo }) {
      const filled = fillMailBody(body, { from, to, replyTo: replyTo ?? from, subject, text });
      const answer = await callGateway(url, {
        headers: { ...headers, 'content-type': 'application/json' },
        body: filled,
      }).catch((cause: unknown) => {
        if (cause instanceof DeliveryFailed) throw new MailFailed(cause.message);
        throw cause;
      });
      if (answer.status < 200 || answer.status > 299)
        throw new MailFailed(`the mail service refused with status ${answer.status}`);
    },
  };
}
