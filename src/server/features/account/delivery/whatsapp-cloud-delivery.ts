import * as z from 'zod/mini';
import { callGateway } from './call-gateway.ts';
import { type CodeDelivery, DeliveryFailed } from './code-delivery.ts';
import type { WhatsappCloudSettings } from './delivery-settings.ts';

const accepted = z.object({ messages: z.array(z.object({ id: z.string() })).check(z.minLength(1)) });
const refused = z.object({ error: z.object({ code: z.number(), error_subcode: z.optional(z.number()) }) });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Meta's Cloud API with an authentication template, whose words are Meta's own:
 * https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates/auth-otp-template-messages
 */
export function createWhatsappCloudDelivery(settings: WhatsappCloudSettings): CodeDelivery {
  const { apiUrl, phoneNumberId, token, template } = settings;
  return {
    async send({ mobile, code, language }) {
      const parameters = [{ type: 'text', text: code }];
      const { status, text } = await callGateway(`${apiUrl}/${phoneNumberId}/messages`, {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: mobile.replace('+', ''),
          type: 'template',
          template: {
            name: template,
            language: { code: language },
            components: [
              { type: 'body', parameters },
              // Of the button that copies the code.
              { type: 'button', sub_type: 'url', index: '0', parameters },
            ],
          },
        }),
      });
      const answer = parsed(text);
      if (status === 200 && z.safeParse(accepted, answer).success) return;
      // Its words may repeat the number; its codes are documented.
      const { data } = z.safeParse(refused, answer);
      const reason = data ? `, error ${data.error.code}/${data.error.error_subcode ?? 0}` : '';
      throw new DeliveryFailed(`WhatsApp's Cloud API refused with status ${status}${reason}`);
    },
  };
}
