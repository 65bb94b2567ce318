import type { Language } from '#contract/language.ts';
import { callGateway } from './call-gateway.ts';
import { type CodeDelivery, DeliveryFailed } from './code-delivery.ts';
import type { HttpSmsSettings } from './delivery-settings.ts';
import { contentTypeOf, fillBody } from './sms-body.ts';

/** Any gateway for text messages that takes a POST. */
export function createHttpSmsDelivery(
  { url, headers, body, accepted }: HttpSmsSettings,
  messageWith: (code: string, language: Language) => string,
): CodeDelivery {
  const contentType = contentTypeOf(headers);
  return {
    async send({ mobile, code, language }) {
      const message = messageWith(code, language);
      const { status, text } = await callGateway(url, {
        headers: { ...headers, 'content-type': contentType },
        body: fillBody({ body, contentType }, { mobile, message }),
      });
      if (status < 200 || status > 299)
        throw new DeliveryFailed(`the SMS gateway refused with status ${status}`);
      if (accepted !== undefined && !text.includes(accepted))
        throw new DeliveryFailed('the SMS gateway answered without what SMS_ACCEPTED expects');
    },
  };
}
