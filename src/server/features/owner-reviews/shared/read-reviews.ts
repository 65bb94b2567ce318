import { and, desc, eq, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { dayInJakarta } from '#contract/dates.ts';
import type { Language } from '#contract/language.ts';
import { aspectNames } from '#contract/owner-reviews/aspect-names.ts';
import type { OwnReview, ShownReview } from '#contract/owner-reviews/owner-review.schema.ts';
import { type ReviewAspect, type ReviewOrder, reviewAspects } from '#contract/owner-reviews/owner-review.ts';
import { type ReviewScope, reviewsPath } from '#contract/owner-reviews/owner-review-pages.ts';
import type { ReviewAggregate } from '#contract/owner-reviews/review-aggregate.schema.ts';
import { ownerReviewReasonNames } from '#contract/owner-reviews/review-reason-names.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type PreviewSource, picturesOf } from '#server/photo-store/pictures.ts';

const { media, ownerReviews, ownerReviewSums } = schema;
// Its search words are for the database alone.
const { found: _found, ...readable } = getTableColumns(ownerReviews);
export const reviewColumns = readable;

export type ReviewRow = Omit<typeof ownerReviews.$inferSelect, 'found'>;
type Sums = Readonly<Record<ReviewAspect | 'count', number>>;

const tenth = (number: number) => Math.round(number * 10) / 10;

export const isLive = eq(ownerReviews.state, 'live');

/** The public reviews of a scope. */
function withinScope(table: typeof ownerReviews | typeof ownerReviewSums, scope: ReviewScope): SQL[] {
  const { kind, brand, model } = scope;
  return [
    ...(kind === undefined ? [] : [eq(table.kind, kind)]),
    ...(brand === undefined ? [] : [eq(table.brand, brand)]),
    ...(model === undefined ? [] : [eq(table.model, model)]),
  ];
}

const newest = [desc(ownerReviews.publishedAt), desc(ownerReviews.id)];
const orders: Readonly<Record<ReviewOrder, SQL[]>> = {
  newest,
  highest: [desc(ownerReviews.total), ...newest],
  lowest: [sql`${ownerReviews.total}`, ...newest],
};

/** A page of a scope's public reviews. */
export async function listReviews(
  orm: Orm,
  scope: ReviewScope,
  { order, limit, offset = 0 }: { order: ReviewOrder; limit: number; offset?: number },
): Promise<ReviewRow[]> {
  return await orm
    .select(reviewColumns)
    .from(ownerReviews)
    .where(and(isLive, ...withinScope(ownerReviews, scope)))
    .orderBy(...orders[order])
    .limit(limit)
    .offset(offset);
}

/** A word that many use is found among so many of the newest reviews. */
const newestLooked = 1500;
/** Matches of a word that few of them have. */
const mostRare = 1500;

/**
 * The newest public reviews of a scope that have every word, or words that begin with it. The work is bounded for any
 * word: the newest are looked through until there are enough, and only words that few of them have are looked up in the
 * index of words, which has to collect every review with a word.
 */
export async function searchReviews(
  orm: Orm,
  scope: ReviewScope,
  words: readonly string[],
  limit: number,
): Promise<ReviewRow[]> {
  if (words.length === 0) return [];
  const hasWords = (found: SQLWrapper) =>
    sql`${found} @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;
  const all = and(isLive, ...withinScope(ownerReviews, scope));
  const { id, found, publishedAt } = ownerReviews;
  const looked = orm
    .select({ id, found })
    .from(ownerReviews)
    .where(all)
    .orderBy(...newest)
    .limit(newestLooked)
    .as('looked');
  let matches = await orm.select({ id: looked.id }).from(looked).where(hasWords(looked.found)).limit(limit);
  if (matches.length < limit)
    matches = await inTransaction(orm, async (transaction) => {
      // Otherwise the planner reads reviews in order until there are enough: all of them for a rare word.
      await transaction.execute(sql`set local enable_seqscan = off`);
      await transaction.execute(sql`set local enable_indexscan = off`);
      const rare = transaction.$with('rare').as(
        transaction
          .select({ id, publishedAt })
          .from(ownerReviews)
          .where(and(all, hasWords(found)))
          .limit(mostRare),
      );
      return await transaction
        .with(rare)
        .select({ id: rare.id })
        .from(rare)
        .orderBy(desc(rare.publishedAt), desc(rare.id))
        .limit(limit);
    });
  return await orm
    .select(reviewColumns)
    .from(ownerReviews)
    .where(sql`${id} = any(${`{${matches.map((match) => match.id).join(',')}}`}::bigint[])`)
    .orderBy(...newest);
}

const summed = (column: ReviewAspect | 'count') =>
  sql<number>`coalesce(sum(${ownerReviewSums[column]}), 0)::int`;

/** The means of a scope's public reviews; null without any. */
export async function aggregateOf(
  orm: Orm,
  scope: ReviewScope,
  language: Language,
): Promise<ReviewAggregate | null> {
  const [sums] = await orm
    .select({
      ...{ count: summed('count'), comfort: summed('comfort'), driving: summed('driving') },
      ...{ runningCost: summed('runningCost'), reliability: summed('reliability'), value: summed('value') },
    })
    .from(ownerReviewSums)
    .where(and(...withinScope(ownerReviewSums, scope)));
  return sums && sums.count > 0 ? meansOf(sums, language) : null;
}

function meansOf({ count, ...sums }: Sums, language: Language): ReviewAggregate {
  const total = reviewAspects.reduce((sum, aspect) => sum + sums[aspect], 0);
  return {
    count,
    average: tenth(total / count / reviewAspects.length),
    aspects: namedStars(sums, count, language),
  };
}

const namedStars = (stars: Readonly<Record<ReviewAspect, number>>, count: number, language: Language) =>
  reviewAspects.map((aspect) => ({
    name: aspectNames[aspect][language],
    stars: tenth(stars[aspect] / count),
  }));

/** Models with public reviews, the most reviewed first. */
export async function reviewedModels(orm: Orm, scope: ReviewScope = {}) {
  return await orm
    .select({
      ...{ kind: ownerReviewSums.kind, brand: ownerReviewSums.brand, model: ownerReviewSums.model },
      ...{ name: ownerReviewSums.name, count: ownerReviewSums.count },
    })
    .from(ownerReviewSums)
    .where(and(sql`${ownerReviewSums.count} > 0`, ...withinScope(ownerReviewSums, scope)))
    .orderBy(desc(ownerReviewSums.count), ownerReviewSums.name);
}

/** Lists that are not empty, of kinds, brands and models. */
export async function reviewPagePaths(orm: Orm): Promise<string[]> {
  const models = await reviewedModels(orm);
  return [
    ...new Set(
      models.flatMap(({ kind, brand, model }) => [
        reviewsPath({ kind }),
        reviewsPath({ kind, brand }),
        reviewsPath({ kind, brand, model }),
      ]),
    ),
  ];
}

/** The day in Jakarta. */

/** Reviews as everyone reads them. */
export async function shownReviews(
  rows: readonly ReviewRow[],
  previews: PreviewSource,
  language: Language,
): Promise<ShownReview[]> {
  const pictures = await picturesOf(previews, [...new Set(rows.flatMap(({ images }) => images))]);
  return rows.map((row) => {
    const { id, kind, brand, model, name, variant, makeYear, ownedYears, author, title, body } = row;
    return {
      ...{ id, kind, brand, model, makeYear, ownedYears, author, title, body },
      label: variant === '' ? name : `${name} ${variant}`,
      average: tenth(row.total / reviewAspects.length),
      aspects: namedStars(row, 1, language),
      pictures: row.images.flatMap((key) => pictures.get(key) ?? []),
      date: dayInJakarta(row.publishedAt ?? row.createdAt),
    };
  });
}

/** Reviews as their author and staff read them. */
export async function ownReviews(
  orm: Orm,
  rows: readonly ReviewRow[],
  previews: PreviewSource,
  language: Language,
): Promise<OwnReview[]> {
  const keys = [...new Set(rows.flatMap(({ images }) => images))];
  const hashes = await orm
    .select({ key: media.key, sha256: media.sha256 })
    .from(media)
    .where(sql`${media.key} = any(${`{${keys.join(',')}}`}::text[])`);
  const hashOf = new Map(hashes.map(({ key, sha256 }) => [key, sha256]));
  const shown = await shownReviews(rows, previews, language);
  return rows.flatMap((row, place) => {
    const { variant, state, reasons, revision, comfort, driving, runningCost, reliability, value } = row;
    const review = shown[place];
    if (!review) return [];
    const images = review.pictures.flatMap((picture) => {
      const sha256 = hashOf.get(picture.key);
      return sha256 === undefined ? [] : [{ sha256, picture }];
    });
    const reasonNames = reasons.map((reason) => ownerReviewReasonNames[reason][language]);
    const stars = { comfort, driving, runningCost, reliability, value };
    return [{ ...review, variant, stars, state, reasons, reasonNames, revision, images }];
  });
}
