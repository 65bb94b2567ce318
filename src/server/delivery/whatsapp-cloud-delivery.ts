import type { CodeDelivery } from './code-delivery.ts';
import type { WhatsappCloudSettings } from './delivery-settings.ts';
import { sendTemplate } from './send-template.ts';

/**
 * An authentication template, whose text is fixed by Meta:
 * https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates/auth-otp-template-messages
 */
export function createWhatsappCloudDelivery(settings: WhatsappCloudSettings): CodeDelivery {
  return {
    async send({ mobile, code, language }) {
      const parameters = [{ type: 'text', text: code }];
      await sendTemplate(settings, {
        mobile,
        language,
        components: [
          { type: 'body', parameters },
          // The button that copies the code.
          { type: 'button', sub_type: 'url', index: '0', parameters },
        ],
      });
    },
  };
}
