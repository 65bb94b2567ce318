import type { DeliverySettings, deliveryKinds } from './delivery-settings.ts';
import { contentTypeOf, problemOfBody } from './sms-body.ts';

/** Environment variables of code delivery, each parsed separately (env.ts). */
export type DeliveryVariables = {
  readonly OTP_DELIVERY: (typeof deliveryKinds)[number];
  readonly WHATSAPP_API_URL: string;
  readonly WHATSAPP_PHONE_NUMBER_ID?: string | undefined;
  readonly WHATSAPP_TOKEN?: string | undefined;
  readonly WHATSAPP_TEMPLATE?: string | undefined;
  readonly SMS_URL?: string | undefined;
  readonly SMS_HEADERS: Readonly<Record<string, string>>;
  readonly SMS_BODY?: string | undefined;
  readonly SMS_ACCEPTED?: string | undefined;
};

type Reading = { readonly settings: DeliverySettings } | { readonly problem: string };

/** Combines the variables: the settings of the chosen delivery, or a line that says what is missing. */
export function readDelivery(values: DeliveryVariables): Reading {
  const kind = values.OTP_DELIVERY;
  const missing = (name: keyof DeliveryVariables, expected: string) => ({
    problem: `${name} is missing: expected ${expected}, since OTP_DELIVERY is ${kind}.`,
  });
  if (kind === 'console') return { settings: { kind } };
  if (kind === 'whatsapp-cloud') {
    const { WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_TOKEN, WHATSAPP_TEMPLATE, WHATSAPP_API_URL } = values;
    if (!WHATSAPP_PHONE_NUMBER_ID) return missing('WHATSAPP_PHONE_NUMBER_ID', 'the id of the sending number');
    if (!WHATSAPP_TOKEN) return missing('WHATSAPP_TOKEN', 'an access token of the Cloud API');
    if (!WHATSAPP_TEMPLATE) return missing('WHATSAPP_TEMPLATE', 'the name of an authentication template');
    return {
      settings: {
        kind,
        apiUrl: WHATSAPP_API_URL,
        phoneNumberId: WHATSAPP_PHONE_NUMBER_ID,
        token: WHATSAPP_TOKEN,
        template: WHATSAPP_TEMPLATE,
      },
    };
  }
  const { SMS_URL, SMS_HEADERS, SMS_BODY, SMS_ACCEPTED } = values;
  if (!SMS_URL) return missing('SMS_URL', 'the address of the SMS gateway');
  if (!SMS_BODY) return missing('SMS_BODY', 'a body with {message}, and {mobile} or {number}');
  const problem = problemOfBody(SMS_BODY, contentTypeOf(SMS_HEADERS));
  if (problem) return { problem: `SMS_BODY cannot be used: expected ${problem}.` };
  return { settings: { kind, url: SMS_URL, headers: SMS_HEADERS, body: SMS_BODY, accepted: SMS_ACCEPTED } };
}
