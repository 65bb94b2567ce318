import type { NotificationFacts, NotificationKind } from '#contract/notifications/notification.ts';
import type { Orm } from '#server/db/database.ts';
import { notifications } from '#server/db/schema/people.schema.ts';

export type News<Kind extends NotificationKind> = {
  readonly accountId: number;
  readonly kind: Kind;
  /** Identifies the message: a key is sent once. */
  readonly key: string;
  readonly listingId?: number;
  readonly facts: NotificationFacts<Kind>;
};

/** Inserts a message in the transaction of its cause, once per key. */
export async function notify<Kind extends NotificationKind>(
  orm: Orm,
  { accountId, kind, key, listingId, facts }: News<Kind>,
): Promise<void> {
  await orm
    .insert(notifications)
    .values({ accountId, kind, key: `${kind}:${key}`, listingId: listingId ?? null, facts })
    .onConflictDoNothing();
}
