import { eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';

const { supportMessages } = schema;

/** Retention of messages in days (see the privacy page). */
const keptDays = 365;

export type NewSupportMessage = Omit<typeof supportMessages.$inferInsert, 'id' | 'createdAt' | 'mailedAt'>;
export type SupportMessageRow = typeof supportMessages.$inferSelect;
export type SupportMessageRepository = ReturnType<typeof createSupportMessageRepository>;

export function createSupportMessageRepository(orm: Orm) {
  return {
    async keep(message: NewSupportMessage, within: Orm): Promise<void> {
      await within.insert(supportMessages).values(message);
    },

    /** Takes the oldest unmailed message; it counts as mailed until `putBack` is called. */
    async takeUnmailed(): Promise<SupportMessageRow | undefined> {
      const [row] = await orm
        .update(supportMessages)
        .set({ mailedAt: new Date() })
        .where(
          inArray(
            supportMessages.id,
            orm
              .select({ id: supportMessages.id })
              .from(supportMessages)
              .where(isNull(supportMessages.mailedAt))
              .orderBy(supportMessages.id)
              .limit(1)
              .for('update', { skipLocked: true }),
          ),
        )
        .returning();
      return row;
    },

    async putBack(id: number): Promise<void> {
      await orm.update(supportMessages).set({ mailedAt: null }).where(eq(supportMessages.id, id));
    },

    async removeOld(): Promise<void> {
      await orm.execute(
        sql`delete from contact_messages where created_at < now() - make_interval(days => ${keptDays}::int)`,
      );
    },
  };
}
