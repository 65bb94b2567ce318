import type { PaymentSettings, paymentProviders } from './payment-settings.ts';

/** Environment variables of payments, each parsed by itself (env.ts). */
export type PaymentVariables = {
  readonly PAYMENT_PROVIDER?: (typeof paymentProviders)[number] | undefined;
  readonly MIDTRANS_SERVER_KEY?: string | undefined;
  readonly MIDTRANS_SNAP_URL: string;
  readonly MIDTRANS_API_URL: string;
  readonly XENDIT_SECRET_KEY?: string | undefined;
  readonly XENDIT_CALLBACK_TOKEN?: string | undefined;
  readonly XENDIT_API_URL: string;
};

type Reading = { readonly settings: PaymentSettings } | { readonly problem: string };

/** Combines the variables: the settings of the chosen provider, or a line that says what is wrong. */
export function readPayments(values: PaymentVariables, isProduction: boolean): Reading {
  const kind = values.PAYMENT_PROVIDER ?? (isProduction ? 'none' : 'sandbox');
  const missing = (name: keyof PaymentVariables, expected: string) => ({
    problem: `${name} is missing: expected ${expected}, since PAYMENT_PROVIDER is ${kind}.`,
  });
  if (kind === 'none') return { settings: { kind } };
  if (kind === 'sandbox') {
    return isProduction
      ? {
          problem:
            'PAYMENT_PROVIDER is sandbox, which takes no money: expected midtrans, xendit or none where PUBLIC_URL or HOST is not loopback.',
        }
      : { settings: { kind } };
  }
  if (kind === 'midtrans') {
    const { MIDTRANS_SERVER_KEY: serverKey, MIDTRANS_SNAP_URL: snapUrl, MIDTRANS_API_URL: apiUrl } = values;
    if (!serverKey) return missing('MIDTRANS_SERVER_KEY', 'the server key of the account');
    return { settings: { kind, serverKey, snapUrl, apiUrl } };
  }
  const { XENDIT_SECRET_KEY: secretKey, XENDIT_CALLBACK_TOKEN: callbackToken } = values;
  if (!secretKey) return missing('XENDIT_SECRET_KEY', 'a secret key that may write invoices and refunds');
  if (!callbackToken) return missing('XENDIT_CALLBACK_TOKEN', "the account's verification token");
  return { settings: { kind, secretKey, callbackToken, apiUrl: values.XENDIT_API_URL } };
}
