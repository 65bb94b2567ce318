import * as z from 'zod/mini';
import { basicAuthorization, callProvider, webAddress } from './call-provider.ts';
import { areEqualSecrets } from './equal-secrets.ts';
import { type PaymentProvider, type PaymentState, ProviderFailed } from './payment-provider.ts';
import type { XenditSettings } from './payment-settings.ts';

const invoice = z.object({
  id: z.string(),
  external_id: z.string(),
  status: z.enum(['PENDING', 'PAID', 'SETTLED', 'EXPIRED']),
  amount: z.int(),
  paid_amount: z.optional(z.int()),
  invoice_url: webAddress(),
});
type Invoice = z.infer<typeof invoice>;
const refund = z.object({ status: z.string(), amount: z.int() });
type Refund = z.infer<typeof refund>;
const refunds = z.object({ data: z.array(refund) });
const notification = z.object({ external_id: z.string() });

/**
 * Xendit invoices (https://developers.xendit.co/api-reference/#invoices). `external_id` is the order's reference. Xendit
 * accepts one twice, so an existing invoice is looked for before one is created.
 */
export function createXendit({ secretKey, callbackToken, apiUrl }: XenditSettings): PaymentProvider {
  const headers = { authorization: basicAuthorization(secretKey) };

  /** The invoice of an order: the paid one where there are several, which no call here causes. */
  async function invoiceOf(reference: string): Promise<Invoice | undefined> {
    const { status, body } = await callProvider(
      `${apiUrl}/v2/invoices?${new URLSearchParams({ external_id: reference })}`,
      { headers },
    );
    const parsed = z.array(invoice).safeParse(body);
    if (status !== 200 || !parsed.success)
      throw new ProviderFailed(`Xendit answered ${status} to a question`);
    const own = parsed.data.filter(({ external_id }) => external_id === reference);
    return own.find(isPaid) ?? own[0];
  }

  async function refundsOf({ id }: Invoice): Promise<readonly Refund[]> {
    const { status, body } = await callProvider(
      `${apiUrl}/refunds?${new URLSearchParams({ invoice_id: id })}`,
      { headers },
    );
    const parsed = refunds.safeParse(body);
    if (status !== 200 || !parsed.success)
      throw new ProviderFailed(`Xendit answered ${status} about refunds`);
    return parsed.data.data;
  }

  return {
    name: 'xendit',

    async create({ reference, amount, description, payBy, returnUrl }) {
      const existing = await invoiceOf(reference);
      if (existing) return { payUrl: existing.invoice_url, providerId: existing.id };
      const { status, body } = await callProvider(`${apiUrl}/v2/invoices`, {
        method: 'POST',
        headers,
        body: {
          ...{ external_id: reference, amount, currency: 'IDR', description },
          invoice_duration: Math.max(60, Math.ceil((payBy.getTime() - Date.now()) / 1000)),
          ...{ success_redirect_url: returnUrl, failure_redirect_url: returnUrl },
        },
      });
      const parsed = invoice.safeParse(body);
      if (status !== 200 || !parsed.success)
        throw new ProviderFailed(`Xendit answered ${status} to a new invoice`);
      return { payUrl: parsed.data.invoice_url, providerId: parsed.data.id };
    },

    async state({ reference, amount, isRefunding }): Promise<PaymentState> {
      const found = await invoiceOf(reference);
      if (!found) return { kind: 'unknown' };
      if (!isPaid(found)) return { kind: found.status === 'EXPIRED' ? 'expired' : 'pending' };
      if (isRefunding && sumOf(await refundsOf(found), 'SUCCEEDED') >= amount) return { kind: 'refunded' };
      return { kind: 'paid', amount: found.paid_amount ?? found.amount };
    },

    async cancel({ providerId }) {
      if (providerId === null) return;
      const address = `${apiUrl}/invoices/${encodeURIComponent(providerId)}/expire!`;
      await callProvider(address, { method: 'POST', headers });
    },

    async refund({ reference, amount }) {
      const found = await invoiceOf(reference);
      if (!found || !isPaid(found)) throw new ProviderFailed('Xendit knows no payment to refund');
      const known = await refundsOf(found);
      const rest = amount - sumOf(known, 'SUCCEEDED', 'PENDING');
      if (rest <= 0) return;
      const { status } = await callProvider(`${apiUrl}/refunds`, {
        method: 'POST',
        // The key makes a repeated refund the same one; after a failed refund it is another.
        headers: { ...headers, 'idempotency-key': `${reference}-refund-${known.length}` },
        body: {
          ...{ invoice_id: found.id, reference_id: reference, amount: rest },
          reason: 'REQUESTED_BY_CUSTOMER',
        },
      });
      if (status !== 200) throw new ProviderFailed(`Xendit answered ${status} to a refund`);
    },

    referenceOf({ headers: given, body }) {
      const token = given['x-callback-token'];
      if (typeof token !== 'string' || !areEqualSecrets(token, callbackToken)) return undefined;
      return notification.safeParse(body).data?.external_id;
    },
  };
}

/** What the refunds in certain states return, in rupiah. */
function sumOf(known: readonly Refund[], ...statuses: readonly string[]): number {
  return known.reduce((sum, { status, amount }) => (statuses.includes(status) ? sum + amount : sum), 0);
}

function isPaid({ status }: Invoice): boolean {
  return status === 'PAID' || status === 'SETTLED';
}
