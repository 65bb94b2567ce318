import type { Language } from '#contract/language.ts';
import type { CodeDelivery } from './code-delivery.ts';
import type { HttpSmsSettings } from './delivery-settings.ts';
import { sendSms } from './send-sms.ts';

/** Any SMS gateway that accepts a POST. */
export function createHttpSmsDelivery(
  settings: HttpSmsSettings,
  messageWith: (code: string, language: Language) => string,
): CodeDelivery {
  return {
    send: ({ mobile, code, language }) => sendSms(settings, { mobile, message: messageWith(code, language) }),
  };
}
