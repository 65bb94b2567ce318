import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import type { DataOf, ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { reviewsPath } from '#contract/owner-reviews/owner-review-pages.ts';
import { ownerReviewReasonNames } from '#contract/owner-reviews/review-reason-names.ts';
import { reviewStaffReasons } from '#contract/owner-reviews/review-reasons.ts';
import { reviewReportNames } from '#contract/owner-reviews/review-report-names.ts';
import { formatMobile } from '#contract/seller-number/seller-number.ts';
import { type Database, schema } from '#server/db/database.ts';
import { notify } from '#server/features/notifications/shared/notify.ts';
import { isLive, ownReviews, reviewColumns } from '#server/features/owner-reviews/shared/read-reviews.ts';
import type { AuditTrail } from '#server/features/staff/shared/audit-trail.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Once } from '#server/http/once.ts';
import type { PreviewSource } from '#server/photo-store/pictures.ts';
import { cleanLine } from '#server/reading/clean-text.ts';

const { accounts, ownerReviewReports, ownerReviews } = schema;

const perPage = 20;

type Decision = ParsedQueryOf<'staffDecideReview'> & {
  readonly actorId: number;
  readonly once: Once;
  readonly language: Language;
};

/** What staff sees and decides about reviews; each decision is in the audit trail. */
export function createStaffReviews(database: Database, trail: AuditTrail, previews: PreviewSource) {
  const { orm } = database;
  const isOpen = and(eq(ownerReviewReports.reviewId, ownerReviews.id), isNull(ownerReviewReports.judgedAt));
  const waits = or(
    eq(ownerReviews.state, 'pending'),
    and(isLive, exists(orm.select({ one: sql`1` }).from(ownerReviewReports).where(isOpen))),
  );

  return {
    /** Reviews that wait, and public ones with open reports, oldest first. */
    async queue(page = 1, language: Language): Promise<DataOf<'staffOwnerReviews'>> {
      const rows = await orm
        .select({ ...reviewColumns, mobile: accounts.mobile })
        .from(ownerReviews)
        .innerJoin(accounts, eq(accounts.id, ownerReviews.accountId))
        .where(waits)
        .orderBy(ownerReviews.changedAt, ownerReviews.id)
        .limit(perPage)
        .offset((page - 1) * perPage);
      const [counted] = await orm
        .select({ count: sql<number>`count(*)::int` })
        .from(ownerReviews)
        .where(waits);
      const totalCount = counted?.count ?? 0;
      const reports = await orm
        .select()
        .from(ownerReviewReports)
        .where(
          and(
            isNull(ownerReviewReports.judgedAt),
            inArray(
              ownerReviewReports.reviewId,
              rows.map(({ id }) => id),
            ),
          ),
        );
      const shown = await ownReviews(orm, rows, previews, language);
      return {
        choices: reviewStaffReasons.map((reason) => ({
          reason,
          name: ownerReviewReasonNames[reason][language],
        })),
        items: shown.map((review) => ({
          ...review,
          mobile: formatMobile(rows.find(({ id }) => id === review.id)?.mobile ?? ''),
          reports: reports
            .filter(({ reviewId }) => reviewId === review.id)
            .map(({ reason, details }) => ({ name: reviewReportNames[reason][language], details })),
        })),
        meta: {
          totalCount,
          pageCount: Math.max(1, Math.ceil(totalCount / perPage)),
          currentPage: page,
          perPage,
        },
      };
    },

    /**
     * Lets a review in or sends it back, and settles its reports; once a client id.
     * @throws AppError `not_found`, `conflict` if it has changed since, `validation_failed` without a reason
     */
    async decide({ id, revision, decision, reasons = [], note, language, ...by }: Decision): Promise<void> {
      if (decision === 'reject' && reasons.length === 0) {
        const words = localized('Choose the reasons.');
        throw new AppError('validation_failed', { reasons: [words[language]] }, language);
      }
      const action = decision === 'approve' ? 'approve-review' : 'reject-review';
      await trail.once({ action, ...by }, async (transaction) => {
        const [before] = await transaction
          .select(reviewColumns)
          .from(ownerReviews)
          .where(eq(ownerReviews.id, id))
          .for('update');
        if (!before) throw new AppError('not_found');
        if (before.revision !== revision) throw new AppError('conflict');
        const isIn = decision === 'approve';
        await transaction
          .update(ownerReviews)
          .set({
            state: isIn ? 'live' : 'rejected',
            reasons: isIn ? [] : [...reasons],
            revision: revision + 1,
            publishedAt: before.publishedAt ?? (isIn ? new Date() : null),
          })
          .where(eq(ownerReviews.id, id));
        await transaction
          .update(ownerReviewReports)
          .set({ judgedAt: new Date() })
          .where(and(eq(ownerReviewReports.reviewId, id), isNull(ownerReviewReports.judgedAt)));
        // A report that was not upheld is no news to the author.
        if (before.state !== 'live' || !isIn)
          await notify(transaction, {
            accountId: before.accountId,
            kind: 'owner-review-decided',
            key: `${id}:${revision + 1}`,
            facts: {
              ...{ reviewId: id, name: before.name, isLive: isIn, reasons: isIn ? [] : [...reasons] },
              path: reviewsPath(before),
            },
          });
        const written = cleanLine(note ?? '');
        return {
          accountId: before.accountId,
          facts: {
            reasons: isIn ? before.reasons : [...reasons],
            ...(written === '' ? {} : { note: written }),
          },
        };
      });
      await database.announceChange();
    },
  };
}
