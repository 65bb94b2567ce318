import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  type CollectionKind,
  type Collections,
  collectionEntries,
  collectionLimits,
  type EntryOf,
  mergeEntries,
} from '#contract/collections/collections.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';

const { accounts, accountCollections } = schema;

type Entry = {
  readonly id: number | string;
  readonly at: number;
  readonly isGone?: true | undefined;
};
type EntriesOf<Item> = z.ZodMiniType<Item[]>;

/** A device's collections; an absent kind is only read. */
export type Brought = { readonly [Kind in keyof Collections]?: Collections[Kind] | undefined } & {
  readonly isFirst: boolean;
};

const alive = <Item extends Entry>(entries: readonly Item[]) => entries.filter(({ isGone }) => !isGone);

async function readEntries<Item extends Entry>(
  orm: Orm,
  accountId: number,
  kind: CollectionKind,
  schemaOfKind: EntriesOf<Item>,
): Promise<Item[]> {
  const [row] = await orm
    .select({ items: accountCollections.items })
    .from(accountCollections)
    .where(and(eq(accountCollections.accountId, accountId), eq(accountCollections.kind, kind)));
  // Written with this schema; a later version may write more.
  return z.safeParse(schemaOfKind, row?.items ?? []).data ?? [];
}

/** PostgreSQL's json accepts neither unpaired surrogates, which truncated names can contain, nor NUL. */
function storable<Item>(schemaOfKind: EntriesOf<Item>, brought: readonly Item[]): Item[] {
  const clean = (_key: string, value: unknown) =>
    typeof value === 'string' ? value.replace(/[\p{Cs}\0]/gu, '') : value;
  return z.parse(schemaOfKind, JSON.parse(JSON.stringify(brought, clean)));
}

export function createCollectionRepository(orm: Orm) {
  async function mergeKind<Item extends Entry>(
    transaction: Orm,
    accountId: number,
    kind: CollectionKind,
    schemaOfKind: EntriesOf<Item>,
    { brought, isFirst }: { readonly brought: readonly Item[] | undefined; readonly isFirst: boolean },
  ): Promise<Item[]> {
    const kept = await readEntries(transaction, accountId, kind, schemaOfKind);
    if (brought === undefined) return alive(kept);
    // An entry from a clock that is ahead would win until that time.
    const now = Date.now();
    const inTime = storable(schemaOfKind, brought).map((entry) => ({
      ...entry,
      at: Math.min(entry.at, now),
    }));
    const items = mergeEntries<Item>(kept, inTime, { most: collectionLimits[kind], isFirst });
    if (JSON.stringify(items) !== JSON.stringify(kept)) {
      const revision = sql`${accountCollections.revision} + 1`;
      await transaction
        .insert(accountCollections)
        .values({ accountId, kind, items })
        .onConflictDoUpdate({
          target: [accountCollections.accountId, accountCollections.kind],
          set: { items, revision, updatedAt: sql`now()` },
        });
    }
    return alive(items);
  }

  return {
    /**
     * Merges a device's collections into the account's; devices are serialised.
     * @returns the result, without tombstones
     */
    async merge(accountId: number, { isFirst, ...brought }: Brought): Promise<Collections> {
      return await inTransaction(orm, async (transaction) => {
        await transaction
          .select({ id: accounts.id })
          .from(accounts)
          .where(eq(accounts.id, accountId))
          .for('update');
        const all: { readonly [Kind in CollectionKind]?: EntryOf[Kind][] | undefined } = brought;
        const entries: { readonly [Kind in CollectionKind]: EntriesOf<EntryOf[Kind]> } = collectionEntries;
        const merged = <Kind extends CollectionKind>(kind: Kind): Promise<EntryOf[Kind][]> =>
          mergeKind(transaction, accountId, kind, entries[kind], { brought: all[kind], isFirst });
        return {
          favourites: await merged('favourites'),
          viewed: await merged('viewed'),
          searches: await merged('searches'),
          awaited: await merged('awaited'),
        };
      });
    },
  };
}
