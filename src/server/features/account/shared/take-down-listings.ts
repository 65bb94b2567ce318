import { eq, or, type SQL, sql } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';
import { noVisit } from '#server/reading/visit-columns.ts';

const { listings, uploads } = schema;

/** Without personal data; the car's facts stay, for those who have it as a favourite. */
const withoutSeller = {
  status: 'removed',
  sellerName: null,
  mobile: null,
  mobileVerified: false,
  email: null,
  emailVerified: false,
  isWhatsapp: false,
  regNo: null,
  ...noVisit,
} as const;

/** Takes an account's listings down. They still belong to it. */
export async function takeDownListingsOf(transaction: Orm, accountId: number): Promise<void> {
  await transaction
    .update(listings)
    .set({ ...withoutSeller, revision: sql`${listings.revision} + 1`, updatedAt: sql`now()` })
    .where(eq(listings.userId, accountId));
}

/**
 * Takes listings down permanently: text, photos and owner are deleted too.
 * @param owners as in `uploads.owner`
 */
export async function eraseListingsOf(
  transaction: Orm,
  accountId: number | undefined,
  deviceHash: string | undefined,
  owners: readonly string[],
): Promise<void> {
  const whose: (SQL | undefined)[] = [
    accountId === undefined ? undefined : eq(listings.userId, accountId),
    // Unverified listings.
    deviceHash === undefined
      ? undefined
      : sql`(${listings.userId} is null and ${listings.status} in ('unverified', 'removed') and ${listings.deviceHash} = ${deviceHash})`,
  ];
  if (whose.every((each) => each === undefined)) return;
  await transaction
    .update(listings)
    .set({
      ...withoutSeller,
      userId: null,
      deviceHash: null,
      description: '',
      images: [],
      photoViews: {},
      dealerIdHash: null,
      plateRegion: null,
      plateParity: null,
      revision: sql`${listings.revision} + 1`,
      updatedAt: sql`now()`,
    })
    .where(or(...whose));
  // The job for unclaimed photos deletes them in its next run (features/photos/unclaimed-photos.ts).
  for (const owner of owners)
    await transaction
      .update(uploads)
      .set({ createdAt: sql`now() - interval '2 days'` })
      .where(eq(uploads.owner, owner));
}
