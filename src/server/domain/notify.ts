import type { NotificationFacts, NotificationKind } from '#contract/notifications/notification.ts';
import type { Orm } from '#server/db/database.ts';
import { notifications } from '#server/db/schema/people.schema.ts';

export type News<Kind extends NotificationKind> = {
  readonly accountId: number;
  readonly kind: Kind;
  /** What makes it this news and no other: the same key is told once. */
  readonly key: string;
  readonly listingId?: number;
  readonly facts: NotificationFacts<Kind>;
};

/** Tells somebody something, in the transaction in which it happens, and never twice. */
export async function notify<Kind extends NotificationKind>(
  orm: Orm,
  { accountId, kind, key, listingId, facts }: News<Kind>,
): Promise<void> {
  await orm
    .insert(notifications)
    .values({ accountId, kind, key: `${kind}:${key}`, listingId: listingId ?? null, facts })
    .onConflictDoNothing();
}
