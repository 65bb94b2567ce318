import { eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';

const { contactMessages } = schema;

/** Days a message is stored (see the privacy page). */
const keptDays = 365;

export type NewContactMessage = Omit<typeof contactMessages.$inferInsert, 'id' | 'createdAt' | 'mailedAt'>;
export type ContactMessageRow = typeof contactMessages.$inferSelect;
export type SupportMessageRepository = ReturnType<typeof createSupportMessageRepository>;

export function createSupportMessageRepository(orm: Orm) {
  return {
    async isKept(clientId: string): Promise<boolean> {
      const found = await orm
        .select({ id: contactMessages.id })
        .from(contactMessages)
        .where(eq(contactMessages.clientId, clientId));
      return found.length > 0;
    },

    /** Once for its client id. @returns whether it is new */
    async keep(message: NewContactMessage, within: Orm): Promise<boolean> {
      const kept = await within
        .insert(contactMessages)
        .values(message)
        .onConflictDoNothing()
        .returning({ id: contactMessages.id });
      return kept.length > 0;
    },

    /** Takes some unmailed messages; they count as mailed until `putBack` is called. */
    takeUnmailed(most: number): Promise<ContactMessageRow[]> {
      return orm
        .update(contactMessages)
        .set({ mailedAt: new Date() })
        .where(
          inArray(
            contactMessages.id,
            orm
              .select({ id: contactMessages.id })
              .from(contactMessages)
              .where(isNull(contactMessages.mailedAt))
              .orderBy(contactMessages.id)
              .limit(most)
              .for('update', { skipLocked: true }),
          ),
        )
        .returning();
    },

    async putBack(id: number): Promise<void> {
      await orm.update(contactMessages).set({ mailedAt: null }).where(eq(contactMessages.id, id));
    },

    async removeOld(): Promise<void> {
      await orm.execute(
        sql`delete from contact_messages where created_at < now() - make_interval(days => ${keptDays}::int)`,
      );
    },
  };
}
