import { and, eq, sql } from 'drizzle-orm';
import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { isLive } from '#server/features/owner-reviews/shared/read-reviews.ts';
import { AppError } from '#server/http/app-error.ts';
import { cleanLine } from '#server/reading/clean-text.ts';

const { ownerReviewReports, ownerReviews } = schema;

/**
 * Stores a reader's report of a public review, once a client id.
 * @throws AppError `not_found`
 */
export async function reportReview(
  orm: Orm,
  { id, clientId, reason, details }: ParsedQueryOf<'reportOwnerReview'>,
  owner: string | null,
): Promise<void> {
  const [known] = await orm
    .select({ id: ownerReviewReports.id })
    .from(ownerReviewReports)
    .where(eq(ownerReviewReports.clientId, clientId));
  if (known) return;
  const [review] = await orm
    .select({ id: ownerReviews.id })
    .from(ownerReviews)
    .where(and(eq(ownerReviews.id, id), isLive));
  if (!review) throw new AppError('not_found');
  const written = cleanLine(details ?? '');
  // Nothing is stored where the review has been deleted meanwhile.
  await orm.execute(sql`
    insert into owner_review_reports (review_id, reason, details, client_id, owner)
    select id, ${reason}, ${written === '' ? null : written}, ${clientId}::uuid, ${owner}::text
    from owner_reviews where id = ${id} for key share
    on conflict (client_id) do nothing`);
}
