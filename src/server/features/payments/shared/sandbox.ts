import { eq, sql } from 'drizzle-orm';
import { sandboxPath } from '#contract/payments/payment-paths.ts';
import { type Database, schema } from '#server/db/database.ts';
import type { PaymentProvider, PaymentState } from './payment-provider.ts';

const { sandboxPayments } = schema;

/** The embedded provider for loopback: its payment page is this site's own, and no money moves. */
export function createSandbox({ orm }: Database, origin: string): PaymentProvider {
  const set = (reference: string, status: 'expired' | 'refunded', from: 'pending' | 'paid') =>
    orm
      .update(sandboxPayments)
      .set({ status })
      .where(sql`${sandboxPayments.reference} = ${reference} and ${sandboxPayments.status} = ${from}`);

  return {
    name: 'sandbox',

    async create({ reference, amount, payBy, returnUrl }) {
      await orm.insert(sandboxPayments).values({ reference, amount, payBy }).onConflictDoNothing();
      const query = new URLSearchParams({ ids: reference, back: new URL(returnUrl).pathname });
      return { payUrl: `${origin}${sandboxPath}?${query}`, providerId: null };
    },

    async state({ reference }): Promise<PaymentState> {
      const [row] = await orm.select().from(sandboxPayments).where(eq(sandboxPayments.reference, reference));
      if (!row) return { kind: 'unknown' };
      if (row.status === 'paid') return { kind: 'paid', amount: row.amount };
      if (row.status === 'pending' && row.payBy.getTime() <= Date.now()) return { kind: 'expired' };
      return { kind: row.status };
    },

    async cancel({ reference }) {
      await set(reference, 'expired', 'pending');
    },

    async refund({ reference }) {
      await set(reference, 'refunded', 'paid');
    },

    // It sends none: its page asks for the state itself.
    referenceOf: () => undefined,
  };
}
