import { eq } from 'drizzle-orm';
import { schema } from '#server/db/database.ts';
import { isPublicStatus } from '#server/features/listing/shared/listing-outcome.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Decided, StaffParts } from './staff-parts.ts';

const { listings } = schema;

/**
 * Starts or ends featuring a public listing.
 * @throws AppError `not_found`, `conflict` if it is not public
 */
export async function featureListing(
  { database, own, trail }: StaffParts,
  {
    id,
    isFeatured,
    ...decided
  }: Omit<Decided, 'note'> & { readonly id: number; readonly isFeatured: boolean },
): Promise<void> {
  const action = isFeatured ? 'feature' : 'unfeature';
  const { isNew } = await trail.once({ action, ...decided }, async (transaction) => {
    await own.lock(id, transaction);
    const found = await own.byId(id, transaction);
    if (!found) throw new AppError('not_found');
    if (isFeatured && !isPublicStatus(found.row)) throw new AppError('conflict');
    await transaction.update(listings).set({ isFeatured }).where(eq(listings.id, id));
    return { listingId: id, facts: {} };
  });
  if (isNew) await database.announceChange();
}
