import type { Orm } from '#server/db/database.ts';
import type { ListingRow } from '#server/features/listing/shared/own-listing.repository.ts';
import { notify } from '#server/features/notifications/shared/notify.ts';

type Became = Pick<ListingRow, 'id' | 'title' | 'revision' | 'status'> & { readonly userId: number | null };

/**
 * Notifies its owner that a listing has become public, once each time. The message may be sent hours later.
 * @param before undefined for a new listing
 * @param after with its new revision
 */
export async function tellLive(
  transaction: Orm,
  before: ListingRow['status'] | undefined,
  { id, title, revision, status, userId }: Became,
): Promise<void> {
  if (status !== 'live' || userId === null) return;
  if (before === 'live' || before === 'reserved') return;
  await notify(transaction, {
    accountId: userId,
    kind: 'listing-live',
    key: `${id}:${revision}`,
    listingId: id,
    facts: { listingId: id, car: title },
  });
}
