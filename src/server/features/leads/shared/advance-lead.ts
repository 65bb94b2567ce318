import { and, eq, inArray } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';

const { leadRecipients, leads } = schema;

/**
 * Marks a lead as seen or done: for the reader alone, where it was passed on to several. States only advance: of two
 * concurrent changes, the further state wins.
 * @returns whether it advanced
 */
export async function advanceLead(
  orm: Orm,
  { leadId, readerId }: { readonly leadId: number; readonly readerId: number },
  state: 'seen' | 'done',
): Promise<boolean> {
  const before = state === 'done' ? (['new', 'seen'] as const) : (['new'] as const);
  const own = and(eq(leadRecipients.leadId, leadId), eq(leadRecipients.accountId, readerId));
  const [recipient] = await orm.select({ state: leadRecipients.state }).from(leadRecipients).where(own);
  const advanced = recipient
    ? await orm
        .update(leadRecipients)
        .set({ state })
        .where(and(own, inArray(leadRecipients.state, [...before])))
        .returning({ id: leadRecipients.leadId })
    : await orm
        .update(leads)
        .set({ state })
        .where(and(eq(leads.id, leadId), inArray(leads.state, [...before])))
        .returning({ id: leads.id });
  return advanced.length > 0;
}
