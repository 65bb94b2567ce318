import { eq, sql } from 'drizzle-orm';
import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { listingLabel } from '#contract/listing/listing-name.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { isPublicStatus } from '#server/features/listing/shared/listing-outcome.ts';
import type { ListingRow, OwnRow } from '#server/features/listing/shared/own-listing.repository.ts';
import { published, qualityOf } from '#server/features/listing/shared/review.ts';
import { lockStock, stockLeft } from '#server/features/listing/shared/stock.ts';
import { notify } from '#server/features/notifications/shared/notify.ts';
import { closeOffers } from '#server/features/offers/shared/close-offers.ts';
import { asKept } from '#server/features/offers/shared/kept-car.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Once } from '#server/http/once.ts';
import type { AccountRow } from '#server/session/principal.ts';
import { noteOf, type StaffParts } from './staff-parts.ts';
import { staffWords } from './staff-words.ts';

const { accounts, listings, models } = schema;

export type Decision = ParsedQueryOf<'staffDecide'> & {
  readonly actorId: number;
  readonly once: Once;
  readonly language: Language;
};

async function ownerOf(transaction: Orm, { userId }: ListingRow): Promise<AccountRow | undefined> {
  if (userId === null) return undefined;
  const [found] = await transaction.select().from(accounts).where(eq(accounts.id, userId));
  return found;
}

/** An expired listing gets a new expiry. */
function datesOf(row: ListingRow, now: Date): ListingRow | undefined {
  return row.expiresAt !== null && row.expiresAt <= now ? undefined : row;
}

async function approved(
  { market }: StaffParts,
  transaction: Orm,
  { row, isModelReviewed }: OwnRow,
  language: Language,
): Promise<Partial<ListingRow>> {
  if (row.status !== 'pending' && row.status !== 'rejected') throw new AppError('conflict');
  const owner = await ownerOf(transaction, row);
  if (owner?.isSuspended)
    throw new AppError('validation_failed', { decision: [staffWords[language].sellerSuspended] }, language);
  if (owner && row.status === 'rejected') {
    await lockStock(transaction, owner.mobile);
    if ((await stockLeft(transaction, owner)) <= 0) throw new AppError('stock_limit');
  }
  // Approving the car approves its model.
  if (!isModelReviewed)
    await transaction.update(models).set({ isReviewed: true }).where(eq(models.id, row.modelId));
  const now = new Date();
  const outcome = await asKept(transaction, row.id, published([], now, datesOf(row, now)));
  return { ...outcome, quality: qualityOf(row, market) };
}

function rejected({ row }: OwnRow, reasons: readonly string[], language: Language): Partial<ListingRow> {
  if (row.status !== 'pending' && !isPublicStatus(row)) throw new AppError('conflict');
  if (reasons.length === 0)
    throw new AppError('validation_failed', { reasons: [staffWords[language].reasons] }, language);
  return { status: 'rejected', rejectReasons: [...reasons], isFeatured: false };
}

/** Notifies its seller, once per decision. */
async function tellSeller(transaction: Orm, found: OwnRow, reasons: readonly string[]): Promise<void> {
  const { id, userId, revision } = found.row;
  if (userId === null) return;
  const car = { listingId: id, car: listingLabel(found) };
  const news = { accountId: userId, listingId: id, key: `${id}:${revision + 1}` };
  if (reasons.length === 0) await notify(transaction, { ...news, kind: 'listing-live', facts: car });
  else
    await notify(transaction, {
      ...news,
      kind: 'listing-rejected',
      facts: { ...car, reasons: [...reasons] },
    });
}

/**
 * Approves or rejects a listing, once per client id of the decision.
 * @throws AppError `not_found`, `conflict` if its revision has changed, `validation_failed`, `stock_limit`
 */
export async function decideListing(
  parts: StaffParts,
  { actorId, once, id, revision, decision, reasons = [], note, language }: Decision,
): Promise<void> {
  const { database, own, trail } = parts;
  let concernsPublic = false;
  const { isNew } = await trail.once({ action: decision, actorId, once }, async (transaction) => {
    await own.lock(id, transaction);
    const found: OwnRow | undefined = await own.byId(id, transaction);
    if (!found || found.row.status === 'unverified') throw new AppError('not_found');
    const { row } = found;
    if (row.revision !== revision) throw new AppError('conflict');
    const changes =
      decision === 'approve'
        ? await approved(parts, transaction, found, language)
        : rejected(found, reasons, language);
    if (decision === 'reject') await closeOffers(transaction, id, 'take-down');
    await transaction
      .update(listings)
      .set({ ...changes, revision: sql`${listings.revision} + 1`, updatedAt: new Date() })
      .where(eq(listings.id, id));
    await tellSeller(transaction, found, decision === 'approve' ? [] : reasons);
    concernsPublic = decision === 'approve' || isPublicStatus(row);
    return {
      listingId: id,
      ...(row.userId === null ? {} : { accountId: row.userId }),
      facts: { reasons: decision === 'approve' ? row.rejectReasons : [...reasons], ...noteOf(note) },
    };
  });
  if (isNew && concernsPublic) await database.announceChange();
}
