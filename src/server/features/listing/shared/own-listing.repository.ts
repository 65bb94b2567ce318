import { and, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';
import type { AccountRow, Principal } from '#server/session/principal.ts';

const { listings, brands, models, variants, cities, provinces, media } = schema;

/** Above every stock limit; bounded because devices store the response. */
const mostIds = 1000;

export type ListingRow = typeof listings.$inferSelect;
/** A listing joined with its names. */
export type OwnRow = Awaited<ReturnType<OwnListingRepository['byId']>> & {};
export type OwnListingRepository = ReturnType<typeof createOwnListingRepository>;

const columns = {
  row: listings,
  brandName: brands.name,
  modelName: models.name,
  isModelReviewed: models.isReviewed,
  modelBodyType: models.bodyType,
  variantName: sql<string | null>`coalesce(${variants.name}, ${listings.variantName})`,
  cityName: cities.name,
  provinceName: provinces.name,
};

/** Whether the account can claim an unowned listing with its number, typed or imported. */
export function isClaimable(
  { userId, status, mobile }: Pick<ListingRow, 'userId' | 'status' | 'mobile'>,
  account: Pick<AccountRow, 'mobile'>,
): boolean {
  return userId === null && mobile === account.mobile && (status === 'unverified' || status === 'live');
}

/**
 * A caller's own listings: those of the account; unclaimed ones of the device; and unclaimed ones of other
 * devices and imports with the account's number, which it can claim.
 */
function ownOf({ account, deviceHash }: Principal): SQL | undefined {
  const isUnowned = isNull(listings.userId);
  const isUnverified = eq(listings.status, 'unverified');
  const isOpen = inArray(listings.status, ['unverified', 'live']);
  return or(
    account ? eq(listings.userId, account.id) : undefined,
    account ? and(isUnowned, isOpen, eq(listings.mobile, account.mobile)) : undefined,
    deviceHash === undefined ? undefined : and(isUnowned, isUnverified, eq(listings.deviceHash, deviceHash)),
  );
}

export function createOwnListingRepository(orm: Orm) {
  const rows = (within: Orm) =>
    within
      .select(columns)
      .from(listings)
      .innerJoin(brands, eq(brands.id, listings.brandId))
      .innerJoin(models, eq(models.id, listings.modelId))
      .innerJoin(provinces, eq(provinces.id, listings.provinceId))
      .leftJoin(variants, eq(variants.id, listings.variantId))
      .leftJoin(cities, eq(cities.id, listings.cityId));

  return {
    async byId(id: number, within: Orm = orm) {
      const [found] = await rows(within).where(eq(listings.id, id));
      return found;
    },

    async byIds(ids: readonly number[], within: Orm = orm) {
      return ids.length === 0 ? [] : await rows(within).where(inArray(listings.id, [...ids]));
    },

    /** Locks the listing until the transaction ends. */
    async lock(id: number, transaction: Orm): Promise<void> {
      await transaction.select({ id: listings.id }).from(listings).where(eq(listings.id, id)).for('update');
    },

    /** Newest first, without removed ones. */
    async page(principal: Principal, page: number, perPage: number) {
      const own = and(ownOf(principal), ne(listings.status, 'removed'));
      if (!ownOf(principal)) return { rows: [], totalCount: 0 };
      const [counted] = await orm.select({ count: sql<number>`count(*)::int` }).from(listings).where(own);
      const found = await rows(orm)
        .where(own)
        .orderBy(desc(listings.createdAt), desc(listings.id))
        .limit(perPage)
        .offset((page - 1) * perPage);
      return { rows: found, totalCount: counted?.count ?? 0 };
    },

    /** Ids of an account's listings, newest first. */
    async idsOf(userId: number): Promise<number[]> {
      const found = await orm
        .select({ id: listings.id })
        .from(listings)
        .where(eq(listings.userId, userId))
        .orderBy(desc(listings.id))
        .limit(mostIds);
      return found.map(({ id }) => id);
    },

    /** Unclaimed listings of the device with this number, oldest first. */
    async waitingFor(mobile: string, deviceHash: string): Promise<number[]> {
      const found = await orm
        .select({ id: listings.id })
        .from(listings)
        .where(
          and(
            eq(listings.mobile, mobile),
            eq(listings.deviceHash, deviceHash),
            eq(listings.status, 'unverified'),
            isNull(listings.userId),
          ),
        )
        .orderBy(listings.createdAt, listings.id);
      return found.map(({ id }) => id);
    },

    /** The hashes of uploaded photos, by key. */
    async hashesOf(keys: readonly string[], within: Orm = orm): Promise<Map<string, string>> {
      if (keys.length === 0) return new Map();
      const found = await within
        .select({ key: media.key, sha256: media.sha256 })
        .from(media)
        .where(sql`${media.key} = any(${`{${keys.join(',')}}`}::text[])`);
      return new Map(found.map(({ key, sha256 }) => [key, sha256]));
    },
  };
}
