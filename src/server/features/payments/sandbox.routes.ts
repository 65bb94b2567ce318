import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { paymentStatePath } from '#contract/account/account-paths.ts';
import { languages, pathInLanguage } from '#contract/language.ts';
import { formatPrice } from '#contract/money.ts';
import { orderReference } from '#contract/payments/payment.schema.ts';
import { sandboxPath } from '#contract/payments/payment-paths.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Settlement } from './settlement.ts';

const { sandboxPayments } = schema;

/** The page of the order in one of the languages: nothing else is redirected to. */
const back = z.enum(languages.map((language) => pathInLanguage(paymentStatePath, language)));
const query = z.object({ ids: orderReference(), back });
const decision = z.object({ ids: orderReference(), back, outcome: z.enum(['paid', 'failed']) });

/** The page of the embedded provider. It takes no money, and exists on loopback only (env.ts). */
export function sandboxRoutes(
  app: FastifyInstance,
  { orm, settlement }: { readonly orm: Orm; readonly settlement: Settlement },
): void {
  app.get(sandboxPath, async (request, reply) => {
    const parsed = query.safeParse(request.query);
    if (!parsed.success) throw new AppError('not_found');
    const { ids: reference, back } = parsed.data;
    const [payment] = await orm
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.reference, reference));
    if (!payment) throw new AppError('not_found');
    const button = (outcome: string, words: string) =>
      `<p><button name="outcome" value="${outcome}">${words}</button></p>`;
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(`<!doctype html><html lang="id"><meta charset="utf-8"><title>Pembayaran uji coba</title>
<meta name="viewport" content="width=device-width"><h1>Pembayaran uji coba</h1>
<p>Halaman ini menggantikan penyedia pembayaran. Tidak ada uang yang berpindah. <span lang="en">This page stands in for
a payment provider. No money moves.</span></p>
<p>${reference}: <strong>${formatPrice(payment.amount, 'id')}</strong></p>
<form method="post" action="${sandboxPath}"><input type="hidden" name="ids" value="${reference}">
<input type="hidden" name="back" value="${back}">
${button('paid', 'Bayar (Pay)')}${button('failed', 'Tolak (Refuse)')}</form>`);
  });

  app.post(sandboxPath, async (request, reply) => {
    const parsed = decision.safeParse(request.body);
    if (!parsed.success) throw new AppError('bad_request');
    const { ids: reference, back, outcome } = parsed.data;
    await orm
      .update(sandboxPayments)
      .set({ status: outcome })
      .where(and(eq(sandboxPayments.reference, reference), eq(sandboxPayments.status, 'pending')));
    await settlement.settle(reference);
    return reply.redirect(`${back}?${new URLSearchParams({ ids: reference })}`, 303);
  });
}
