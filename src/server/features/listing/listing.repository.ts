import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import { type FilterType, priceRangeOfSlug, type Selection, type SortOrder } from '#contract/filter.ts';
import { publicStatuses } from '#contract/listing.ts';
import { type Orm, schema } from '#server/db/database.ts';
import type { FilterVocabulary } from '../search/filter-vocabulary.ts';

const { listings, brands, models, variants, cities, provinces } = schema;

/** What a list is made of: the chosen values, and the words typed into the search box. */
export type ListingQuery = { readonly selection: Selection; readonly words: readonly string[] };

const isPublic = and(
  inArray(listings.status, [...publicStatuses]),
  or(isNull(listings.expiresAt), gt(listings.expiresAt, sql`now()`)),
);

/** Everything of a car that somebody may type to find it. */
const searchableText = sql`concat_ws(' ', ${brands.name}, ${models.name}, ${variants.name}, ${listings.variantName},
  ${listings.title}, ${listings.makeYear}, ${listings.transmission}, ${listings.fuel}, ${listings.color},
  ${listings.bodyType}, ${cities.name}, ${provinces.name})`;

const orders: Record<SortOrder, SQL> = {
  'score-desc': desc(listings.score),
  'createdAt-desc': desc(listings.publishedAt),
  'price-asc': asc(listings.price),
  'price-desc': desc(listings.price),
  'km-asc': sql`${listings.kilometerDriven} asc nulls last`,
  'km-desc': sql`${listings.kilometerDriven} desc nulls last`,
};

const columns = {
  id: listings.id,
  carIdHash: listings.carIdHash,
  status: listings.status,
  brandName: brands.name,
  brandSlug: brands.slug,
  modelName: models.name,
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
  ownership: listings.ownership,
  cityName: cities.name,
  citySlug: cities.slug,
  provinceName: provinces.name,
  provinceSlug: provinces.slug,
  sellerName: listings.sellerName,
  mobileVerified: listings.mobileVerified,
  taxPaidUntil: listings.taxPaidUntil,
  serviceRecord: listings.serviceRecord,
  accidentFree: listings.accidentFree,
  floodFree: listings.floodFree,
  images: listings.images,
  publishedAt: listings.publishedAt,
  createdAt: listings.createdAt,
  updatedAt: listings.updatedAt,
  expiresAt: listings.expiresAt,
};

/** How cars are counted by the values of each filter type. Prices are counted by the caller's bands. */
const groupColumns = {
  brand: listings.brandId,
  'body-type': listings.bodyType,
  province: listings.provinceId,
  city: listings.cityId,
} as const;
export type CountedType = keyof typeof groupColumns;

/** Joins every table that names a listing's values. */
function joinNames<Query extends PgSelect>(query: Query) {
  return query
    .innerJoin(brands, eq(brands.id, listings.brandId))
    .innerJoin(models, eq(models.id, listings.modelId))
    .innerJoin(provinces, eq(provinces.id, listings.provinceId))
    .leftJoin(variants, eq(variants.id, listings.variantId))
    .leftJoin(cities, eq(cities.id, listings.cityId));
}

export type ListingRow = Awaited<ReturnType<ReturnType<typeof createListingRepository>['page']>>[number];
export type ListingRepository = ReturnType<typeof createListingRepository>;

export function createListingRepository(orm: Orm, vocabulary: () => FilterVocabulary) {
  const rows = () => joinNames(orm.select(columns).from(listings).$dynamic());
  /** How many cars have each value of an expression; those without one are left out. */
  async function counts(
    value: SQL,
    condition: SQL | undefined,
  ): Promise<{ value: string | number; count: number }[]> {
    const found = await orm
      .select({
        value: sql<string | number | null>`${value}`.as('value'),
        count: sql<number>`count(*)::int`,
      })
      .from(listings)
      .where(condition)
      .groupBy(sql`1`);
    return found.flatMap((row) => (row.value === null ? [] : [{ value: row.value, count: row.count }]));
  }

  function conditionOf(type: FilterType, slugs: readonly string[]): SQL | undefined {
    if (type === 'body-type') return inArray(listings.bodyType, [...slugs]);
    if (type === 'price') {
      return or(
        ...slugs.map((slug) => {
          const { min, max } = priceRangeOfSlug(slug) ?? { min: null, max: null };
          return and(
            min === null ? undefined : gte(listings.price, min),
            max === null ? undefined : lt(listings.price, max),
          );
        }),
      );
    }
    const ids = slugs.flatMap((slug) => vocabulary().idOf({ slug, type }) ?? []);
    return inArray(groupColumns[type], ids);
  }

  /** Listings in whose names all of the words occur, found once for all that a page asks of them. */
  const idsByWords = new LRUCache<string, Promise<number[]>>({ max: 50, ttl: 60_000 });

  async function findWords(words: readonly string[]): Promise<number[]> {
    const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
    const found = await joinNames(orm.select({ id: listings.id }).from(listings).$dynamic()).where(
      and(isPublic, ...patterns.map((pattern) => sql`${searchableText} ilike ${pattern}`)),
    );
    return found.map(({ id }) => id);
  }

  async function hasWords(words: readonly string[]): Promise<SQL | undefined> {
    if (words.length === 0) return undefined;
    const key = words.join(' ');
    const ids = idsByWords.get(key) ?? findWords(words);
    idsByWords.set(key, ids);
    ids.catch(() => idsByWords.delete(key));
    return sql`${listings.id} = any(${sql.param(`{${(await ids).join(',')}}`)}::bigint[])`;
  }

  /** The condition of a query, one type's own choice left out where that type is being counted. */
  async function where({ selection, words }: ListingQuery, except?: FilterType): Promise<SQL | undefined> {
    const types = [...new Set(selection.map(({ type }) => type))].filter((type) => type !== except);
    return and(
      isPublic,
      ...types.map((type) =>
        conditionOf(
          type,
          selection.filter((value) => value.type === type).map(({ slug }) => slug),
        ),
      ),
      await hasWords(words),
    );
  }

  return {
    /** Forgets what words were found in; to be called when the data changed. */
    forget(): void {
      idsByWords.clear();
    },

    /** The listings of a page, and one order for all: equal keys are told apart by id. */
    async page(query: ListingQuery, sort: SortOrder, page: number, pageSize: number) {
      const order = [orders[sort], desc(listings.id)];
      // Names are joined to the page's listings alone.
      const ids = orm
        .select({ id: listings.id })
        .from(listings)
        .where(await where(query))
        .orderBy(...order)
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      return rows()
        .where(inArray(listings.id, ids))
        .orderBy(...order);
    },

    async count(query: ListingQuery): Promise<number> {
      const [all] = await counts(sql`1`, await where(query));
      return all?.count ?? 0;
    },

    /** Public cars by each value of a type: what a choice in that group would give (disjunctive counts). */
    async countsBy(type: CountedType, query: ListingQuery) {
      return counts(sql`${groupColumns[type]}`, await where(query, type));
    },

    /** Public cars between the limits, in rupiah and ascending: below the first, from each to the next, above the last. */
    async countsBetweenPrices(limits: readonly number[], query: ListingQuery): Promise<number[]> {
      const found = await counts(
        sql`width_bucket(${listings.price}, array[${sql.join(
          limits.map((limit) => sql`${limit}`),
          sql`, `,
        )}]::bigint[])`,
        await where(query, 'price'),
      );
      return [...limits, 0].map(
        (_, bucket) => found.find(({ value }) => Number(value) === bucket)?.count ?? 0,
      );
    },

    /** One listing whatever its status: what the public may see of it is the service's to say. */
    async find(id: number) {
      const [row] = await rows().where(eq(listings.id, id));
      return row;
    },
  };
}
