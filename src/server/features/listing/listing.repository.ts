import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { carFactNames } from '#contract/listing/car-facts.ts';
import { publicStatuses } from '#contract/listing/listing.ts';
import { pick } from '#contract/pick.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { sellerFactsOf } from '#server/features/account/shared/seller-facts.ts';

const { accounts, listings, listingPriceChanges, brands, models, variants, cities, provinces } = schema;

const columns = {
  id: listings.id,
  carIdHash: listings.carIdHash,
  status: listings.status,
  source: listings.source,
  brandId: listings.brandId,
  modelId: listings.modelId,
  variantId: listings.variantId,
  brandName: brands.name,
  brandSlug: brands.slug,
  modelName: models.name,
  modelSlug: models.slug,
  variantName: sql<string | null>`coalesce(${variants.name}, ${listings.variantName})`,
  title: listings.title,
  description: listings.description,
  makeYear: listings.makeYear,
  registrationYear: listings.registrationYear,
  price: listings.price,
  kilometerDriven: listings.kilometerDriven,
  transmission: listings.transmission,
  fuel: listings.fuel,
  color: listings.color,
  bodyType: listings.bodyType,
  listingType: listings.listingType,
  cityId: listings.cityId,
  districtId: listings.districtId,
  cityName: cities.name,
  citySlug: cities.slug,
  provinceId: listings.provinceId,
  provinceName: provinces.name,
  provinceSlug: provinces.slug,
  sellerName: listings.sellerName,
  sellerId: accounts.publicId,
  sellerScope: accounts.scope,
  mobileVerified: listings.mobileVerified,
  ...pick(listings, carFactNames),
  /** Never public. */
  regNo: listings.regNo,
  plateRegion: listings.plateRegion,
  plateParity: listings.plateParity,
  images: listings.images,
  photoViews: listings.photoViews,
  publishedAt: listings.publishedAt,
  createdAt: listings.createdAt,
  updatedAt: listings.updatedAt,
  expiresAt: listings.expiresAt,
};

/** Joins every table with names of a listing. */
function joinNames<Query extends PgSelect>(query: Query) {
  return query
    .innerJoin(brands, eq(brands.id, listings.brandId))
    .innerJoin(models, eq(models.id, listings.modelId))
    .innerJoin(provinces, eq(provinces.id, listings.provinceId))
    .leftJoin(variants, eq(variants.id, listings.variantId))
    .leftJoin(cities, eq(cities.id, listings.cityId))
    .leftJoin(accounts, eq(accounts.id, listings.userId));
}

export type ListingRepository = ReturnType<typeof createListingRepository>;
export type ListingRow = Awaited<ReturnType<ListingRepository['byIds']>>[number];

/** Rows of listings in any status; callers decide which are public. */
export function createListingRepository({ orm, read }: Pick<Database, 'orm' | 'read'>) {
  const rowsFrom = (from: Orm) => joinNames(from.select(columns).from(listings).$dynamic());
  return {
    /** In the order of the ids; missing ones are omitted. */
    async byIds(ids: readonly number[]) {
      if (ids.length === 0) return [];
      // One parameter, so that the statement is the same for any number of ids.
      const wanted = sql.param(`{${ids.join(',')}}`);
      const found = await read((from) =>
        rowsFrom(from).where(sql`${listings.id} = any(${wanted}::bigint[])`),
      );
      const byId = new Map(found.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    async find(id: number) {
      const isWanted = eq(listings.id, id);
      const [row] = await read((from) => rowsFrom(from).where(isWanted));
      if (row) return row;
      // It was published through another process a moment ago, or does not exist.
      const [newRow] = await rowsFrom(orm).where(isWanted);
      return newRow;
    },

    /** Whether no other public ad has this plate. */
    async isOnlyPlate(id: number, regNo: string) {
      const [other] = await read((from) =>
        from
          .select({ id: listings.id })
          .from(listings)
          .where(
            and(eq(listings.regNo, regNo), ne(listings.id, id), inArray(listings.status, publicStatuses)),
          )
          .limit(1),
      );
      return other === undefined;
    },

    /** What is measured about a seller, by the opaque id of the account. */
    sellerFacts: (publicId: string) => read((from) => sellerFactsOf(from, publicId)),

    /** Former prices of a listing, oldest first, each with the time until which it applied. */
    async formerPrices(id: number) {
      const { listingId, formerPrice, changedAt } = listingPriceChanges;
      return await read((from) =>
        from
          .select({ formerPrice, changedAt })
          .from(listingPriceChanges)
          .where(eq(listingId, id))
          .orderBy(listingPriceChanges.id),
      );
    },
  };
}
