import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { contestPhotos } from '#contract/contests/contest-limits.ts';
import type { Language } from '#contract/language.ts';
import { publicStatuses } from '#contract/listing/listing.ts';
import { listingLabel } from '#contract/listing/listing-name.ts';
import { localized } from '#contract/localized.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isPhotoOfAnother } from '#server/features/listing/shared/other-sellers.ts';
import { createOwnListingRepository } from '#server/features/listing/shared/own-listing.repository.ts';
import type { AuditTrail } from '#server/features/staff/shared/audit-trail.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Once } from '#server/http/once.ts';
import type { AccountRow } from '#server/session/principal.ts';
import { countUniquePhotos } from './unique-photos.ts';

const { contestEntries, listings } = schema;

/** How many ads of a seller are offered for entering. */
const mostAds = 200;
const mostShown = 24;
const mostForStaff = 500;

const texts = {
  closed: localized('This contest is closed.'),
  notLive: localized('This ad is not live.'),
  tooFew: localized(`This ad needs ${contestPhotos} different photos.`),
  others: localized('One of the photos is on another seller’s ad too.'),
  taken: localized('This ad is not in this contest.'),
} as const;
const refusal = (text: keyof typeof texts, language: Language) =>
  new AppError('validation_failed', { id: [texts[text][language]] }, language);

export type ContestEntry = typeof contestEntries.$inferSelect;
type Entering = {
  readonly contest: string;
  readonly isOpen: boolean;
  readonly listingId: number;
  readonly account: AccountRow;
  readonly language: Language;
};

export function createContestEntries(database: Database, trail: AuditTrail) {
  const { orm } = database;
  const own = createOwnListingRepository(orm);
  const isLive = inArray(listings.status, [...publicStatuses]);

  async function liveAds(within: Orm, accountId: number, listingId?: number) {
    const rows = await within
      .select({ id: listings.id })
      .from(listings)
      .where(
        and(
          eq(listings.userId, accountId),
          isLive,
          listingId === undefined ? undefined : eq(listings.id, listingId),
        ),
      )
      .orderBy(desc(listings.id))
      .limit(mostAds);
    const found = await own.byIds(
      rows.map(({ id }) => id),
      within,
    );
    return found.toSorted((one, other) => other.row.id - one.row.id);
  }

  const entryOf = async (within: Orm, contest: string, accountId: number) =>
    (
      await within
        .select()
        .from(contestEntries)
        .where(and(eq(contestEntries.contest, contest), eq(contestEntries.accountId, accountId)))
    )[0];

  return {
    /** A seller's live ads, with the number of their different photos. */
    async ownAds(contest: string, accountId: number) {
      const found = await liveAds(orm, accountId);
      const photos = await countUniquePhotos(
        orm,
        found.map(({ row }) => row.images),
      );
      const entered = await entryOf(orm, contest, accountId);
      return found.map((ad, place) => ({
        id: ad.row.id,
        label: listingLabel(ad),
        photos: photos[place] ?? 0,
        isEntered: entered?.listingId === ad.row.id,
        isFit: (photos[place] ?? 0) >= contestPhotos,
      }));
    },

    /**
     * Enters an ad, instead of the one that the seller entered before.
     * @throws AppError `validation_failed` with what is missing
     */
    async enter({ contest, isOpen, listingId, account, language }: Entering): Promise<void> {
      await inTransaction(orm, async (transaction) => {
        const before = await entryOf(transaction, contest, account.id);
        // Sent again.
        if (before?.listingId === listingId) return;
        if (!isOpen || before?.place != null) throw refusal('closed', language);
        const [ad] = await liveAds(transaction, account.id, listingId);
        if (!ad) throw refusal('notLive', language);
        const { images } = ad.row;
        const [photos = 0] = await countUniquePhotos(transaction, [images]);
        if (photos < contestPhotos) throw refusal('tooFew', language);
        const seller = { accountId: account.id, mobile: account.mobile, listingId };
        if (await isPhotoOfAnother(transaction, images, seller)) throw refusal('others', language);
        const entry = { listingId, photos, label: listingLabel(ad) };
        await transaction
          .insert(contestEntries)
          .values({ contest, accountId: account.id, ...entry })
          .onConflictDoUpdate({
            target: [contestEntries.contest, contestEntries.accountId],
            set: { ...entry, enteredAt: sql`now()` },
            setWhere: isNull(contestEntries.place),
          });
      });
    },

    async countOf(contest: string): Promise<number> {
      const [row] = await orm
        .select({ count: count() })
        .from(contestEntries)
        .where(eq(contestEntries.contest, contest));
      return row?.count ?? 0;
    },

    latest: (contest: string) =>
      orm
        .select()
        .from(contestEntries)
        .where(eq(contestEntries.contest, contest))
        .orderBy(desc(contestEntries.enteredAt), desc(contestEntries.listingId))
        .limit(mostShown),

    winners: (contest: string) =>
      orm
        .select()
        .from(contestEntries)
        .where(and(eq(contestEntries.contest, contest), isNotNull(contestEntries.place)))
        .orderBy(asc(contestEntries.place)),

    /** Those with a place first, then in the order in which they came. */
    forStaff: (contest: string) =>
      orm
        .select()
        .from(contestEntries)
        .where(eq(contestEntries.contest, contest))
        .orderBy(sql`${contestEntries.place} nulls last`, asc(contestEntries.enteredAt))
        .limit(mostForStaff),

    /** Gives a place to an entry, which another one loses, or takes it back. */
    async pick(given: {
      readonly once: Once;
      readonly actorId: number;
      readonly contest: string;
      readonly listingId: number;
      readonly place: number | undefined;
      readonly language: Language;
    }): Promise<void> {
      const { once, actorId, contest, listingId, place = null, language } = given;
      await trail.once({ action: 'pick-winner', actorId, once }, async (transaction) => {
        const ofContest = eq(contestEntries.contest, contest);
        // Two picks at once would wait for each other's rows.
        await transaction
          .select()
          .from(contestEntries)
          .where(ofContest)
          .orderBy(contestEntries.accountId)
          .for('update');
        if (place !== null)
          await transaction
            .update(contestEntries)
            .set({ place: null })
            .where(and(ofContest, eq(contestEntries.place, place)));
        const picked = await transaction
          .update(contestEntries)
          .set({ place })
          .where(and(ofContest, eq(contestEntries.listingId, listingId)))
          .returning();
        if (picked.length === 0) throw refusal('taken', language);
        return { listingId, facts: { contest: place === null ? contest : `${contest} · ${place}` } };
      });
    },
  };
}
