import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import type { MutableWay } from '#contract/notifications/notification.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { isDemonstrationSeller } from '#server/db/demonstration-rows.ts';
import type { NotificationRow } from './notification.repository.ts';

const { accounts, notifications, pushSubscriptions, mutedKinds } = schema;

/** Older messages are not pushed; they remain in the app. */
const freshFor = sql`interval '24 hours'`;
/** Maximum number of subscriptions per account; the least recently used one is replaced. */
const mostBrowsers = 10;

/** Whether a channel is enabled for the message's kind. */
const isOn = (way: MutableWay) => sql<boolean>`not exists (
  select 1 from ${mutedKinds} where ${mutedKinds.accountId} = ${notifications.accountId}
    and ${mutedKinds.kind} = ${notifications.kind} and ${mutedKinds.way} = ${way})`;

export type TakenRow = {
  readonly row: NotificationRow;
  /** The channels that its account has enabled. */
  readonly isPushed: boolean;
  readonly isMessaged: boolean;
};

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;
export type PushRepository = ReturnType<typeof createPushRepository>;

/** Subscriptions, and the messages to push. */
export function createPushRepository(orm: Orm) {
  return {
    /** Assigns a subscription to the account that is signed in on that browser now. */
    async subscribe(row: Omit<PushSubscriptionRow, 'createdAt'>): Promise<void> {
      const { endpoint: _endpoint, ...rest } = row;
      await orm
        .insert(pushSubscriptions)
        .values(row)
        .onConflictDoUpdate({
          target: pushSubscriptions.endpoint,
          set: { ...rest, createdAt: new Date() },
        });
      await orm.execute(sql`
        delete from push_subscriptions where account_id = ${row.accountId} and endpoint not in (
          select endpoint from push_subscriptions where account_id = ${row.accountId}
          order by created_at desc, endpoint limit ${mostBrowsers})`);
    },

    /** Only if it belongs to this account. */
    async unsubscribe(accountId: number, endpoint: string): Promise<void> {
      await orm
        .delete(pushSubscriptions)
        .where(and(eq(pushSubscriptions.accountId, accountId), eq(pushSubscriptions.endpoint, endpoint)));
    },

    async forget(endpoint: string): Promise<void> {
      await orm.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
    },

    subscriptionsOf(accountIds: readonly number[]): Promise<PushSubscriptionRow[]> {
      if (accountIds.length === 0) return Promise.resolve([]);
      return orm
        .select()
        .from(pushSubscriptions)
        .where(inArray(pushSubscriptions.accountId, [...accountIds]));
    },

    /** Numbers of accounts, without suspended and detached accounts and demonstration sellers. */
    async mobilesOf(accountIds: readonly number[]): Promise<Map<number, string>> {
      if (accountIds.length === 0) return new Map();
      const rows = await orm
        .select({ id: accounts.id, mobile: accounts.mobile })
        .from(accounts)
        .where(
          and(
            inArray(accounts.id, [...accountIds]),
            eq(accounts.isSuspended, false),
            isNull(accounts.detachedAt),
            not(isDemonstrationSeller),
          ),
        );
      return new Map(rows.map(({ id, mobile }) => [id, mobile]));
    },

    /**
     * Takes a batch of unpushed messages and marks them as pushed before they are sent: if the process dies,
     * they are only in the app, since pushing twice would be worse. `wanted` are those to send.
     */
    async take(most: number): Promise<{ taken: number; wanted: TakenRow[] }> {
      const taken = await orm
        .update(notifications)
        .set({ pushedAt: new Date() })
        .where(
          inArray(
            notifications.id,
            orm
              .select({ id: notifications.id })
              .from(notifications)
              .where(sql`${notifications.pushedAt} is null`)
              .orderBy(notifications.id)
              .limit(most)
              .for('update', { skipLocked: true }),
          ),
        )
        .returning({
          row: notifications,
          isFresh: sql<boolean>`${notifications.readAt} is null and ${notifications.createdAt} > now() - ${freshFor}`,
          isPushed: isOn('push'),
          isMessaged: isOn('message'),
        });
      return { taken: taken.length, wanted: taken.filter(({ isFresh }) => isFresh) };
    },
  };
}
