import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { awaitedModel, awaitedPath } from '#contract/collections/awaited-id.ts';
import { type AwaitedEntry, awaitedEntry } from '#contract/collections/collections.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lifeOf } from '#server/features/new-vehicles/shared/model-life.ts';
import type { NewVehicleCatalogue } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { notify } from '#server/features/notifications/shared/notify.ts';

const { accounts, accountCollections } = schema;

const entriesOf = (items: unknown): AwaitedEntry[] => z.safeParse(z.array(awaitedEntry), items).data ?? [];

/** The awaited model's name if it is on sale now. */
function nameOnSale(catalogue: NewVehicleCatalogue, { id, isGone }: AwaitedEntry): string | undefined {
  const named = isGone ? undefined : awaitedModel(id);
  const brand = named && catalogue.get(named.kind)?.find(({ slug }) => slug === named.brand);
  const model = brand?.models.find(({ slug }) => slug === named?.model);
  return brand && model && lifeOf(model).status === 'on-sale' ? `${brand.name} ${model.name}` : undefined;
}

/**
 * Notifies accounts when a model they are waiting for is on sale. The same transaction marks the entry as
 * removed; devices remove it at their next sync.
 */
export async function tellModelsOnSale(orm: Orm, catalogue: NewVehicleCatalogue): Promise<void> {
  const waiting = await orm.select().from(accountCollections).where(eq(accountCollections.kind, 'awaited'));
  for (const { accountId, items } of waiting) {
    if (!entriesOf(items).some((entry) => nameOnSale(catalogue, entry) !== undefined)) continue;
    await inTransaction(orm, (transaction) => tellOne(transaction, catalogue, accountId));
  }
}

async function tellOne(orm: Orm, catalogue: NewVehicleCatalogue, accountId: number): Promise<void> {
  // Locks the account, as merging a device's collections does, so that the two run one after the other.
  await orm.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
  const ofAccount = and(eq(accountCollections.accountId, accountId), eq(accountCollections.kind, 'awaited'));
  const [row] = await orm.select().from(accountCollections).where(ofAccount);
  const at = Date.now();
  const items: AwaitedEntry[] = [];
  for (const entry of entriesOf(row?.items)) {
    const name = nameOnSale(catalogue, entry);
    const path = awaitedPath(entry.id);
    if (name === undefined || path === undefined) items.push(entry);
    else {
      items.push({ ...entry, at, isGone: true });
      await notify(orm, {
        accountId,
        kind: 'model-on-sale',
        key: `${entry.id}:${at}`,
        facts: { name, path },
      });
    }
  }
  const revision = sql`${accountCollections.revision} + 1`;
  await orm.update(accountCollections).set({ items, revision, updatedAt: sql`now()` }).where(ofAccount);
}
