import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { isLanguage, languages } from '#contract/language.ts';
import { orderReference } from '#contract/payments/payment.schema.ts';
import { receiptPath } from '#contract/payments/payment-paths.ts';
import { AppError } from '#server/http/app-error.ts';
import { apart } from '#server/process/apart.ts';
import type { ReadPrincipal } from '#server/session/principal.ts';
import { requireCaller } from '#server/session/require-caller.ts';
import type { OrderViews } from './order-views.ts';

type Dependencies = { readonly views: OrderViews; readonly readPrincipal: ReadPrincipal };

const drawReceipt = apart({
  ...{ name: 'receipt', output: z.instanceof(Uint8Array), mostMs: 30_000, mostMegabytes: 128 },
  here: async () => (await import('./receipt.ts')).receiptOf,
});

/** The receipt of a paid order, for its buyer and for staff. */
export function receiptRoutes(app: FastifyInstance, { views, readPrincipal }: Dependencies): void {
  app.get<{ Params: { reference: string; language: string } }>(
    receiptPath(':reference', `:language(^${languages.join('|')}$)`),
    async (request, reply) => {
      const { reference, language } = request.params;
      if (!isLanguage(language) || !orderReference().safeParse(reference).success)
        throw new AppError('not_found');
      const account = requireCaller('account', await readPrincipal(request));
      const isStaff = account.scope === 'staff';
      const order = await views.one(
        isStaff ? { reference } : { reference, buyerId: account.id },
        isStaff ? 'staff' : 'buyer',
      );
      // Before a payment there is nothing to acknowledge.
      if (!order.events.some(({ action }) => action === 'pay')) throw new AppError('not_found');
      return reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `inline; filename="${reference}.pdf"`)
        .send(Buffer.from(await drawReceipt({ order, language })));
    },
  );
}
