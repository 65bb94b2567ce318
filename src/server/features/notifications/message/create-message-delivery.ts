import { callGateway } from '#server/features/account/delivery/call-gateway.ts';
import { DeliveryFailed } from '#server/features/account/delivery/code-delivery.ts';
import type {
  DeliverySettings,
  HttpSmsSettings,
  WhatsappCloudSettings,
} from '#server/features/account/delivery/delivery-settings.ts';
import { contentTypeOf, fillBody } from '#server/features/account/delivery/sms-body.ts';
import type { MessageDelivery } from './message-delivery.ts';

/** The ways by which codes go out carry news as well (features/account/delivery). */
export function createMessageDelivery(
  settings: DeliverySettings,
  write: (line: string) => void,
): MessageDelivery {
  if (settings.kind === 'whatsapp-cloud') return byWhatsapp(settings);
  if (settings.kind === 'http-sms') return bySms(settings);
  return {
    send: async ({ mobile, title }) =>
      write(`news for the number that ends in ${mobile.slice(-3)}: ${title}`),
  };
}

/**
 * A template of the category utility, in Indonesian and English, whose body has three places: title, text and address.
 * https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates
 */
function byWhatsapp({ apiUrl, phoneNumberId, token, template }: WhatsappCloudSettings): MessageDelivery {
  return {
    async send({ mobile, title, body, address, language }) {
      const parameters = [title, body, address].map((text) => ({ type: 'text', text }));
      const { status } = await callGateway(`${apiUrl}/${phoneNumberId}/messages`, {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: mobile.replace('+', ''),
          type: 'template',
          template: {
            name: template,
            language: { code: language },
            components: [{ type: 'body', parameters }],
          },
        }),
      });
      if (status !== 200) throw new DeliveryFailed(`WhatsApp's Cloud API refused with status ${status}`);
    },
  };
}

function bySms({ url, headers, body: template, accepted }: HttpSmsSettings): MessageDelivery {
  const contentType = contentTypeOf(headers);
  return {
    async send({ mobile, title, body, address }) {
      const message = `Lajur: ${title}. ${body}. ${address}`;
      const { status, text } = await callGateway(url, {
        headers: { ...headers, 'content-type': contentType },
        body: fillBody({ body: template, contentType }, { mobile, message }),
      });
      if (status < 200 || status > 299 || (accepted !== undefined && !text.includes(accepted)))
        throw new DeliveryFailed(`the SMS gateway refused with status ${status}`);
    },
  };
}
