import * as z from 'zod/mini';
import type { Language } from '#contract/language.ts';
import { parsedJson } from '#server/process/parsed-json.ts';
import { callGateway } from './call-gateway.ts';
import { DeliveryFailed } from './code-delivery.ts';
import type { WhatsappCloudSettings } from './delivery-settings.ts';

const accepted = z.object({ messages: z.array(z.object({ id: z.string() })).check(z.minLength(1)) });
const refused = z.object({ error: z.object({ code: z.number(), error_subcode: z.optional(z.number()) }) });

type TemplateMessage = {
  /** E.164. */
  readonly mobile: string;
  readonly language: Language;
  /** Values of the template's placeholders. */
  readonly components: readonly object[];
};

/**
 * Sends a template by Meta's Cloud API: https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates
 * @throws DeliveryFailed
 */
export async function sendTemplate(
  { apiUrl, phoneNumberId, token, template: name }: WhatsappCloudSettings,
  { mobile, language, components }: TemplateMessage,
): Promise<void> {
  const { status, text } = await callGateway(`${apiUrl}/${phoneNumberId}/messages`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: mobile.replace('+', ''),
      type: 'template',
      template: { name, language: { code: language }, components },
    }),
  });
  const answer = parsedJson(text);
  if (status === 200 && z.safeParse(accepted, answer).success) return;
  // The error's message may contain the number; its codes are documented.
  const { data } = z.safeParse(refused, answer);
  const reason = data ? `, error ${data.error.code}/${data.error.error_subcode ?? 0}` : '';
  throw new DeliveryFailed(`WhatsApp's Cloud API refused with status ${status}${reason}`);
}
