import { and, count, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { parseMobileNumber } from '#contract/account/mobile-number.ts';
import type { AgentLead, AgentRequest } from '#contract/agents/agent.schema.ts';
import { agentLimits, consentDays, requestDays } from '#contract/agents/agent.ts';
import { askSellerForm } from '#contract/agents/agent-forms.ts';
import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { inTransaction, lockName } from '#server/db/transaction.ts';
import { AppError } from '#server/http/app-error.ts';
import { type Once, usedForAnother } from '#server/http/once.ts';
import { requireValid } from '#server/http/refused-form.ts';
import { cleanLine, cleanParagraphs } from '#server/reading/clean-text.ts';
import type { AccountRow } from '#server/session/principal.ts';
import { answerableUntil, isEnded, leadViews } from './agent-desk.ts';
import { agentWords } from './agent-words.ts';
import type { AskMessage } from './ask-message.ts';

const { accounts, agentLeads, blockedAccounts } = schema;

type LeadRow = typeof agentLeads.$inferSelect;
type Asking = { readonly once: Once; readonly language: Language };

/** Asked, not answered, and not too long ago. */
const isOpen = and(
  isNull(agentLeads.agreedAt),
  isNull(agentLeads.endedAt),
  gt(agentLeads.createdAt, sql`now() - make_interval(days => ${requestDays}::int)`),
);
/** Refused, or agreed and then ended by the seller: what ends by time does so after it. */
const isRefused = and(
  isNotNull(agentLeads.endedAt),
  or(isNull(agentLeads.agreedAt), lte(agentLeads.endedAt, agentLeads.expiresAt)),
);
const isHeld = and(
  isNotNull(agentLeads.agreedAt),
  isNull(agentLeads.endedAt),
  gt(agentLeads.expiresAt, sql`now()`),
);

/** Sellers answer agents themselves, signed in with the number that was asked. */
export function createSellerConsent({ orm }: Database, tellSeller: AskMessage) {
  /** The agent's open request to a number, from this call or an earlier one. */
  async function leadOf(
    agent: AccountRow,
    given: ParsedQueryOf<'askSeller'>,
    { once, language }: Asking,
  ): Promise<LeadRow> {
    const words = agentWords[language];
    const name = cleanLine(given.name);
    const note = cleanParagraphs(given.note ?? '');
    const mobile = parseMobileNumber(given.mobile);
    requireValid(askSellerForm.problemsOf({ name, note, mobile: given.mobile }, new Date()), language);
    if (mobile === undefined || mobile === agent.mobile)
      throw new AppError('validation_failed', { mobile: [words.own] });
    const ofNumber = and(eq(agentLeads.agentId, agent.id), eq(agentLeads.mobile, mobile));
    const made = await once.change(async (transaction) => {
      const [known] = await transaction
        .select()
        .from(agentLeads)
        .where(and(ofNumber, or(isOpen, isRefused)));
      if (known && known.endedAt !== null)
        throw new AppError('validation_failed', { mobile: [words.refused] });
      if (known) return known;
      const [today] = await transaction
        .select({ asked: count() })
        .from(agentLeads)
        .where(
          and(eq(agentLeads.agentId, agent.id), gt(agentLeads.createdAt, sql`now() - interval '1 day'`)),
        );
      if ((today?.asked ?? 0) >= agentLimits.asksADay)
        throw new AppError('rate_limited', { mobile: [words.tooMany] });
      const [added] = await transaction
        .insert(agentLeads)
        .values({ agentId: agent.id, name, mobile, note })
        .returning();
      if (!added) throw new Error('no request was written');
      return added;
    });
    if (made.isNew) return made.result;
    const [same] = await orm.select().from(agentLeads).where(ofNumber).orderBy(desc(agentLeads.id)).limit(1);
    if (!same) throw usedForAnother(language);
    return same;
  }

  /** Requests of agents to a seller's number; those of agents whom the seller has blocked do not exist. */
  const requestsTo = (handle: Orm, { id, mobile }: AccountRow) =>
    handle
      .select({ lead: agentLeads, agent: accounts.name, agentMobile: accounts.mobile })
      .from(agentLeads)
      .innerJoin(accounts, eq(accounts.id, agentLeads.agentId))
      .leftJoin(
        blockedAccounts,
        and(eq(blockedAccounts.accountId, id), eq(blockedAccounts.blockedId, agentLeads.agentId)),
      )
      .where(
        and(
          ...[eq(agentLeads.mobile, mobile), isNull(blockedAccounts.blockedId)],
          ...[eq(accounts.scope, 'agent'), eq(accounts.isSuspended, false)],
        ),
      )
      .orderBy(desc(agentLeads.id))
      .$dynamic();

  async function isBlocked({ agentId, mobile }: LeadRow): Promise<boolean> {
    const rows = await orm
      .select({ id: accounts.id })
      .from(accounts)
      .innerJoin(blockedAccounts, eq(blockedAccounts.accountId, accounts.id))
      .where(and(eq(accounts.mobile, mobile), eq(blockedAccounts.blockedId, agentId)));
    return rows.length > 0;
  }

  async function list(seller: AccountRow): Promise<AgentRequest[]> {
    const rows = await requestsTo(orm, seller);
    return rows
      .filter(({ lead }) => isShown(lead))
      .map(({ lead: { id, note, agreedAt, expiresAt, createdAt }, agent, agentMobile }) => ({
        ...{ id, agent, note, isAgreed: agreedAt !== null },
        mobile: `…${agentMobile.slice(-4)}`,
        expiresAt: (expiresAt ?? answerableUntil(createdAt)).toISOString(),
      }));
  }

  return {
    list,

    /** Asks a seller, once more at most. @throws AppError `validation_failed`, `rate_limited` */
    async ask(
      agent: AccountRow,
      given: ParsedQueryOf<'askSeller'>,
      asking: Asking,
    ): Promise<{ readonly lead: AgentLead; readonly isMessaged: boolean }> {
      const row = await leadOf(agent, given, asking);
      const isMessaged = !(await isBlocked(row)) && (await tellSeller(row.mobile));
      const [lead] = await leadViews(orm, [row]);
      if (!lead) throw new AppError('not_found');
      return { lead, isMessaged };
    },

    /**
     * Keeps the seller's answer, or ends a consent that holds.
     * @throws AppError `not_found` for a request to another number, or one that is over; `conflict` where it was
     * answered otherwise; `validation_failed` where the seller has another agent
     */
    async answer(
      seller: AccountRow,
      { id, isAgreed }: { readonly id: number; readonly isAgreed: boolean },
      language: Language,
    ): Promise<AgentRequest[]> {
      await inTransaction(orm, async (transaction) => {
        // One answer of a number at a time: the second waits, and finds the first.
        await lockName(transaction, `consent ${seller.mobile}`);
        const rows = await requestsTo(transaction, seller);
        const lead = rows.find((row) => row.lead.id === id)?.lead;
        if (!lead) throw new AppError('not_found');
        const answered = isEnded(lead) ? false : lead.agreedAt !== null ? true : undefined;
        if (answered === isAgreed) return;
        if (answered && isShown(lead)) return await end(transaction, lead);
        if (answered !== undefined) throw new AppError('conflict');
        if (!isShown(lead)) throw new AppError('not_found');
        if (isAgreed) await agree(transaction, lead, language);
        else
          await transaction.update(agentLeads).set({ endedAt: sql`now()` }).where(eq(agentLeads.id, lead.id));
      });
      return await list(seller);
    },

    /** Ends consents that are over; deletes requests without an answer, and old answers. */
    async tidy(): Promise<void> {
      const before = (days: number) => sql`now() - make_interval(days => ${days}::int)`;
      await orm
        .update(agentLeads)
        .set({ endedAt: sql`now()` })
        .where(
          and(
            isNotNull(agentLeads.agreedAt),
            isNull(agentLeads.endedAt),
            lte(agentLeads.expiresAt, sql`now()`),
          ),
        );
      await orm
        .delete(agentLeads)
        .where(
          and(
            isNull(agentLeads.agreedAt),
            or(
              and(isNull(agentLeads.endedAt), lte(agentLeads.createdAt, before(requestDays))),
              lte(agentLeads.endedAt, before(consentDays)),
            ),
          ),
        );
      await orm.delete(agentLeads).where(lte(agentLeads.expiresAt, sql`now() - interval '1 year'`));
    },
  };

  /** Ads placed until now stay brought by the agent. */
  async function end(transaction: Orm, { id }: LeadRow): Promise<void> {
    await transaction
      .update(agentLeads)
      .set({ endedAt: sql`now()`, expiresAt: sql`now()` })
      .where(eq(agentLeads.id, id));
  }

  async function agree(transaction: Orm, { id, mobile }: LeadRow, language: Language): Promise<void> {
    const [other] = await transaction
      .select({ id: agentLeads.id })
      .from(agentLeads)
      .where(and(eq(agentLeads.mobile, mobile), isHeld));
    if (other) throw new AppError('validation_failed', { id: [agentWords[language].taken] });
    // Those that are over, so that the index allows the next.
    await transaction
      .update(agentLeads)
      .set({ endedAt: sql`now()` })
      .where(and(eq(agentLeads.mobile, mobile), isNotNull(agentLeads.agreedAt), isNull(agentLeads.endedAt)));
    await transaction
      .update(agentLeads)
      .set({ agreedAt: sql`now()`, expiresAt: sql`now() + make_interval(days => ${consentDays}::int)` })
      .where(eq(agentLeads.id, id));
  }
}

/** Whether a seller sees it: it waits for an answer, or the consent holds. */
function isShown({ agreedAt, endedAt, expiresAt, createdAt }: LeadRow): boolean {
  if (endedAt !== null) return false;
  const until = agreedAt === null ? answerableUntil(createdAt) : expiresAt;
  return until !== null && until.getTime() > Date.now();
}
