import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import {
  bandGroups,
  type CatalogueQuery,
  type CatalogueSelection,
  type HalfOpenRange,
  type PageQuery,
} from '#catalogue/faceted-index/catalogue-selection.ts';
import { carFact } from '#contract/listing/car-facts.ts';
import { instalmentBandLimits, kilometerBandLimits, priceBandLimits } from '#contract/search/filter-range.ts';
import type { SortOrder } from '#contract/search/sort-order.ts';
import { statedFacts, traits } from '#contract/vehicles/traits.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { usedCarCredit } from '#tests/support/used-car-credit.ts';

/*
 * The answers of the faceted index by SQL: its oracle. It shares nothing with the index but the form of queries. As
 * fast as possible, since the bench measures against it too.
 */

const { listings, brands, models, variants, cities, provinces } = schema;

const isPublic = sql`${listings.status} in ('live', 'reserved') and ${listings.publishedAt} is not null
  and (${listings.expiresAt} is null or ${listings.expiresAt} > now())`;

/** All searchable text of a car. */
const searchableText = sql`concat_ws(' ', ${brands.name}, ${models.name}, ${variants.name}, ${listings.variantName},
  ${listings.title}, ${listings.makeYear}, ${listings.transmission}, ${listings.fuel}, ${listings.color},
  ${listings.bodyType}, ${cities.name}, ${provinces.name})`;

/** Popularity, written anew (src/catalogue/faceted-index/popularity.ts). */
function popularityAt(now: number): SQL {
  const hours = sql`greatest(0, floor(${now}::float8 / 3600000) - floor(extract(epoch from ${listings.publishedAt}) / 3600))::float8`;
  return sql`(case when ${listings.status} = 'reserved' then 0 else ${listings.quality} end + round(30 * power(0.5::float8, ${hours} / 336)) + round((10 * least(1,
    ln(1 + ${listings.views}::float8 / greatest(1, ${hours} / 24)) / ln(51::float8)))::float8))`;
}

/** Rupiah a month, written anew from the table of usual terms (src/money/usual-credit.ts). */
const instalment = sql`(case ${sql.join(
  usedCarCredit.credits().map(({ upToAge, months, downPayment, rate, leastLoan }) => {
    const financed = `(price - round(round(price::numeric * ${downPayment} / 100) / 100000) * 100000)`;
    const whole = `(${financed} + round(${financed} * ${rate} * ${months} / 1200))`;
    return sql.raw(`when extract(year from now() at time zone 'Asia/Jakarta') - make_year <= ${upToAge} then
      case when ${financed} >= ${leastLoan} then round(${whole} / ${months}) end`);
  }),
  sql` `,
)} end)`;

const ordersAt = (now: number, distances: PageQuery['distances'] = new Map()): Record<SortOrder, SQL> => ({
  'score-desc': sql`${popularityAt(now)} desc`,
  'createdAt-desc': sql`${listings.publishedAt} desc`,
  'price-asc': sql`${listings.price} asc`,
  'price-desc': sql`${listings.price} desc`,
  'instalment-asc': sql`${instalment} asc nulls last`,
  'km-asc': sql`${listings.kilometerDriven} asc nulls last`,
  'km-desc': sql`${listings.kilometerDriven} desc nulls last`,
  'distance-asc':
    distances.size === 0
      ? sql`1::int`
      : sql`case ${listings.cityId} ${sql.raw([...distances].map(([city, far]) => `when ${city} then ${far}`).join(' '))} end nulls last`,
});

const bucket = (column: SQL, limits: readonly number[]) =>
  sql`width_bucket(${column}::numeric, array[${sql.raw(limits.join(','))}]::numeric[])`;

/** The columns that cars are counted by, and the families of groups. */
const countedBy = {
  brand: sql`${listings.brandId}`,
  model: sql`${listings.modelId}`,
  variant: sql`${listings.variantId}`,
  'body-type': sql`${listings.bodyType}`,
  fuel: sql`${listings.fuel}`,
  transmission: sql`${listings.transmission}`,
  'listing-type': sql`${listings.listingType}`,
  color: sql`${listings.color}`,
  year: sql`${listings.makeYear}`,
  province: sql`${listings.provinceId}`,
  city: sql`${listings.cityId}`,
  district: sql`${listings.districtId}`,
  price: bucket(sql`${listings.price}`, priceBandLimits),
  kilometers: bucket(sql`${listings.kilometerDriven}`, kilometerBandLimits),
  instalment: bucket(instalment, instalmentBandLimits),
} as const;
type Counted = keyof typeof countedBy;

/** A trait as the column of its fact says it (contract/vehicles/traits.ts). */
function saysTrait({ type, slug }: (typeof traits)[number]): SQL {
  const stated = statedFacts.find((each) => each.type === type);
  if (!stated) return sql`false`;
  const column = listings[stated.fact];
  const fact = carFact(stated.fact);
  const value = traits.filter((trait) => trait.type === type).findIndex((trait) => trait.slug === slug) + 1;
  switch (fact.kind) {
    case 'answer':
    case 'flag':
      return sql`${column}`;
    case 'month':
      return sql`${column} >= to_char(now() at time zone 'Asia/Jakarta', 'YYYY-MM')`;
    case 'count':
      return value === stated.values ? sql`${column} >= ${value}` : sql`${column} = ${value}`;
    case 'choice':
      return sql`${column} = ${fact.choices[value - 1]}`;
  }
}

function hasTrait(mask: number, anyOf: readonly number[]): SQL {
  const wanted = traits.filter((trait) => trait.mask === mask && anyOf.includes(trait.bits));
  return or(...wanted.map(saysTrait)) ?? sql`true`;
}

/** Groups whose values are alternatives to each other, and so are ignored together. */
const families: Readonly<Record<string, readonly Counted[]>> = {
  vehicle: ['brand', 'model', 'variant'],
  'body-type': ['body-type'],
  fuel: ['fuel'],
  transmission: ['transmission'],
  'listing-type': ['listing-type'],
  color: ['color'],
  year: ['year'],
  place: ['province', 'city', 'district'],
  price: ['price'],
  kilometers: ['kilometers'],
  instalment: ['instalment'],
};

const isWithin = (column: SQL, { min, max }: HalfOpenRange) =>
  and(
    sql`${column} is not null`,
    min === null ? undefined : sql`${column} >= ${min}::numeric`,
    max === null ? undefined : sql`${column} < ${max}::numeric`,
  );

type Range = { readonly min: number; readonly max: number } | null;
export type SqlCounts = {
  readonly total: number;
  /** By group, the count of each value. */
  readonly values: Readonly<Record<string, ReadonlyMap<string | number, number>>>;
  readonly price: readonly number[];
  readonly kilometers: readonly number[];
  readonly instalment: readonly number[];
  readonly ranges: Readonly<Record<'year' | 'price' | 'kilometers' | 'instalment', Range>>;
};

/** @param familyOf the family of each model that is in one */
export function createSqlCatalogue(orm: Orm, familyOf: ReadonlyMap<number, number>) {
  function chosen(selection: CatalogueSelection): ReadonlyMap<string, SQL> {
    const any = <Value>(values: readonly Value[] | undefined, condition: (values: Value[]) => SQL) =>
      values && values.length > 0 ? condition([...values]) : undefined;
    const modelsOf = (wanted: readonly number[]) =>
      [...familyOf].flatMap(([model, family]) => (wanted.includes(family) ? model : []));
    const ranges = (column: SQL, wanted: readonly HalfOpenRange[] | undefined) =>
      or(...(wanted ?? []).map((range) => isWithin(column, range)));
    const conditions: Record<string, SQL | undefined> = {
      vehicle: or(
        any(selection.brand, (ids) => inArray(listings.brandId, ids)),
        any(selection['parent-model'], (ids) => inArray(listings.modelId, [-1, ...modelsOf(ids)])),
        any(selection.model, (ids) => inArray(listings.modelId, ids)),
        any(selection.variant, (ids) => inArray(listings.variantId, ids)),
      ),
      'body-type': any(selection['body-type'], (codes) => inArray(listings.bodyType, codes)),
      fuel: any(selection.fuel, (codes) => inArray(listings.fuel, codes)),
      transmission: any(selection.transmission, (codes) => inArray(listings.transmission, codes)),
      'listing-type': any(selection['listing-type'], (codes) => inArray(listings.listingType, codes)),
      color: any(selection.color, (codes) => inArray(listings.color, codes)),
      year: or(
        any(selection.year, (years) => inArray(listings.makeYear, years)),
        ...(selection.years ?? []).map(
          ({ min, max }) => sql`${listings.makeYear} between ${min}::int and ${max}::int`,
        ),
      ),
      place: or(
        any(selection.province, (ids) => inArray(listings.provinceId, ids)),
        any(selection.city, (ids) => inArray(listings.cityId, ids)),
        any(selection.district, (ids) => inArray(listings.districtId, ids)),
      ),
      price: ranges(sql`${listings.price}`, selection.price),
      kilometers: ranges(sql`${listings.kilometerDriven}`, selection.kilometers),
      instalment: ranges(instalment, selection.instalment),
      ...Object.fromEntries(
        (selection.traits ?? []).map(({ mask, anyOf }, at) => [`traits ${at}`, hasTrait(mask, anyOf)]),
      ),
    };
    return new Map(
      Object.entries(conditions).flatMap(([family, condition]) => (condition ? [[family, condition]] : [])),
    );
  }

  function hasWords(words: readonly string[]): SQL | undefined {
    const patterns = words.filter(Boolean).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
    if (patterns.length === 0) return undefined;
    return inArray(
      listings.id,
      orm
        .select({ id: listings.id })
        .from(listings)
        .innerJoin(brands, eq(brands.id, listings.brandId))
        .innerJoin(models, eq(models.id, listings.modelId))
        .innerJoin(provinces, eq(provinces.id, listings.provinceId))
        .leftJoin(variants, eq(variants.id, listings.variantId))
        .leftJoin(cities, eq(cities.id, listings.cityId))
        .where(and(...patterns.map((pattern) => sql`${searchableText} ilike ${pattern}`))),
    );
  }

  /** The condition of a query, without the selected values of the family that is being counted. */
  function where({ selection, words = [] }: CatalogueQuery, except?: string): SQL {
    const conditions = [...chosen(selection)].flatMap(([family, condition]) =>
      family === except ? [] : condition,
    );
    return and(isPublic, ...conditions, hasWords(words)) ?? isPublic;
  }

  /** Counts of some groups over one condition, in one pass over the table. */
  async function countTogether(groups: readonly Counted[], condition: SQL) {
    const columns = groups.map((group, at) => sql`${countedBy[group]} as ${sql.raw(`c${at}`)}`);
    const names = groups.map((_, at) => sql.raw(`c${at}`));
    const sets = sql.join(
      names.map((name) => sql`(${name})`),
      sql`, `,
    );
    const found = await orm
      .select({
        mask: sql<number>`grouping(${sql.join(names, sql`, `)})`,
        value: sql<string | null>`coalesce(${sql.join(
          names.map((name) => sql`${name}::text`),
          sql`, `,
        )}, null)`,
        count: sql<number>`count(*)::int`,
        minPrice: sql<number | null>`min(price)::float8`,
        maxPrice: sql<number | null>`max(price)::float8`,
        minKilometers: sql<number | null>`min(km)::float8`,
        maxKilometers: sql<number | null>`max(km)::float8`,
        minInstalment: sql<number | null>`min(monthly)::float8`,
        maxInstalment: sql<number | null>`max(monthly)::float8`,
        minYear: sql<number | null>`min(year)::float8`,
        maxYear: sql<number | null>`max(year)::float8`,
      })
      .from(
        sql`(select ${sql.join(columns, sql`, `)}, ${listings.price} as price,
          ${listings.kilometerDriven} as km, ${instalment} as monthly, ${listings.makeYear} as year
          from ${listings} where ${condition}) as matches`,
      )
      .groupBy(sql`grouping sets (${sets}, ())`);
    /** The missing bit is the group's. */
    const all = 2 ** groups.length - 1;
    const values = new Map(
      groups.map((group, at) => {
        const mask = all - 2 ** (groups.length - 1 - at);
        const isCode = ['body-type', 'fuel', 'transmission', 'listing-type', 'color'].includes(group);
        return [
          group,
          new Map<string | number, number>(
            found.flatMap((row) =>
              row.mask === mask && row.value !== null
                ? [[isCode ? row.value : Number(row.value), row.count] as const]
                : [],
            ),
          ),
        ] as const;
      }),
    );
    const whole = found.find(({ mask }) => mask === all);
    const range = (min: number | null | undefined, max: number | null | undefined): Range =>
      min === null || min === undefined || max === null || max === undefined ? null : { min, max };
    return {
      values,
      total: whole?.count ?? 0,
      ranges: {
        price: range(whole?.minPrice, whole?.maxPrice),
        kilometers: range(whole?.minKilometers, whole?.maxKilometers),
        instalment: range(whole?.minInstalment, whole?.maxInstalment),
        year: range(whole?.minYear, whole?.maxYear),
      },
    };
  }

  return {
    async page({ sort, page, pageSize, distances, now = Date.now(), ...query }: PageQuery) {
      const condition = where(query);
      const [all] = await orm.select({ count: sql<number>`count(*)::int` }).from(listings).where(condition);
      const found = await orm
        .select({ id: listings.id })
        .from(listings)
        .where(condition)
        .orderBy(ordersAt(now, distances)[sort], sql`${listings.id} desc`)
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      return { ids: found.map(({ id }) => id), total: all?.count ?? 0 };
    },

    /** The counts of every group, and the ranges. */
    async counts(query: CatalogueQuery): Promise<SqlCounts> {
      const own = chosen(query.selection);
      const unchosen = Object.keys(families).filter((family) => !own.has(family));
      const groupsOf = (names: readonly string[]) => names.flatMap((name) => families[name] ?? []);
      // With values of every family selected only the total is wanted, and grouping sets cannot be empty.
      const together = unchosen.length > 0 ? groupsOf(unchosen) : (['fuel'] as const);
      const whole = await countTogether(together, where(query));
      const values = new Map(whole.values);
      const ranges = { ...whole.ranges };
      for (const family of own.keys()) {
        // Nothing is counted by traits here.
        if (!(family in families)) continue;
        const counted = await countTogether(groupsOf([family]), where(query, family));
        for (const [group, counts] of counted.values) values.set(group, counts);
        if (family === 'price' || family === 'kilometers' || family === 'instalment' || family === 'year')
          ranges[family] = counted.ranges[family];
      }
      const parents = new Map<string | number, number>();
      for (const [model, count] of values.get('model') ?? []) {
        const family = familyOf.get(Number(model));
        if (family !== undefined) parents.set(family, (parents.get(family) ?? 0) + count);
      }
      const bands = (group: (typeof bandGroups)[number], limits: readonly number[]) =>
        [null, ...limits].map((_, band) => values.get(group)?.get(band) ?? 0);
      return {
        total: whole.total,
        values: {
          ...Object.fromEntries([...values].filter(([group]) => !bandGroups.some((band) => band === group))),
          'parent-model': parents,
        },
        price: bands('price', priceBandLimits),
        kilometers: bands('kilometers', kilometerBandLimits),
        instalment: bands('instalment', instalmentBandLimits),
        ranges,
      };
    },

    /** Ids of the featured cars, newest first. */
    async featured(): Promise<number[]> {
      const found = await orm
        .select({ id: listings.id })
        .from(listings)
        .where(and(isPublic, eq(listings.isFeatured, true)))
        .orderBy(sql`${listings.publishedAt} desc`, sql`${listings.id} desc`);
      return found.map(({ id }) => id);
    },

    /** Prices of one variant (or, where that is null, one model) made in some years. */
    async prices(of: { modelId: number; variantId: number | null; from: number; to: number }) {
      const [found] = await orm
        .select({
          count: sql<number>`count(*)::int`,
          min: sql<number>`min(${listings.price})::float8`,
          p25: sql<number>`percentile_cont(0.25) within group (order by ${listings.price})`,
          median: sql<number>`percentile_cont(0.5) within group (order by ${listings.price})`,
          p75: sql<number>`percentile_cont(0.75) within group (order by ${listings.price})`,
          max: sql<number>`max(${listings.price})::float8`,
        })
        .from(listings)
        .where(
          and(
            isPublic,
            of.variantId === null ? eq(listings.modelId, of.modelId) : eq(listings.variantId, of.variantId),
            sql`${listings.makeYear} between ${of.from}::int and ${of.to}::int`,
          ),
        );
      return found;
    },
  };
}
