import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language, Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { isVehicleKind } from '#contract/owner-reviews/owner-review.ts';
import {
  firstNameOf,
  type ReviewForm,
  reviewFields,
  reviewProblemsOf,
} from '#contract/owner-reviews/owner-review-form.ts';
import type { OwnerReviewReason } from '#contract/owner-reviews/review-reasons.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { lockName } from '#server/db/transaction.ts';
import { keepConsent } from '#server/features/account/shared/consents.ts';
import { type ReviewRow, reviewColumns } from '#server/features/owner-reviews/shared/read-reviews.ts';
import { findReviewed, type Vehicles } from '#server/features/owner-reviews/shared/reviewed-vehicles.ts';
import { hashesOf } from '#server/features/photos/shared/photo-hashes.ts';
import { keysOfPhotos } from '#server/features/photos/shared/photo-keys.ts';
import { createUploadRepository } from '#server/features/photos/shared/upload.repository.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Once } from '#server/http/once.ts';
import { refusedForm, requireValid } from '#server/http/refused-form.ts';
import { cleanLine, cleanParagraphs } from '#server/reading/clean-text.ts';
import { type AccountRow, ownersOf, type Principal } from '#server/session/principal.ts';
import { reviewReasons } from './review-checks.ts';

const { media, ownerReviews } = schema;

/** New reviews of an account a day: enough for a fleet, and no flood. */
const mostADay = 10;
/** Reasons that staff gave hold until staff lets the review in. */
const byStaff = (reasons: readonly OwnerReviewReason[], state: ReviewRow['state']) =>
  state === 'rejected' || reasons.includes('sent_back');

/** What only the server knows of a review. */
const reviewWords = {
  unknown: localized('This vehicle is not in our list.'),
  already: localized('You have already reviewed this model. Change that review.'),
} as const satisfies Record<string, Localized>;

type Writer = {
  readonly principal: Principal;
  readonly account: AccountRow;
  readonly once: Once;
  readonly language: Language;
  readonly vehicles: Vehicles;
};

/** What an account does with its own reviews. */
export function createReviewWriter(database: Database) {
  const { orm } = database;
  const uploads = createUploadRepository(orm);

  async function ownedBy(transaction: Orm, account: AccountRow): Promise<ReviewRow[]> {
    return await transaction
      .select(reviewColumns)
      .from(ownerReviews)
      .where(eq(ownerReviews.accountId, account.id))
      .for('update');
  }

  async function knownPhotos(transaction: Orm, keys: readonly string[]): Promise<Map<string, string>> {
    const found = await transaction
      .select({ key: media.key, sha256: media.sha256 })
      .from(media)
      .where(sql`${media.key} = any(${`{${keys.join(',')}}`}::text[])`);
    return new Map(found.map(({ key, sha256 }) => [sha256, key]));
  }

  async function write(
    transaction: Orm,
    { id, consent, ...query }: ParsedQueryOf<'saveOwnerReview'>,
    { principal, account, language, vehicles }: Writer,
  ): Promise<boolean> {
    const hashes = hashesOf(query.images ?? '', 'images', language);
    const form = formOf(query);
    const errors = reviewProblemsOf(form, hashes.length, new Date());
    requireValid(errors, language);
    const { kind = '', brand = '', model = '' } = form;
    const found = isVehicleKind(kind) ? findReviewed(vehicles, kind, brand, model) : undefined;
    if (!isVehicleKind(kind) || !found?.model) throw refusedForm({ model: reviewWords.unknown }, language);

    const owned = await ownedBy(transaction, account);
    const before = id === undefined ? undefined : owned.find((row) => row.id === id);
    if (id !== undefined && !before) throw new AppError('not_found');
    const isOfSame = (row: ReviewRow) => row.kind === kind && row.brand === brand && row.model === model;
    if (owned.some((row) => row !== before && isOfSame(row)))
      throw refusedForm({ model: reviewWords.already }, language);
    if (!before) await refuseFlood(transaction, account);

    const owners = ownersOf(principal);
    const known = await knownPhotos(transaction, before?.images ?? []);
    const body = cleanParagraphs(form.body ?? '');
    const images = await keysOfPhotos(transaction, uploads, owners, hashes, known);
    const wasSentBack = before !== undefined && byStaff(before.reasons, before.state);
    const reasons = await reviewReasons(transaction, { body, images, wasSentBack }, account);
    const number = (text: string | undefined) => Number(text?.trim());
    const isPublic = reasons.length === 0;
    const values = {
      ...{ kind, brand, model, name: `${found.brand.name} ${found.model.name}` },
      ...{
        variant: cleanLine(form.variant ?? ''),
        title: cleanLine(form.title ?? ''),
        body,
        images,
        reasons,
      },
      ...{ makeYear: number(form.makeYear), ownedYears: number(form.ownedYears) },
      ...{ comfort: number(form.comfort), driving: number(form.driving), value: number(form.value) },
      ...{ runningCost: number(form.runningCost), reliability: number(form.reliability) },
      author: firstNameOf(cleanLine(form.author ?? '')),
      state: isPublic ? ('live' as const) : ('pending' as const),
      consentVersion: consent,
      changedAt: new Date(),
      publishedAt: before?.publishedAt ?? (isPublic ? new Date() : null),
    };
    if (before)
      await transaction
        .update(ownerReviews)
        .set({ ...values, revision: sql`${ownerReviews.revision} + 1` })
        .where(eq(ownerReviews.id, before.id));
    else await transaction.insert(ownerReviews).values({ ...values, accountId: account.id });
    const [owner] = owners;
    if (owner !== undefined) await keepConsent(transaction, owner, consent);
    return isPublic || before?.state === 'live';
  }

  return {
    /**
     * Publishes or changes a review.
     * @throws AppError `validation_failed` with every field, `photo_missing`, `not_found`, `rate_limited`
     */
    async save(query: ParsedQueryOf<'saveOwnerReview'>, writer: Writer): Promise<void> {
      const { account, once } = writer;
      const made = await once.change(async (transaction) => {
        await lockName(transaction, `reviews of ${account.id}`);
        return await write(transaction, query, writer);
      });
      if (made.isNew && made.result) await database.announceChange();
    },

    /** @throws AppError `not_found` for another's, and one that is gone */
    async remove(id: number, account: AccountRow): Promise<void> {
      const [gone] = await orm
        .delete(ownerReviews)
        .where(and(eq(ownerReviews.id, id), eq(ownerReviews.accountId, account.id)))
        .returning({ id: ownerReviews.id });
      if (!gone) throw new AppError('not_found');
      await database.announceChange();
    },

    /** Newest first. */
    async ofAccount(account: AccountRow): Promise<ReviewRow[]> {
      return await orm
        .select(reviewColumns)
        .from(ownerReviews)
        .where(eq(ownerReviews.accountId, account.id))
        .orderBy(desc(ownerReviews.id));
    },
  };
}

function formOf(query: Omit<ParsedQueryOf<'saveOwnerReview'>, 'id' | 'consent'>): ReviewForm {
  return Object.fromEntries(
    reviewFields.flatMap((field) => (query[field] === undefined ? [] : [[field, query[field]] as const])),
  );
}

/** @throws AppError `rate_limited` */
async function refuseFlood(transaction: Orm, account: AccountRow): Promise<void> {
  const recent = await transaction
    .select({ id: ownerReviews.id })
    .from(ownerReviews)
    .where(
      and(eq(ownerReviews.accountId, account.id), gt(ownerReviews.createdAt, sql`now() - interval '1 day'`)),
    );
  if (recent.length >= mostADay) throw new AppError('rate_limited');
}
