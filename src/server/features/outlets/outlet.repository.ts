import { and, arrayContains, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { OutletList } from '#contract/outlets/outlet.ts';
import type { Coordinates } from '#contract/places/kilometers-between.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { type Orm, schema } from '#server/db/database.ts';

const { cities, outlets, provinces } = schema;

export type NewOutlet = typeof outlets.$inferInsert;
export type OutletRow = Awaited<ReturnType<OutletRepository['find']>>[number];
export type OutletRepository = ReturnType<typeof createOutletRepository>;

export type OutletWish = {
  readonly kind: VehicleKind;
  readonly list: OutletList;
  readonly brand?: string | undefined;
};

/** Great-circle distance; the same formula as in src/contract/places/kilometers-between.ts. */
const kilometersFrom = ({
  latitude,
  longitude,
}: Coordinates): SQL<number> => sql<number>`2 * 6371 * asin(sqrt(
  power(sin((radians(${outlets.latitude}) - radians(${latitude}::float8)) / 2), 2)
  + cos(radians(${latitude}::float8)) * cos(radians(${outlets.latitude}))
    * power(sin((radians(${outlets.longitude}) - radians(${longitude}::float8)) / 2), 2)))`;

const matching = ({ kind, list, brand }: OutletWish) =>
  and(
    arrayContains(outlets.kinds, [kind]),
    arrayContains(outlets.offers, [list]),
    brand === undefined ? undefined : eq(outlets.brand, brand),
  );

export function createOutletRepository(orm: Orm) {
  return {
    /** Outlets by distance from a city, those in the city first; without a city, those of large cities. */
    async find(
      wish: OutletWish,
      near: (Coordinates & { readonly cityId: number }) | undefined,
      most: number,
    ) {
      return await orm
        .select({
          outlet: outlets,
          city: { slug: cities.slug, name: cities.name },
          province: { id: provinces.id, name: provinces.name },
          kilometers: near ? kilometersFrom(near) : sql<null>`null`,
        })
        .from(outlets)
        .innerJoin(cities, eq(cities.id, outlets.cityId))
        .innerJoin(provinces, eq(provinces.id, cities.provinceId))
        .where(matching(wish))
        .orderBy(
          ...(near
            ? [desc(sql`${outlets.cityId} = ${near.cityId}`), kilometersFrom(near)]
            : [desc(cities.isPopular), cities.name]),
          outlets.name,
          outlets.id,
        )
        .limit(most);
    },

    /** Cities with outlets, sorted by province and name. */
    async cities(wish: OutletWish) {
      return await orm
        .select({
          id: cities.id,
          slug: cities.slug,
          name: cities.name,
          province: provinces.name,
          count: count(),
        })
        .from(outlets)
        .innerJoin(cities, eq(cities.id, outlets.cityId))
        .innerJoin(provinces, eq(provinces.id, cities.provinceId))
        .where(matching(wish))
        .groupBy(cities.id, cities.slug, cities.name, provinces.name)
        .orderBy(provinces.name, cities.name);
    },

    /** Brands with outlets of the kind, sorted by name. */
    async brands({ kind, list }: OutletWish) {
      return await orm
        .select({ slug: outlets.brand, name: sql<string>`min(${outlets.brandName})`, count: count() })
        .from(outlets)
        .where(matching({ kind, list }))
        .groupBy(outlets.brand)
        .orderBy(sql`lower(min(${outlets.brandName}))`);
    },

    async hashes(source: string, externalIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (externalIds.length === 0) return new Map();
      const rows = await orm
        .select({ id: outlets.externalId, hash: outlets.contentHash })
        .from(outlets)
        .where(and(eq(outlets.source, source), inArray(outlets.externalId, [...externalIds])));
      return new Map(rows.map(({ id, hash }) => [id, hash]));
    },

    /** Deletes closed outlets; requests sent to them keep their name. */
    async remove(source: string, externalIds: readonly string[]): Promise<void> {
      if (externalIds.length === 0) return;
      await orm
        .delete(outlets)
        .where(and(eq(outlets.source, source), inArray(outlets.externalId, [...externalIds])));
    },

    /** Inserts outlets, or updates existing ones by id. */
    async write(rows: readonly NewOutlet[]): Promise<void> {
      if (rows.length === 0) return;
      const overwrite = Object.fromEntries(
        overwritten.map((column) => [column, sql.raw(`excluded."${outlets[column].name}"`)]),
      );
      await orm
        .insert(outlets)
        .values([...rows])
        .onConflictDoUpdate({ target: [outlets.source, outlets.externalId], set: overwrite });
    },
  };
}

/** All columns but the ids. */
const overwritten = [
  ...(['contentHash', 'brand', 'brandName', 'kinds', 'offers', 'name', 'cityId', 'address'] as const),
  ...(['latitude', 'longitude', 'isExact', 'telephone', 'whatsapp', 'hours'] as const),
] as const;
