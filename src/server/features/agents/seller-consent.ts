import { and, count, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { parseMobileNumber } from '#contract/account/mobile-number.ts';
import type { AgentLead } from '#contract/agents/agent.schema.ts';
import { agentLimits, consentDays } from '#contract/agents/agent.ts';
import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { AppError } from '#server/http/app-error.ts';
import { cleanLine, cleanParagraphs } from '#server/reading/clean-text.ts';
import type { AccountRow } from '#server/session/principal.ts';
import type { CodeOutcome, OneTimeCodeService } from '../account/one-time-code.service.ts';
import { leadViews } from './agent-desk.ts';
import { agentWords } from './agent-words.ts';

const { agentLeads } = schema;

type LeadRow = typeof agentLeads.$inferSelect;
export type Asked = { readonly lead: AgentLead; readonly outcome: CodeOutcome };

/** Sellers agree to an agent by a code sent to them, which they give to the agent. */
export function createSellerConsent({ orm }: Database, codes: OneTimeCodeService) {
  /** Consent codes of agents are kept apart from sign-in codes: neither is accepted for the other. */
  const requesterOf = ({ id }: AccountRow, address: string) => ({ deviceHash: `agent ${id}`, address });

  /** The agent's open request to a number, from this call or an earlier one. */
  async function leadOf(
    agent: AccountRow,
    given: ParsedQueryOf<'askSeller'>,
    language: Language,
  ): Promise<LeadRow> {
    const words = agentWords[language];
    const name = cleanLine(given.name);
    const note = cleanParagraphs(given.note ?? '');
    const mobile = parseMobileNumber(given.mobile);
    const errors: Record<string, string[]> = {};
    if (name === '' || name.length > agentLimits.nameLength) errors.name = [words.name];
    if (note.length > agentLimits.noteLength) errors.note = [words.tooLong];
    if (mobile === undefined) errors.mobile = [words.mobile];
    else if (mobile === agent.mobile) errors.mobile = [words.own];
    if (mobile === undefined || Object.keys(errors).length > 0)
      throw new AppError('validation_failed', errors);
    const [known] = await orm
      .select()
      .from(agentLeads)
      .where(
        and(
          eq(agentLeads.agentId, agent.id),
          eq(agentLeads.mobile, mobile),
          isNull(agentLeads.endedAt),
          isNull(agentLeads.agreedAt),
        ),
      );
    if (known) return known;
    const [today] = await orm
      .select({ asked: count() })
      .from(agentLeads)
      .where(and(eq(agentLeads.agentId, agent.id), gt(agentLeads.createdAt, sql`now() - interval '1 day'`)));
    if ((today?.asked ?? 0) >= agentLimits.asksADay)
      throw new AppError('rate_limited', { mobile: [words.tooMany] });
    const [added] = await orm
      .insert(agentLeads)
      .values({ clientId: given.clientId, agentId: agent.id, name, mobile, note })
      .onConflictDoNothing()
      .returning();
    if (added) return added;
    const [same] = await orm.select().from(agentLeads).where(eq(agentLeads.clientId, given.clientId));
    if (same?.agentId !== agent.id) throw new AppError('not_found');
    return same;
  }

  const viewOf = async (row: LeadRow): Promise<AgentLead> => {
    const [view] = await leadViews(orm, [row]);
    if (!view) throw new AppError('not_found');
    return view;
  };

  return {
    /** Asks a seller, or sends a new code. @throws AppError `validation_failed`, `rate_limited`, `unavailable` */
    async ask(
      agent: AccountRow,
      given: ParsedQueryOf<'askSeller'>,
      address: string,
      language: Language,
    ): Promise<Asked> {
      const lead = await leadOf(agent, given, language);
      const outcome = await codes.send(lead.mobile, requesterOf(agent, address), language);
      return { lead: await viewOf(lead), outcome };
    },

    /**
     * Keeps the seller's consent.
     * @throws AppError `not_found`, as `OneTimeCodeService.check`, and `validation_failed` where the seller has another
     * agent: only who has the seller's code learns that
     */
    async confirm(
      agent: AccountRow,
      { id, otp }: ParsedQueryOf<'confirmSeller'>,
      address: string,
      language: Language,
    ): Promise<AgentLead> {
      const [lead] = await orm
        .select()
        .from(agentLeads)
        .where(and(eq(agentLeads.id, id), eq(agentLeads.agentId, agent.id)));
      if (!lead) throw new AppError('not_found');
      if (lead.agreedAt !== null) return await viewOf(lead);
      const codeId = await codes.check(lead.mobile, otp, requesterOf(agent, address), language);
      const agreed = await orm.transaction(async (transaction) => {
        await codes.use(codeId, transaction);
        return await keep(transaction, lead);
      });
      if (!agreed) throw new AppError('validation_failed', { otp: [agentWords[language].taken] });
      return await viewOf(agreed);
    },

    /** Ends consents that are over; deletes sellers who did not agree, and old consents. */
    async tidy(): Promise<void> {
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
        .where(and(isNull(agentLeads.agreedAt), lte(agentLeads.createdAt, sql`now() - interval '1 day'`)));
      await orm.delete(agentLeads).where(lte(agentLeads.expiresAt, sql`now() - interval '1 year'`));
    },
  };

  /** Undefined where the seller has an agent already. */
  async function keep(transaction: Orm, { id, mobile }: LeadRow): Promise<LeadRow | undefined> {
    // One consent of a number at a time: the second waits, and finds the first.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`consent ${mobile}`}, 0))`);
    await transaction
      .update(agentLeads)
      .set({ endedAt: sql`now()` })
      .where(
        and(eq(agentLeads.mobile, mobile), isNull(agentLeads.endedAt), lte(agentLeads.expiresAt, sql`now()`)),
      );
    const [other] = await transaction
      .select({ id: agentLeads.id })
      .from(agentLeads)
      .where(and(eq(agentLeads.mobile, mobile), isNotNull(agentLeads.agreedAt), isNull(agentLeads.endedAt)));
    if (other) return undefined;
    const [kept] = await transaction
      .update(agentLeads)
      .set({ agreedAt: sql`now()`, expiresAt: sql`now() + make_interval(days => ${consentDays}::int)` })
      .where(eq(agentLeads.id, id))
      .returning();
    return kept;
  }
}
