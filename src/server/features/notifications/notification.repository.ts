import { and, desc, eq, isNull, lt, lte, notExists, sql } from 'drizzle-orm';
import type { MutableWay, NotificationKind } from '#contract/notifications/notification.ts';
import { type Orm, schema } from '#server/db/database.ts';

const { notifications, mutedKinds } = schema;

/** Messages per page. */
export const notificationsAPage = 30;

export type NotificationRow = typeof notifications.$inferSelect;
export type NotificationRepository = ReturnType<typeof createNotificationRepository>;

/** Messages of accounts, and their settings. */
export function createNotificationRepository(orm: Orm) {
  /** Only kinds enabled in the app. Others are stored nevertheless, so that they are never sent later. */
  const isShown = notExists(
    orm
      .select({ one: sql`1` })
      .from(mutedKinds)
      .where(
        and(
          eq(mutedKinds.accountId, notifications.accountId),
          eq(mutedKinds.kind, notifications.kind),
          eq(mutedKinds.way, 'app'),
        ),
      ),
  );

  return {
    /** Newest first; one more than a page if there are more. */
    list(accountId: number, before: number | undefined): Promise<NotificationRow[]> {
      return orm
        .select()
        .from(notifications)
        .where(
          and(
            eq(notifications.accountId, accountId),
            isShown,
            before === undefined ? undefined : lt(notifications.id, before),
          ),
        )
        .orderBy(desc(notifications.id))
        .limit(notificationsAPage + 1);
    },

    async countUnread(accountId: number): Promise<number> {
      return await orm.$count(
        notifications,
        and(eq(notifications.accountId, accountId), isNull(notifications.readAt), isShown),
      );
    },

    /** Marks the account's own messages as read: one, or all up to one. */
    async markRead(accountId: number, id: number | undefined, upTo: number | undefined): Promise<void> {
      if (id === undefined && upTo === undefined) return;
      await orm
        .update(notifications)
        .set({ readAt: new Date() })
        .where(
          and(
            eq(notifications.accountId, accountId),
            isNull(notifications.readAt),
            id === undefined ? undefined : eq(notifications.id, id),
            upTo === undefined ? undefined : lte(notifications.id, upTo),
          ),
        );
    },

    listMuted(accountId: number): Promise<{ kind: string; way: MutableWay }[]> {
      return orm
        .select({ kind: mutedKinds.kind, way: mutedKinds.way })
        .from(mutedKinds)
        .where(eq(mutedKinds.accountId, accountId))
        .orderBy(mutedKinds.kind, mutedKinds.way);
    },

    async mute(accountId: number, kind: NotificationKind, way: MutableWay): Promise<void> {
      await orm.insert(mutedKinds).values({ accountId, kind, way }).onConflictDoNothing();
    },

    async unmute(accountId: number, kind: NotificationKind, way: MutableWay): Promise<void> {
      await orm
        .delete(mutedKinds)
        .where(and(eq(mutedKinds.accountId, accountId), eq(mutedKinds.kind, kind), eq(mutedKinds.way, way)));
    },
  };
}
