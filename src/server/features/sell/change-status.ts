import { eq, sql } from 'drizzle-orm';
import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { isPublicStatus } from '#server/features/listing/shared/listing-outcome.ts';
import type { ListingRow, OwnRow } from '#server/features/listing/shared/own-listing.repository.ts';
import { expiryFrom, published, qualityOf, review } from '#server/features/listing/shared/review.ts';
import { lockSeller, stockLeft } from '#server/features/listing/shared/stock.ts';
import { closeOffers } from '#server/features/offers/shared/close-offers.ts';
import { asKept } from '#server/features/offers/shared/kept-car.ts';
import { AppError } from '#server/http/app-error.ts';
import type { AccountRow } from '#server/session/principal.ts';
import { changeOnce, type Sent } from './change-once.ts';
import { claimListing } from './claim-listing.ts';
import { isOwn } from './own-listing.ts';
import { checkRevision, type Revision } from './revision.ts';
import type { SellParts } from './sell-parts.ts';
import { tellLive } from './tell-live.ts';

const { listings } = schema;

export type StatusChange = Pick<Sent, 'once' | 'principal'> & {
  readonly query: ParsedQueryOf<'changeStatus'>;
  readonly revision: Revision;
};

type Changes = Partial<ListingRow>;
type Context = {
  readonly transaction: Orm;
  readonly parts: SellParts;
  readonly account: AccountRow | undefined;
};

function sold({ row }: OwnRow): Changes | undefined {
  if (row.status === 'sold') return undefined;
  if (!['pending', 'live', 'reserved', 'expired'].includes(row.status)) throw new AppError('conflict');
  return { status: 'sold' };
}

function removed({ row }: OwnRow): Changes | undefined {
  return row.status === 'removed' ? undefined : { status: 'removed' };
}

/** A public listing gets a new expiry; an expired one is reviewed like a new one. */
async function renewed(
  found: OwnRow,
  { transaction, parts, account }: Context,
): Promise<Changes | undefined> {
  const { row } = found;
  const now = new Date();
  if (!account) throw new AppError('conflict');
  if (isPublicStatus(row) && (row.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY) > now.getTime())
    return { expiresAt: expiryFrom(now) };
  if (row.status !== 'expired' && !isPublicStatus(row)) throw new AppError('conflict');
  await lockSeller(transaction, account);
  // An expired listing counts against the stock until the job has run.
  if (row.status === 'expired' && (await stockLeft(transaction, account)) <= 0)
    throw new AppError('stock_limit');
  const { market } = parts;
  const context = { transaction, market, account, listingId: row.id, isModelReviewed: found.isModelReviewed };
  const outcome = await asKept(transaction, row.id, published(await review(row, context), now));
  return { ...outcome, quality: qualityOf(row, market) };
}

/**
 * One-tap changes of a listing: sold, renewed, removed, or claimed. Idempotent.
 * @throws AppError `not_found` for another account's, `conflict` if its revision or status does not allow it,
 * `stock_limit`
 */
export async function changeStatus(
  parts: SellParts,
  { query, revision, once, principal }: StatusChange,
): Promise<{ listingId: number; isChanged: boolean }> {
  const { database, own } = parts;
  const { id, clientId, change } = query;
  let concernsPublic = false;
  const sent = { clientId, once, principal };
  const { listingId, isNew } = await changeOnce(database.orm, sent, async (transaction) => {
    await own.lock(id, transaction);
    const found: OwnRow | undefined = await own.byId(id, transaction);
    if (!found) throw new AppError('not_found');
    const { row } = found;
    if (change === 'claim') {
      const outcome = await claimListing(parts, transaction, found, principal.account, revision);
      concernsPublic = outcome === 'live';
      return id;
    }
    if (!isOwn(found, principal)) throw new AppError('not_found');
    checkRevision(row, revision);
    const account = row.userId === null ? undefined : principal.account;
    const changes =
      change === 'sold'
        ? sold(found)
        : change === 'remove'
          ? removed(found)
          : await renewed(found, { transaction, parts, account });
    if (!changes) return id;
    if (change !== 'renew') await closeOffers(transaction, id, change);
    await transaction
      .update(listings)
      .set({ ...changes, revision: sql`${listings.revision} + 1`, updatedAt: new Date() })
      .where(eq(listings.id, id));
    await tellLive(transaction, row.status, { ...row, ...changes, revision: row.revision + 1 });
    concernsPublic = isPublicStatus(row) || isPublicStatus({ status: changes.status ?? row.status });
    return id;
  });
  if (isNew && concernsPublic) await database.announceChange();
  return { listingId, isChanged: isNew };
}
