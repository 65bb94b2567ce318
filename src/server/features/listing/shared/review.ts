import { sql } from 'drizzle-orm';
import type { ListingStatus } from '#contract/listing/listing.ts';
import { listingLimits } from '#contract/sell/listing-limits.ts';
import type { Orm } from '#server/db/database.ts';
import type { MarketService } from '#server/market/market.service.ts';
import type { AccountRow } from '#server/session/principal.ts';
import { type ListingFacts, listingQuality } from './listing-quality.ts';
import { isPhotoOfAnother, isPlateOfAnother, lockPlate } from './other-sellers.ts';
import type { ListingRow } from './own-listing.repository.ts';
import { reviewReasonsOf } from './review-checks.ts';

const dayMs = 86_400_000;

/** Input of a review, a subset of a listing's row. */
export type ReviewedCar = Pick<
  ListingRow,
  | 'price'
  | 'title'
  | 'description'
  | 'sellerName'
  | 'mobile'
  | 'regNo'
  | 'images'
  | 'modelId'
  | 'variantId'
  | 'makeYear'
>;

type Context = {
  readonly transaction: Orm;
  readonly market: MarketService;
  readonly account: AccountRow;
  /** Undefined for a new listing. */
  readonly listingId: number | undefined;
  readonly isModelReviewed: boolean;
};

/**
 * Reasons for a review by staff; empty if it is approved immediately. Locks the plate until the transaction
 * ends.
 */
export async function review(
  car: ReviewedCar,
  { transaction, market, account, listingId, isModelReviewed }: Context,
): Promise<string[]> {
  if (car.regNo !== null) await lockPlate(transaction, car.regNo);
  // For tables without statistics the planner assumes that a third matches, and would scan them.
  await transaction.execute(sql`set local enable_seqscan = off`);
  const seller = { accountId: account.id, mobile: account.mobile, listingId };
  return reviewReasonsOf({
    ...car,
    isMobileVerified: car.mobile === account.mobile,
    photoCount: car.images.length,
    marketMedian: market.marketOf(car)?.median ?? null,
    isModelKnown: isModelReviewed,
    isPhotoOfAnother: await isPhotoOfAnother(transaction, car.images, seller),
    isPlateOfAnother: await isPlateOfAnother(transaction, car.regNo, seller),
  });
}

export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + listingLimits.lifetimeDays * dayMs);
}

/** The columns of a listing that becomes public or pending. One that was public keeps its dates. */
export function published(
  reasons: readonly string[],
  now: Date,
  before?: Pick<ListingRow, 'publishedAt' | 'expiresAt'>,
): Pick<ListingRow, 'rejectReasons' | 'publishedAt' | 'expiresAt'> & {
  status: Extract<ListingStatus, 'pending' | 'live'>;
} {
  const publishedAt = before?.publishedAt ?? null;
  const expiresAt = before?.expiresAt ?? null;
  if (reasons.length > 0) return { status: 'pending', rejectReasons: [...reasons], publishedAt, expiresAt };
  return {
    status: 'live',
    rejectReasons: [],
    publishedAt: publishedAt ?? now,
    expiresAt: publishedAt === null ? expiryFrom(now) : expiresAt,
  };
}

/** The part of its popularity that does not depend on time. */
export function qualityOf(car: ListingFacts & ReviewedCar, market: MarketService): number {
  return listingQuality({
    facts: car,
    photoCount: car.images.length,
    price: car.price,
    typicalPrice: market.marketOf(car)?.median ?? null,
  });
}
