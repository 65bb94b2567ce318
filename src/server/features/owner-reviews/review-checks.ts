import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { OwnerReviewReason } from '#contract/owner-reviews/review-reasons.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { alikeKeys, isPhotoOfAnother } from '#server/features/listing/shared/other-sellers.ts';
import type { AccountRow } from '#server/session/principal.ts';

const { ownerReviews } = schema;

/** Texts of fewer words repeat none by accident. */
const fewestWords = 12;
/** The least share of different words in a text that says something. */
const leastDifferent = 0.4;

/** Whether a text is a few words over and over. */
export function isRepetitive(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  // One word that fills the text, or letters without spaces.
  if (words.length < 4) return true;
  return words.length >= fewestWords && new Set(words).size / words.length < leastDifferent;
}

type Checked = {
  readonly body: string;
  readonly images: readonly string[];
  /** Whether staff has sent it back and not let it in since. */
  readonly wasSentBack: boolean;
};

/**
 * Reasons for which a review waits for staff; without any it is public at once. What a form can check is refused
 * before (contract/owner-reviews/owner-review-form.ts).
 */
export async function reviewReasons(
  transaction: Orm,
  { body, images, wasSentBack }: Checked,
  account: AccountRow,
): Promise<OwnerReviewReason[]> {
  // For tables without statistics the planner assumes that a third matches, and would scan them.
  await transaction.execute(sql`set local enable_seqscan = off`);
  const seller = { accountId: account.id, mobile: account.mobile, listingId: undefined };
  const alike = await alikeKeys(transaction, images);
  const same = await transaction
    .select({
      isText: sql<boolean>`md5(${ownerReviews.body}) = md5(${body})`,
      isPhoto: sql<boolean>`${ownerReviews.images} && ${`{${alike.join(',')}}`}::text[]`,
    })
    .from(ownerReviews)
    .where(
      and(
        ne(ownerReviews.accountId, account.id),
        eq(ownerReviews.state, 'live'),
        or(
          sql`md5(${ownerReviews.body}) = md5(${body})`,
          alike.length === 0 ? undefined : sql`${ownerReviews.images} && ${`{${alike.join(',')}}`}::text[]`,
        ),
      ),
    )
    .limit(20);
  const isAnothers =
    same.some(({ isPhoto }) => isPhoto) || (await isPhotoOfAnother(transaction, images, seller));
  const found: readonly (readonly [isSo: boolean, reason: OwnerReviewReason])[] = [
    [isAnothers, 'photo_of_another'],
    [same.some(({ isText }) => isText), 'text_of_another'],
    [isRepetitive(body), 'repeated_words'],
    [wasSentBack, 'sent_back'],
  ];
  return found.flatMap(([isSo, reason]) => (isSo ? [reason] : []));
}
