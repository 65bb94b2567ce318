import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { defaultLanguage, languageOfPath, languages, pathInLanguage } from '#contract/language.ts';
import { paymentStatePath } from '#contract/payments/booking-paths.ts';
import { orderReference } from '#contract/payments/payment.schema.ts';
import { sandboxPath } from '#contract/payments/payment-paths.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { AppError } from '#server/http/app-error.ts';
import { sandboxPage, sandboxPolicy } from './sandbox-page.ts';
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
    const isOver = payment.status !== 'pending' || payment.payBy.getTime() <= Date.now();
    const found = languageOfPath(back);
    const language = found.kind === 'known' ? found.language : defaultLanguage;
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', sandboxPolicy)
      .header('x-robots-tag', 'noindex')
      .send(sandboxPage({ reference, back, amount: payment.amount, isOver, language }));
  });

  app.post(sandboxPath, async (request, reply) => {
    const parsed = decision.safeParse(request.body);
    if (!parsed.success) throw new AppError('bad_request');
    const { ids: reference, back, outcome } = parsed.data;
    await orm
      .update(sandboxPayments)
      .set({ status: outcome })
      .where(
        and(
          eq(sandboxPayments.reference, reference),
          eq(sandboxPayments.status, 'pending'),
          gt(sandboxPayments.payBy, sql`now()`),
        ),
      );
    await settlement.settle(reference);
    return reply.redirect(`${back}?${new URLSearchParams({ ids: reference })}`, 303);
  });
}
