import { publicStatuses } from '#contract/listing/listing.ts';
import type { Orm } from '#server/db/database.ts';
import { asKept } from '#server/features/offers/shared/kept-car.ts';
import { AppError } from '#server/http/app-error.ts';
import type { AccountRow } from '#server/session/principal.ts';
import type { ListingRow } from './own-listing.repository.ts';
import { published } from './review.ts';
import { lockSeller, lockStock, stockLeft, unverifiedLeft } from './stock.ts';

/** In addition to the contract's reasons: staff has rejected it before, and so decides again. */
export const sentBack = 'sent_back';

export function isPublicStatus({ status }: Pick<ListingRow, 'status'>): boolean {
  return publicStatuses.some((one) => one === status);
}

/** The status after an edit, with related columns (docs/product.md#review). */
export async function outcomeOf(
  transaction: Orm,
  before: ListingRow,
  account: AccountRow | undefined,
  mobile: string,
  reasonsNow: (account: AccountRow) => Promise<string[]>,
): Promise<Pick<ListingRow, 'status' | 'rejectReasons' | 'publishedAt' | 'expiresAt'>> {
  const { status, rejectReasons, publishedAt, expiresAt } = before;
  if (!account) {
    await lockStock(transaction, mobile);
    if (mobile !== before.mobile && (await unverifiedLeft(transaction, mobile)) <= 0)
      throw new AppError('stock_limit');
    return { status, rejectReasons, publishedAt, expiresAt };
  }
  // It is reviewed when it is renewed.
  if (status === 'expired') return { status, rejectReasons, publishedAt, expiresAt };
  await lockSeller(transaction, account);
  if (status === 'rejected' && (await stockLeft(transaction, account)) <= 0)
    throw new AppError('stock_limit');
  const reasons = await reasonsNow(account);
  // Listings that staff rejected are always reviewed again.
  const isForStaff = status === 'rejected' || rejectReasons.includes(sentBack);
  if (isForStaff) {
    const kept = status === 'rejected' ? rejectReasons : [];
    return published([...new Set([...kept, ...reasons, sentBack])], new Date(), before);
  }
  const outcome = published(reasons, new Date(), before);
  if (status === 'reserved' && outcome.status === 'live') return { ...outcome, status };
  return await asKept(transaction, before.id, outcome);
}
