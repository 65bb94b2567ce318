import { and, asc, gte, lt, sql } from 'drizzle-orm';
import { isPublic } from '#server/catalogue/car-rows.ts';
import { type Database, schema } from '#server/db/database.ts';

const { listings } = schema;

export type SitemapRepository = ReturnType<typeof createSitemapRepository>;

/** Public listings by id, for the sitemaps. */
export function createSitemapRepository({ read }: Pick<Database, 'read'>) {
  return {
    /** Id ranges that contain public listings, each with its last change. */
    async stretches(length: number) {
      return await read((orm) =>
        orm
          .select({
            number: sql<number>`(${listings.id} / ${length})::int`.as('number'),
            changed: sql<Date>`max(${listings.updatedAt})`.mapWith(listings.updatedAt),
          })
          .from(listings)
          .where(isPublic)
          .groupBy(sql`1`)
          .orderBy(sql`1`),
      );
    },

    /**
     * A batch of public listings with ids from `from` (inclusive) to `below` (exclusive), ascending. The
     * caller adds their names.
     */
    async listings(from: number, below: number, most: number) {
      return await read((orm) =>
        orm
          .select({
            id: listings.id,
            brandId: listings.brandId,
            modelId: listings.modelId,
            variantId: listings.variantId,
            variantName: listings.variantName,
            makeYear: listings.makeYear,
            cityId: listings.cityId,
            provinceId: listings.provinceId,
            updatedAt: listings.updatedAt,
          })
          .from(listings)
          .where(and(isPublic, gte(listings.id, from), lt(listings.id, below)))
          .orderBy(asc(listings.id))
          .limit(most),
      );
    },
  };
}
