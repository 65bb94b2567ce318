import { eq, or, type SQL, sql } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';

const { listings, uploads } = schema;

/** Nothing of whoever put it up is left in it; what car it was stays, for those who kept it among theirs. */
const withoutSeller = {
  status: 'removed',
  sellerName: null,
  mobile: null,
  mobileVerified: false,
  email: null,
  emailVerified: false,
  isWhatsapp: false,
  regNo: null,
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
} as const;

/** Takes somebody's advertisements down. They stay theirs. */
export async function takeDownListingsOf(transaction: Orm, accountId: number): Promise<void> {
  await transaction
    .update(listings)
    .set({ ...withoutSeller, revision: sql`${listings.revision} + 1`, updatedAt: sql`now()` })
    .where(eq(listings.userId, accountId));
}

/** The same for good: text, photos and whose they were go too. @param owners as in `uploads.owner` */
export async function eraseListingsOf(
  transaction: Orm,
  accountId: number | undefined,
  deviceHash: string | undefined,
  owners: readonly string[],
): Promise<void> {
  const whose: (SQL | undefined)[] = [
    accountId === undefined ? undefined : eq(listings.userId, accountId),
    // Nobody has verified them.
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
      dealerIdHash: null,
      plateRegion: null,
      plateParity: null,
      revision: sql`${listings.revision} + 1`,
      updatedAt: sql`now()`,
    })
    .where(or(...whose));
  // The sweep of photos that no advertisement uses takes them at its next turn (features/photos/unclaimed-photos.ts).
  for (const owner of owners)
    await transaction
      .update(uploads)
      .set({ createdAt: sql`now() - interval '2 days'` })
      .where(eq(uploads.owner, owner));
}
