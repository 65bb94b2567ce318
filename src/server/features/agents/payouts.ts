import { asc, eq, sql } from 'drizzle-orm';
import { payoutForm, readPayout } from '#contract/agents/agent-forms.ts';
import type { DataOf, ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { formatMobile } from '#contract/seller-number/seller-number.ts';
import { type Database, schema } from '#server/db/database.ts';
import { lockName } from '#server/db/transaction.ts';
import type { AuditTrail } from '#server/features/staff/shared/audit-trail.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Once } from '#server/http/once.ts';
import { requireValid } from '#server/http/refused-form.ts';
import { payoutOf } from './agent-desk.ts';
import { balanceOf, post } from './agent-ledger.ts';
import { agentWords } from './agent-words.ts';

const { accounts, agentPayouts } = schema;

const perPage = 20;

type Decision = {
  readonly id: number;
  readonly isPaid: boolean;
  readonly actorId: number;
  readonly once: Once;
  readonly note?: string | undefined;
};

/** Payouts: asked for by agents, settled by staff. */
export function createPayouts(database: Database, trail: AuditTrail) {
  const { orm } = database;
  const rows = () =>
    orm
      .select({ payout: agentPayouts, name: accounts.name, mobile: accounts.mobile })
      .from(agentPayouts)
      .leftJoin(accounts, eq(accounts.id, agentPayouts.agentId))
      .$dynamic();
  const viewOf = ({ payout, name, mobile }: Awaited<ReturnType<typeof rows>>[number]) => ({
    ...payoutOf(payout),
    agent: name,
    mobile: mobile === null ? null : formatMobile(mobile),
  });

  return {
    /** Asks for a payout, once for its client id. @throws AppError `validation_failed` */
    async ask(
      agentId: number,
      { amount: typed }: ParsedQueryOf<'askPayout'>,
      { once, language }: { readonly once: Once; readonly language: Language },
    ): Promise<void> {
      const words = agentWords[language];
      requireValid(payoutForm.problemsOf({ amount: typed }, new Date()), language);
      const amount = readPayout(typed) ?? 0;
      await once.change(async (transaction) => {
        // One at a time for an agent: two would spend the same commission.
        await lockName(transaction, `payout ${agentId}`);
        const { owed } = await balanceOf(transaction, agentId);
        if (amount > owed) throw new AppError('validation_failed', { amount: [words.tooMuch] });
        const [payout] = await transaction
          .insert(agentPayouts)
          .values({ agentId, amount })
          .returning({ id: agentPayouts.id });
        if (!payout) throw new Error('no payout was written');
        await post(transaction, { agentId, kind: 'request', amount, payoutId: payout.id });
      });
    },

    /** Open ones first. */
    async list(page = 1): Promise<DataOf<'staffPayouts'>> {
      const found = await rows()
        .orderBy(sql`${agentPayouts.state} <> 'requested'`, asc(agentPayouts.id))
        .limit(perPage)
        .offset((page - 1) * perPage);
      const [counted] = await orm.select({ count: sql<number>`count(*)::int` }).from(agentPayouts);
      const totalCount = counted?.count ?? 0;
      const pageCount = Math.max(1, Math.ceil(totalCount / perPage));
      return { items: found.map(viewOf), meta: { totalCount, pageCount, currentPage: page, perPage } };
    },

    /** Staff has paid, or refuses. @throws AppError `not_found`, `conflict` where it was settled before */
    async settle({ id, isPaid, note, ...by }: Decision): Promise<DataOf<'staffSettlePayout'>['payout']> {
      const action = isPaid ? 'pay-agent' : 'refuse-payout';
      await trail.once({ action, ...by }, async (transaction) => {
        const [payout] = await transaction
          .select()
          .from(agentPayouts)
          .where(eq(agentPayouts.id, id))
          .for('update');
        if (!payout) throw new AppError('not_found');
        if (payout.state !== 'requested') throw new AppError('conflict');
        await transaction
          .update(agentPayouts)
          .set({ state: isPaid ? 'paid' : 'refused', decidedAt: new Date() })
          .where(eq(agentPayouts.id, id));
        const { agentId, amount } = payout;
        await post(transaction, { agentId, kind: isPaid ? 'pay' : 'refuse', amount, payoutId: id });
        return {
          accountId: agentId,
          facts: { count: amount, ...(note === undefined || note === '' ? {} : { note }) },
        };
      });
      const [row] = await rows().where(eq(agentPayouts.id, id));
      if (!row) throw new AppError('not_found');
      return viewOf(row);
    },
  };
}
