import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { RowOutcome } from '#contract/dealer/dealer.ts';
import type { ListingStatus } from '#contract/listing/listing.ts';
import { carCategoryId } from '#contract/vehicles/vehicle.ts';
import type { RawRow } from '#server/car-list/column-names.ts';
import type { InterpretedRow } from '#server/car-list/interpret-row.ts';
import { importRecord } from '#server/car-list/listing-record.ts';
import { stockSpellings } from '#server/car-list/stock-number.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { createModel, lockModels } from '#server/features/listing/shared/create-models.ts';
import { isPublicStatus, outcomeOf } from '#server/features/listing/shared/listing-outcome.ts';
import type { ListingRow } from '#server/features/listing/shared/own-listing.repository.ts';
import { published, qualityOf, review } from '#server/features/listing/shared/review.ts';
import { lockSeller, stockLeft } from '#server/features/listing/shared/stock.ts';
import type { AccountRow } from '#server/session/principal.ts';
import { type DealerParts, listingIdOf, sourceOf } from './dealer-parts.ts';
import { type DealerValues, dealerValues } from './dealer-values.ts';

const { listings, models } = schema;

export type WrittenRow = {
  readonly outcome: RowOutcome;
  readonly listingId: number | null;
  readonly status: ListingStatus | null;
  readonly problem?: 'stock' | 'notYours' | 'ended' | 'renew';
  readonly concernsPublic: boolean;
};

/** A parsed row of a list. */
export type ReadRow = {
  readonly row: InterpretedRow;
  readonly raw: RawRow;
  readonly images: readonly string[];
};

const left = (
  { id, status }: Pick<ListingRow, 'id' | 'status'>,
  problem?: WrittenRow['problem'],
): WrittenRow => ({
  outcome: 'unchanged',
  listingId: id,
  status,
  concernsPublic: false,
  ...(problem === undefined ? {} : { problem }),
});
const refused = (problem: NonNullable<WrittenRow['problem']>): WrittenRow => ({
  outcome: 'refused',
  listingId: null,
  status: null,
  concernsPublic: false,
  problem,
});

/** Identifies a row without an id. */
export function contentHashOf(account: AccountRow, { row, raw, images }: ReadRow): string {
  const context = { source: sourceOf(account), images, modelId: 0, now: new Date(0) };
  return importRecord(row, raw, context).content_hash;
}

/** The listing of a row: by external id, by this site's id, or by content. */
export async function listingOfRow(
  orm: Orm,
  account: AccountRow,
  read: ReadRow,
): Promise<ListingRow | undefined> {
  const { externalId } = read.row;
  const id = listingIdOf(externalId);
  const source = eq(listings.source, sourceOf(account));
  const which =
    id !== undefined
      ? eq(listings.id, id)
      : externalId !== null
        ? and(source, inArray(listings.externalId, stockSpellings(externalId)))
        : and(source, eq(listings.contentHash, contentHashOf(account, read)));
  const [found] = await orm
    .select()
    .from(listings)
    .where(and(which, eq(listings.userId, account.id)))
    .for('update');
  return found;
}

/** The model's id and whether it has been reviewed; creates a new model if necessary. */
async function modelOf(transaction: Orm, { vehicle }: InterpretedRow) {
  let id = vehicle.model?.id ?? null;
  if (id === null) {
    await lockModels(transaction);
    id = await createModel(transaction, { brand: vehicle.brand, name: vehicle.modelName });
  }
  const [model] = await transaction
    .select({ isReviewed: models.isReviewed })
    .from(models)
    .where(eq(models.id, id));
  return { id, isReviewed: model?.isReviewed ?? false };
}

/** Whether a row differs from its listing. */
export function differs(
  values: Partial<DealerValues> & { readonly images: readonly string[] },
  row: ListingRow,
): boolean {
  const before: Readonly<Record<string, unknown>> = row;
  return Object.entries(values).some(
    ([name, value]) => JSON.stringify(value ?? null) !== JSON.stringify(before[name] ?? null),
  );
}

/** The values of a row for a known car: a cell that could not be read leaves what the car has. */
function readValues(
  row: InterpretedRow,
  account: AccountRow,
  modelId: number,
  before: ListingRow,
): DealerValues {
  const values = dealerValues(row, account, modelId);
  const unread = row.unread.includes('regNo') ? [...row.unread, ...plateColumns] : row.unread;
  // The number is always the dealer's own.
  const kept = unread.filter((column) => column !== 'mobile');
  return { ...values, ...Object.fromEntries(kept.map((column) => [column, before[column]])) };
}
const plateColumns = ['plateRegion', 'plateParity'] as const;

/** A dealer may add photos later (docs/product.md#imports). */
const withoutPhotos = (reasons: readonly string[]) =>
  reasons.filter((reason) => reason !== 'no_readable_photo');

async function changed(
  { market }: DealerParts,
  transaction: Orm,
  account: AccountRow,
  before: ListingRow,
  { row, images }: ReadRow,
): Promise<WrittenRow> {
  if (before.status === 'sold' || before.status === 'removed') return left(before, 'ended');
  const model = await modelOf(transaction, row);
  const values = {
    ...readValues(row, account, model.id, before),
    // A list without photos keeps those added since.
    images: images.length === 0 ? before.images : [...images],
  };
  if (!differs(values, before)) return left(before);
  const context = {
    transaction,
    market,
    account,
    listingId: before.id,
    isModelReviewed: model.isReviewed,
  };
  const outcome = await outcomeOf(transaction, before, account, account.mobile, async () =>
    withoutPhotos(await review(values, context)),
  );
  const now = new Date();
  await transaction
    .update(listings)
    .set({
      ...values,
      ...outcome,
      quality: qualityOf(values, market),
      revision: sql`${listings.revision} + 1`,
      updatedAt: now,
    })
    .where(eq(listings.id, before.id));
  return {
    outcome: 'updated',
    listingId: before.id,
    status: outcome.status,
    concernsPublic: isPublicStatus(before) || isPublicStatus(outcome),
    ...(outcome.status === 'expired' ? { problem: 'renew' } : {}),
  };
}

async function created(
  { market }: DealerParts,
  transaction: Orm,
  account: AccountRow,
  read: ReadRow,
): Promise<WrittenRow> {
  await lockSeller(transaction, account);
  // A concurrent import of the same dealer may have created it.
  const meanwhile = await listingOfRow(transaction, account, read);
  if (meanwhile) return left(meanwhile);
  if ((await stockLeft(transaction, account)) <= 0) return refused('stock');
  const { row, images } = read;
  const model = await modelOf(transaction, row);
  const values = { ...dealerValues(row, account, model.id), images: [...images] };
  const context = {
    transaction,
    market,
    account,
    listingId: undefined,
    isModelReviewed: model.isReviewed,
  };
  const now = new Date();
  const outcome = published(withoutPhotos(await review(values, context)), now);
  const [added] = await transaction
    .insert(listings)
    .values({
      ...values,
      ...outcome,
      carIdHash: randomUUID().replaceAll('-', ''),
      source: sourceOf(account),
      externalId: row.externalId,
      contentHash: contentHashOf(account, read),
      categoryId: carCategoryId,
      quality: qualityOf(values, market),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: listings.id });
  // Another account has already imported the same content under the same source.
  if (!added) return refused('notYours');
  return {
    outcome: 'created',
    listingId: added.id,
    status: outcome.status,
    concernsPublic: outcome.status === 'live',
  };
}

/** Imports one row with the checks of a seller's listing; idempotent. */
export async function writeRow(
  parts: DealerParts,
  transaction: Orm,
  account: AccountRow,
  read: ReadRow,
): Promise<WrittenRow> {
  const before = await listingOfRow(transaction, account, read);
  if (before) return await changed(parts, transaction, account, before, read);
  if (listingIdOf(read.row.externalId) !== undefined) return refused('notYours');
  return await created(parts, transaction, account, read);
}

/** What `writeRow` would do in the current state of the database. */
export async function checkRow(
  orm: Orm,
  account: AccountRow,
  read: ReadRow,
  stock: number,
): Promise<WrittenRow> {
  const before = await listingOfRow(orm, account, read);
  if (before && (before.status === 'sold' || before.status === 'removed')) return left(before, 'ended');
  if (before) {
    const modelId = read.row.vehicle.model?.id ?? 0;
    const values = { ...readValues(read.row, account, modelId, before), images: before.images };
    return differs(values, before) ? { ...left(before), outcome: 'updated' } : left(before);
  }
  if (listingIdOf(read.row.externalId) !== undefined) return refused('notYours');
  if (stock <= 0) return refused('stock');
  return { outcome: 'created', listingId: null, status: null, concernsPublic: false };
}
