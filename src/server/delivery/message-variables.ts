import { type DeliverySettings, deliveryKinds } from './delivery-settings.ts';
import { type DeliveryVariables, readDelivery } from './delivery-variables.ts';

/** Delivery of messages to telephone numbers; `none` by default, since the operator pays for each. */
export const newsDeliveryKinds = ['none', ...deliveryKinds] as const;

type Variables = DeliveryVariables & {
  readonly NEWS_DELIVERY: (typeof newsDeliveryKinds)[number];
  readonly WHATSAPP_NEWS_TEMPLATE?: string | undefined;
};

type Reading = { readonly settings: DeliverySettings | undefined } | { readonly problem: string };

/**
 * The settings of the chosen delivery, or a line that says what is missing. Gateway and keys are those of the
 * codes.
 */
export function readNewsDelivery(values: Variables): Reading {
  const { NEWS_DELIVERY: kind, WHATSAPP_NEWS_TEMPLATE: template } = values;
  if (kind === 'none') return { settings: undefined };
  const read = readDelivery({ ...values, OTP_DELIVERY: kind, WHATSAPP_TEMPLATE: template });
  if ('settings' in read) return read;
  const problem = read.problem
    .replace('OTP_DELIVERY', 'NEWS_DELIVERY')
    .replace('WHATSAPP_TEMPLATE', 'WHATSAPP_NEWS_TEMPLATE')
    .replace('an authentication template', 'a template with three places');
  return { problem };
}
