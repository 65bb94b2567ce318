import type { DeliverySettings, HttpSmsSettings, WhatsappCloudSettings } from './delivery-settings.ts';
import type { MessageDelivery } from './message-delivery.ts';
import { sendSms } from './send-sms.ts';
import { sendTemplate } from './send-template.ts';

/** The deliveries of codes also send messages. */
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

/** A utility template, in Indonesian and English, whose body has three placeholders: title, text and address. */
function byWhatsapp(settings: WhatsappCloudSettings): MessageDelivery {
  return {
    async send({ mobile, title, body, address, language }) {
      const parameters = [title, body, address].map((text) => ({ type: 'text', text }));
      await sendTemplate(settings, { mobile, language, components: [{ type: 'body', parameters }] });
    },
  };
}

function bySms(settings: HttpSmsSettings): MessageDelivery {
  return {
    send: ({ mobile, title, body, address }) =>
      sendSms(settings, { mobile, message: `Lajur: ${title}. ${body}. ${address}` }),
  };
}
