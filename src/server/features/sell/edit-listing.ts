import { eq, sql } from 'drizzle-orm';
import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { problemsOf, type SellErrors } from '#contract/sell/sell.ts';
import type { SellForm } from '#contract/sell/sell-fields.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { isPublicStatus, outcomeOf } from '#server/features/listing/shared/listing-outcome.ts';
import type { OwnRow } from '#server/features/listing/shared/own-listing.repository.ts';
import { qualityOf, review } from '#server/features/listing/shared/review.ts';
import { sellerColumns } from '#server/features/listing/shared/seller-columns.ts';
import { columnsOf, givenFields } from '#server/features/listing/shared/seller-form.ts';
import { keysOfPhotos } from '#server/features/photos/shared/photo-keys.ts';
import { viewsAfter } from '#server/features/photos/shared/photo-views.ts';
import { AppError } from '#server/http/app-error.ts';
import { refusedForm } from '#server/http/refused-form.ts';
import { ownersOf } from '#server/session/principal.ts';
import { changeOnce, type Sent } from './change-once.ts';
import { listingValues } from './listing-values.ts';
import { formOf, isOwn } from './own-listing.ts';
import { checkRevision, type Revision } from './revision.ts';
import type { SellParts } from './sell-parts.ts';
import { tellLive } from './tell-live.ts';
import { chosen } from './vehicle-choice.ts';

const { listings } = schema;

export type Edit = Pick<Sent, 'once' | 'principal'> & {
  readonly query: ParsedQueryOf<'updateListing'>;
  /** Hashes of its photos, in order; undefined keeps the current ones. */
  readonly hashes: readonly string[] | undefined;
  readonly revision: Revision;
  readonly language: Language;
};

/** The form after the edit. Fields that depend on a changed one are cleared, unless they are also given. */
function mergedForm(before: SellForm, given: SellForm): SellForm {
  const differs = (field: keyof SellForm) => given[field] !== undefined && given[field] !== before[field];
  const form: { -readonly [Field in keyof SellForm]: SellForm[Field] } = { ...before, ...given };
  const isOtherBrand = differs('brandId');
  const isOtherModel = isOtherBrand || differs('modelId') || differs('modelName');
  if (isOtherModel && given.modelId === undefined) delete form.modelId;
  if (isOtherBrand && given.modelName === undefined) delete form.modelName;
  if ((isOtherModel || differs('variantName')) && given.variantId === undefined) delete form.variantId;
  if (isOtherModel && given.variantName === undefined) delete form.variantName;
  return form;
}

/** Problems introduced by the edit; fields that an import lacks may stay empty. */
function newErrors(after: SellErrors, before: SellErrors, touched: ReadonlySet<string>): SellErrors {
  const known: Readonly<Record<string, string | undefined>> = before;
  return Object.fromEntries(
    Object.entries(after).filter(([field, problem]) => touched.has(field) || known[field] !== problem),
  );
}

/**
 * Edits a listing, once per client id of the change.
 * @throws AppError `not_found` for another account's, `conflict` for an old revision, `gone`,
 * `validation_failed`, `photo_missing`, `stock_limit`
 */
export async function editListing(
  { database, own, uploads, market }: SellParts,
  { query, hashes, revision, once, principal, language }: Edit,
): Promise<{ listingId: number; isChanged: boolean }> {
  const owners = ownersOf(principal);
  let concernsPublic = false;
  const work = async (transaction: Orm) => {
    await own.lock(query.id, transaction);
    const found: OwnRow | undefined = await own.byId(query.id, transaction);
    if (!found || !isOwn(found, principal)) throw new AppError('not_found');
    const { row } = found;
    if (row.status === 'removed' || row.status === 'sold') throw new AppError('gone');
    checkRevision(row, revision);

    const now = new Date();
    const given = givenFields(query);
    const before = formOf(found);
    const form = mergedForm(before, given);
    const touched = new Set([...Object.keys(given), ...(hashes ? ['images'] : [])]);
    const after = problemsOf(form, hashes?.length ?? row.images.length, now);
    const errors = newErrors(after, problemsOf(before, row.images.length, now), touched);
    const place = row.cityId === null ? { provinceId: row.provinceId, cityId: null } : undefined;
    const choice = await chosen(transaction, form, row.userId !== null, form.cityId ? undefined : place);
    const all = { ...('errors' in choice ? choice.errors : {}), ...errors };
    if ('errors' in choice || Object.keys(all).length > 0) throw refusedForm(all, language);

    const known = new Map(
      [...(await own.hashesOf(row.images, transaction))].map(([key, hash]) => [hash, key]),
    );
    const images = hashes ? await keysOfPhotos(transaction, uploads, owners, hashes, known) : row.images;
    const values = await listingValues(transaction, form, choice, images);
    const account = row.userId === null ? undefined : principal.account;
    const context = { transaction, market, listingId: row.id, isModelReviewed: choice.model.isReviewed };
    const outcome = await outcomeOf(transaction, row, account, columnsOf(form).mobile ?? '', (seller) =>
      review(values, { ...context, account: seller }),
    );
    await transaction
      .update(listings)
      .set({
        ...values,
        ...(hashes && { photoViews: viewsAfter(query.photoViews, hashes, images, row.photoViews) }),
        ...(account ? sellerColumns(account, values.mobile) : {}),
        ...outcome,
        quality: qualityOf(values, market),
        revision: sql`${listings.revision} + 1`,
        updatedAt: now,
      })
      .where(eq(listings.id, row.id));
    const { title } = values;
    await tellLive(transaction, row.status, { ...row, ...outcome, title, revision: row.revision + 1 });
    concernsPublic = isPublicStatus(row) || isPublicStatus(outcome);
    return row.id;
  };
  const { listingId, isNew } = await changeOnce(
    database.orm,
    { clientId: query.clientId, once, principal },
    work,
  );
  if (isNew && concernsPublic) await database.announceChange();
  return { listingId, isChanged: isNew };
}
