import { eq, sql } from 'drizzle-orm';
import type { ListingStatus } from '#contract/listing/listing.ts';
import type { ReviewReason } from '#contract/sell/own-listing.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isClaimable, type OwnRow } from '#server/features/listing/shared/own-listing.repository.ts';
import { published, qualityOf, review } from '#server/features/listing/shared/review.ts';
import { fillProfile, sellerColumns } from '#server/features/listing/shared/seller-columns.ts';
import { lockSeller, stockLeft } from '#server/features/listing/shared/stock.ts';
import { AppError } from '#server/http/app-error.ts';
import type { AccountRow } from '#server/session/principal.ts';
import { checkRevision, type Revision } from './revision.ts';
import type { SellParts } from './sell-parts.ts';
import { tellLive } from './tell-live.ts';

const { listings } = schema;

const beyondLimit = ['stock_limit'] satisfies ReviewReason[];

/**
 * Assigns an unowned listing to the account of its number. An unverified one is reviewed; an imported one is
 * already public and stays so. The row must be locked first.
 * @param revision the one that was seen, since its sender may have changed it
 * @throws AppError `not_found` if it is neither, `conflict` for another revision, `stock_limit`
 */
export async function claimListing(
  { market }: SellParts,
  transaction: Orm,
  found: OwnRow,
  account: AccountRow | undefined,
  revision?: Revision,
): Promise<ListingStatus> {
  const { row } = found;
  if (!account) throw new AppError('unauthorized');
  if (row.userId === account.id) return row.status;
  if (!isClaimable(row, account)) throw new AppError('not_found');
  checkRevision(row, revision);
  await lockSeller(transaction, account);
  if ((await stockLeft(transaction, account)) <= 0) throw new AppError('stock_limit');
  const now = new Date();
  const seller = sellerColumns(account, row.mobile);
  const context = { transaction, market, account, listingId: row.id, isModelReviewed: found.isModelReviewed };
  const { status, publishedAt } = row;
  const outcome = status === 'live' ? { status, publishedAt } : published(await review(row, context), now);
  await transaction
    .update(listings)
    .set({
      ...seller,
      ...outcome,
      quality: qualityOf(row, market),
      revision: sql`${listings.revision} + 1`,
      updatedAt: now,
    })
    .where(eq(listings.id, row.id));
  await fillProfile(transaction, account, row);
  const claimed = { ...row, ...outcome, userId: account.id, revision: row.revision + 1 };
  await tellLive(transaction, row.status, claimed);
  return outcome.status;
}

/**
 * After a number was verified: claims the listings this device sent with it, oldest first, up to the stock
 * limit. The rest waits, with the reason.
 */
export async function claimOnSignIn(
  parts: SellParts,
  account: AccountRow,
  deviceHash: string | undefined,
): Promise<void> {
  if (deviceHash === undefined) return;
  const { database, own } = parts;
  let isAnyLive = false;
  for (const id of await own.waitingFor(account.mobile, deviceHash)) {
    try {
      const status = await inTransaction(database.orm, async (transaction) => {
        await own.lock(id, transaction);
        const found: OwnRow | undefined = await own.byId(id, transaction);
        return found && (await claimListing(parts, transaction, found, account));
      });
      isAnyLive ||= status === 'live';
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'stock_limit')
        await database.orm.update(listings).set({ rejectReasons: beyondLimit }).where(eq(listings.id, id));
    }
  }
  if (isAnyLive) await database.announceChange();
}
