import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { MutableWay } from '#contract/notifications/notification.ts';
import { type Orm, schema } from '#server/db/database.ts';
import type { NotificationRow } from './notification.repository.ts';

const { accounts, notifications, pushSubscriptions, mutedKinds } = schema;

/** Older than this, news are none: whoever's phone was off sees them in the app. */
const freshFor = sql`interval '24 hours'`;
/** Browsers an account may have woken; the one that is not used for longest gives way. */
const mostBrowsers = 10;

/** Whether the way is switched on for the kind of a message. */
const isOn = (way: MutableWay) => sql<boolean>`not exists (
  select 1 from ${mutedKinds} where ${mutedKinds.accountId} = ${notifications.accountId}
    and ${mutedKinds.kind} = ${notifications.kind} and ${mutedKinds.way} = ${way})`;

export type TakenRow = {
  readonly row: NotificationRow;
  /** By which ways its account wants to hear of it. */
  readonly isPushed: boolean;
  readonly isMessaged: boolean;
};

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;
export type PushRepository = ReturnType<typeof createPushRepository>;

/** Which browsers may be woken, and what there is to wake them for. */
export function createPushRepository(orm: Orm) {
  return {
    /** A browser belongs to whoever is signed in there now. */
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

    /** Where it is this account's. */
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

    /** Their numbers, but of those who are suspended or have none any more. */
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
          ),
        );
      return new Map(rows.map(({ id, mobile }) => [id, mobile]));
    },

    /**
     * Takes some that nobody has pushed yet, marked as pushed before they are: what a process that dies meanwhile had in
     * hand is in the app, and pushed by nobody, since twice would be worse. `wanted` are those to be told of.
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
