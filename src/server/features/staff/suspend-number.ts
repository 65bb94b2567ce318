import { randomBytes } from 'node:crypto';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { ReviewReason } from '#contract/sell/own-listing.ts';
import { type Orm, schema } from '#server/db/database.ts';
import type { ListingRow, OwnRow } from '#server/features/listing/shared/own-listing.repository.ts';
import { published, review } from '#server/features/listing/shared/review.ts';
import { lockStock } from '#server/features/listing/shared/stock.ts';
import { endOffersOf } from '#server/features/offers/shared/end-offers.ts';
import { AppError } from '#server/http/app-error.ts';
import type { AccountRow } from '#server/session/principal.ts';
import { lockAccount } from './staff-accounts.ts';
import { type Decided, noteOf, type StaffParts } from './staff-parts.ts';
import { staffWords } from './staff-words.ts';

const { accounts, listings, ownerReviews, pushSubscriptions, sessions } = schema;

const reason = 'seller_suspended' satisfies ReviewReason;

/** Listings of its account, and imported ones with the number. */
const soldBy = ({ id, mobile }: AccountRow): SQL | undefined =>
  or(eq(listings.userId, id), eq(listings.mobile, mobile));

/** Takes down the number's listings, including pending ones. */
async function takeDown(transaction: Orm, account: AccountRow): Promise<number> {
  const offered = await transaction
    .select({ id: listings.id })
    .from(listings)
    .where(and(soldBy(account), inArray(listings.status, ['pending', 'live', 'reserved'])))
    .orderBy(listings.id)
    .for('update');
  for (const { id } of offered) {
    await transaction
      .update(listings)
      .set({
        status: 'rejected',
        rejectReasons: sql`array_append(${listings.rejectReasons}, ${reason}::text)`,
        isFeatured: false,
        revision: sql`${listings.revision} + 1`,
        updatedAt: new Date(),
      })
      .where(eq(listings.id, id));
  }
  return offered.length;
}

/** Restores the listing: earlier reasons still apply, and it is reviewed. */
async function restored(
  { market }: StaffParts,
  transaction: Orm,
  account: AccountRow,
  { row, isModelReviewed }: OwnRow,
): Promise<Partial<ListingRow>> {
  const now = new Date();
  const kept = row.rejectReasons.filter((code) => code !== reason);
  if (row.expiresAt !== null && row.expiresAt <= now) return { status: 'expired', rejectReasons: kept };
  const found =
    row.userId === null
      ? []
      : await review(row, { transaction, market, account, listingId: row.id, isModelReviewed });
  return published([...new Set([...kept, ...found])], now, row);
}

async function putUpAgain(parts: StaffParts, transaction: Orm, account: AccountRow): Promise<number> {
  const { own } = parts;
  const hidden = await transaction
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        soldBy(account),
        eq(listings.status, 'rejected'),
        sql`${reason}::text = any(${listings.rejectReasons})`,
      ),
    )
    .orderBy(listings.id)
    .for('update');
  for (const { id } of hidden) {
    const found: OwnRow | undefined = await own.byId(id, transaction);
    if (!found) continue;
    await transaction
      .update(listings)
      .set({
        ...(await restored(parts, transaction, account, found)),
        revision: sql`${listings.revision} + 1`,
        updatedAt: new Date(),
      })
      .where(eq(listings.id, id));
  }
  return hidden.length;
}

/** Reviews of a suspended account are not public; let in again, they wait for staff. */
async function hideReviews(transaction: Orm, { id }: AccountRow, isSuspended: boolean): Promise<void> {
  const hidden = sql`array_append(${ownerReviews.reasons}, 'author_suspended')`;
  const shown = sql`array_remove(${ownerReviews.reasons}, 'author_suspended')`;
  await transaction
    .update(ownerReviews)
    .set({
      state: isSuspended ? 'rejected' : 'pending',
      reasons: isSuspended ? hidden : shown,
      revision: sql`${ownerReviews.revision} + 1`,
    })
    .where(
      and(
        eq(ownerReviews.accountId, id),
        isSuspended
          ? inArray(ownerReviews.state, ['pending', 'live'])
          : sql`'author_suspended' = any(${ownerReviews.reasons})`,
      ),
    );
}

/** The account of a number, created if there is none: a number can be suspended before its first sign-in. */
async function accountToSuspend(transaction: Orm, mobile: string): Promise<AccountRow> {
  const publicId = randomBytes(16).toString('base64url');
  await transaction.insert(accounts).values({ mobile, publicId }).onConflictDoNothing();
  const account = await lockAccount(transaction, mobile);
  if (!account) throw new Error('an account vanished while it was made');
  return account;
}

/**
 * Suspends a number: it is signed out everywhere and cannot sign in, and its listings are taken down. When it
 * is unsuspended, its listings are reviewed again.
 * @throws AppError `not_found` for unsuspending an unknown number, `validation_failed` for a number of staff
 */
export async function suspendNumber(
  parts: StaffParts,
  {
    mobile,
    isSuspended,
    language,
    note,
    ...decided
  }: Decided & {
    readonly mobile: string;
    readonly isSuspended: boolean;
    readonly language: Language;
  },
): Promise<void> {
  const { database, trail } = parts;
  const action = isSuspended ? 'suspend' : 'unsuspend';
  const { isNew } = await trail.once({ action, ...decided }, async (transaction) => {
    const account = isSuspended
      ? await accountToSuspend(transaction, mobile)
      : await lockAccount(transaction, mobile);
    if (!account) throw new AppError('not_found');
    await lockStock(transaction, mobile);
    // Staff cannot suspend staff.
    if (account.scope === 'staff' && isSuspended)
      throw new AppError('validation_failed', { mobile: [staffWords[language].ofStaff] }, language);
    await transaction.update(accounts).set({ isSuspended }).where(eq(accounts.id, account.id));
    if (isSuspended) {
      for (const table of [sessions, pushSubscriptions])
        await transaction.delete(table).where(eq(table.accountId, account.id));
      await endOffersOf(transaction, account.id, { bySite: true });
    }
    await hideReviews(transaction, account, isSuspended);
    const count = isSuspended
      ? await takeDown(transaction, account)
      : await putUpAgain(parts, transaction, account);
    return { accountId: account.id, facts: { count, ...noteOf(note) } };
  });
  if (isNew) await database.announceChange();
}
