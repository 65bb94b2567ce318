import { randomUUID } from 'node:crypto';
import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { problemsOf } from '#contract/sell/sell.ts';
import { carCategoryId } from '#contract/vehicles/vehicle.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { published, qualityOf, review } from '#server/features/listing/shared/review.ts';
import { fillProfile, sellerColumns } from '#server/features/listing/shared/seller-columns.ts';
import { columnsOf, givenFields } from '#server/features/listing/shared/seller-form.ts';
import { lockSeller, lockStock, stockLeft, unverifiedLeft } from '#server/features/listing/shared/stock.ts';
import { keysOfPhotos } from '#server/features/photos/shared/photo-keys.ts';
import { viewsAfter } from '#server/features/photos/shared/photo-views.ts';
import { AppError } from '#server/http/app-error.ts';
import { refusedForm } from '#server/http/refused-form.ts';
import { visitColumns } from '#server/reading/visit-columns.ts';
import { type AccountRow, ownersOf } from '#server/session/principal.ts';
import { changeOnce, type Sent } from './change-once.ts';
import { listingValues } from './listing-values.ts';
import type { SellParts } from './sell-parts.ts';
import { tellLive } from './tell-live.ts';
import { chosen } from './vehicle-choice.ts';

const { listings } = schema;

export type NewListing = Pick<Sent, 'once' | 'principal'> & {
  readonly query: ParsedQueryOf<'createListing'>;
  /** Hashes of its photos, in order. */
  readonly hashes: readonly string[];
  readonly language: Language;
};

/**
 * A verified number has its account's limit; an unverified one has a lower limit, so that strangers cannot
 * use up the owner's.
 */
async function checkStock(transaction: Orm, account: AccountRow | undefined, mobile: string): Promise<void> {
  await (account ? lockSeller(transaction, account) : lockStock(transaction, mobile));
  const left = await (account ? stockLeft(transaction, account) : unverifiedLeft(transaction, mobile));
  if (left <= 0) throw new AppError('stock_limit');
}

/**
 * Creates a listing, once per client id. A guest's waits for verification; an account's is public immediately
 * if it passes the review.
 * @throws AppError `validation_failed` with every field, `photo_missing`, `stock_limit`, `not_found` for
 * another sender's client id
 */
export async function createListing(
  { database, uploads, market }: SellParts,
  { query, hashes, once, principal, language }: NewListing,
): Promise<{ listingId: number; isChanged: boolean }> {
  const { clientId } = query;
  const owners = ownersOf(principal);
  const { account, deviceHash } = principal;
  let isLive = false;
  const sent = { clientId, once, principal };
  const { listingId, isNew } = await changeOnce(database.orm, sent, async (transaction) => {
    const now = new Date();
    const form = givenFields(query);
    const errors = problemsOf(form, hashes.length, now);
    const choice = await chosen(transaction, form, account !== undefined);
    const unknown = 'errors' in choice ? choice.errors : {};
    // A missing field is reported as missing rather than unknown.
    const all = { ...unknown, ...errors };
    if ('errors' in choice || Object.keys(all).length > 0) throw refusedForm(all, language);
    await checkStock(transaction, account, columnsOf(form).mobile ?? '');
    const images = await keysOfPhotos(transaction, uploads, owners, hashes);
    const values = await listingValues(transaction, form, choice, images);
    const { isReviewed: isModelReviewed } = choice.model;
    const outcome = account
      ? published(
          await review(values, { transaction, market, account, listingId: undefined, isModelReviewed }),
          now,
        )
      : { status: 'unverified' as const, rejectReasons: [], publishedAt: null, expiresAt: null };
    const owner = account
      ? sellerColumns(account, values.mobile)
      : { deviceHash, listingType: 'individu' as const };
    const [created] = await transaction
      .insert(listings)
      .values({
        ...values,
        photoViews: viewsAfter(query.photoViews, hashes, images),
        ...owner,
        ...outcome,
        carIdHash: randomUUID().replaceAll('-', ''),
        clientId,
        source: 'web',
        categoryId: carCategoryId,
        quality: qualityOf(values, market),
        ...visitColumns(query),
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: listings.id });
    if (!created) throw new Error('a listing was not created');
    if (account) await fillProfile(transaction, account, values);
    isLive = outcome.status === 'live';
    const { title } = values;
    const userId = account?.id ?? null;
    await tellLive(transaction, undefined, { id: created.id, title, revision: 1, userId, ...outcome });
    return created.id;
  });
  if (isNew && isLive) await database.announceChange();
  return { listingId, isChanged: isNew };
}
