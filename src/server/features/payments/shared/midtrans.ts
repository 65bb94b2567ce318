import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { timeInJakarta } from '#contract/dates.ts';
import { basicAuthorization, callProvider, webAddress } from './call-provider.ts';
import { areEqualSecrets } from './equal-secrets.ts';
import { type PaymentProvider, type PaymentState, ProviderFailed } from './payment-provider.ts';
import type { MidtransSettings } from './payment-settings.ts';

/** What can be refunded by a call; a bank transfer cannot (https://docs.midtrans.com/reference/refund-transaction). */
const refundable = ['credit_card', 'gopay', 'shopeepay', 'other_qris'] as const;

const created = z.object({ token: z.string(), redirect_url: webAddress() });
/** Also of what does not exist: `status_code` is "404" then. */
const statusAnswer = z.object({
  status_code: z.string(),
  order_id: z.optional(z.string()),
  transaction_status: z.optional(z.string()),
  fraud_status: z.optional(z.string()),
  gross_amount: z.optional(z.string()),
});
const notification = z.object({
  order_id: z.string(),
  status_code: z.string(),
  gross_amount: z.string(),
  signature_key: z.string(),
});
const refundAnswer = z.object({ status_code: z.string() });

/** The shortest time that Midtrans accepts for a payment page. */
const leastPageMinutes = 5;

/** `2026-11-23 14:05:09 +0700` */
function midtransTime(instant: number): string {
  return `${timeInJakarta(instant).slice(0, 19).replace('T', ' ')} +0700`;
}

/** `500000.00`; rupiah have no fraction. */
function rupiahOf(text: string): number {
  const found = /^(\d{1,15})(?:\.0{1,2})?$/.exec(text)?.[1];
  if (found === undefined) throw new ProviderFailed('the payment provider names an amount in fractions');
  return Number(found);
}

/**
 * Midtrans Snap (https://docs.midtrans.com/reference/backend-integration). `order_id` is the order's reference: Midtrans
 * makes one transaction for it, however many payment pages were opened.
 */
export function createMidtrans({ serverKey, snapUrl, apiUrl }: MidtransSettings): PaymentProvider {
  const headers = { authorization: basicAuthorization(serverKey) };
  const orderUrl = (reference: string, call: string) =>
    `${apiUrl}/v2/${encodeURIComponent(reference)}/${call}`;

  return {
    name: 'midtrans',

    async create({ reference, amount, description, payBy, returnUrl }) {
      const minutes = Math.max(1, Math.ceil((payBy.getTime() - Date.now()) / 60_000));
      const { status, body } = await callProvider(`${snapUrl}/snap/v1/transactions`, {
        method: 'POST',
        headers,
        body: {
          transaction_details: { order_id: reference, gross_amount: amount },
          item_details: [{ id: reference, price: amount, quantity: 1, name: description.slice(0, 50) }],
          // Without a start both count from the buyer's choice of a way to pay, and the page lasts a day.
          expiry: { start_time: midtransTime(Date.now()), unit: 'minutes', duration: minutes },
          page_expiry: { unit: 'minutes', duration: Math.max(leastPageMinutes, minutes) },
          enabled_payments: refundable,
          callbacks: { finish: returnUrl },
        },
      });
      const parsed = created.safeParse(body);
      if (status !== 201 || !parsed.success)
        throw new ProviderFailed(`Midtrans answered ${status} to a new payment`);
      return { payUrl: parsed.data.redirect_url, providerId: null };
    },

    async state({ reference }): Promise<PaymentState> {
      const { body } = await callProvider(orderUrl(reference, 'status'), { headers });
      const parsed = statusAnswer.safeParse(body);
      if (!parsed.success) throw new ProviderFailed('Midtrans answered no status');
      const { status_code, order_id, transaction_status, fraud_status, gross_amount } = parsed.data;
      if (status_code === '404') return { kind: 'unknown' };
      if (order_id !== undefined && order_id !== reference)
        throw new ProviderFailed('Midtrans answered about another order');
      switch (transaction_status) {
        case 'capture':
          // A challenged card payment is not captured until it is accepted.
          if (fraud_status === 'challenge') return { kind: 'pending' };
          return { kind: 'paid', amount: rupiahOf(gross_amount ?? '') };
        case 'settlement':
        case 'partial_refund':
          return { kind: 'paid', amount: rupiahOf(gross_amount ?? '') };
        case 'refund':
        case 'chargeback':
          return { kind: 'refunded' };
        case 'cancel':
        case 'failure':
          return { kind: 'failed' };
        case 'expire':
          return { kind: 'expired' };
        case 'pending':
        case 'authorize':
        // After a refused attempt the payment page offers other ways to pay.
        case 'deny':
          return { kind: 'pending' };
        default:
          throw new ProviderFailed(`Midtrans answered the status code ${status_code}`);
      }
    },

    async cancel({ reference }) {
      await callProvider(orderUrl(reference, 'cancel'), { method: 'POST', headers });
    },

    async refund({ reference, amount }) {
      const { body } = await callProvider(orderUrl(reference, 'refund'), {
        method: 'POST',
        headers,
        // The key makes a repeated refund the same one.
        body: { refund_key: `${reference}-refund`, amount, reason: 'The booking has ended' },
      });
      const parsed = refundAnswer.safeParse(body);
      const code = parsed.data?.status_code;
      if (code === '200') return;
      if (code !== '412') throw new ProviderFailed(`Midtrans answered the status code ${code} to a refund`);
      // A card payment that is captured but not yet settled is cancelled instead. One that is already refunded stays so.
      await callProvider(orderUrl(reference, 'cancel'), { method: 'POST', headers });
    },

    referenceOf({ body }) {
      const parsed = notification.safeParse(body);
      if (!parsed.success) return undefined;
      const { order_id, status_code, gross_amount, signature_key } = parsed.data;
      const expected = createHash('sha512')
        .update(order_id + status_code + gross_amount + serverKey)
        .digest('hex');
      return areEqualSecrets(expected, signature_key) ? order_id : undefined;
    },
  };
}
