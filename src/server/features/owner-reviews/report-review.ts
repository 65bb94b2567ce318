import { and, eq, sql } from 'drizzle-orm';
import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { isLive } from '#server/features/owner-reviews/shared/read-reviews.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Once } from '#server/http/once.ts';
import { cleanLine } from '#server/reading/clean-text.ts';

const { ownerReviews } = schema;

/**
 * Stores a reader's report of a public review.
 * @throws AppError `not_found`
 */
export async function reportReview(
  orm: Orm,
  { id, reason, details }: ParsedQueryOf<'reportOwnerReview'>,
  owner: string | null,
  once: Once,
): Promise<void> {
  if (once.isRepeat) return;
  const [review] = await orm
    .select({ id: ownerReviews.id })
    .from(ownerReviews)
    .where(and(eq(ownerReviews.id, id), isLive));
  if (!review) throw new AppError('not_found');
  const written = cleanLine(details ?? '');
  // Nothing is stored where the review has been deleted meanwhile.
  await once.change((transaction) =>
    transaction.execute(sql`
      insert into owner_review_reports (review_id, reason, details, owner)
      select id, ${reason}, ${written === '' ? null : written}, ${owner}::text
      from owner_reviews where id = ${id} for key share`),
  );
}
