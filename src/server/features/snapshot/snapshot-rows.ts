import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { SnapshotCar } from '#catalogue/snapshot/snapshot-car.ts';
import type { MarketBadge } from '#contract/market/market.ts';
import {
  bodyTypeCode,
  colorCode,
  fuelCode,
  listingTypeCode,
  transmissionCode,
} from '#contract/vehicles/vehicle.schema.ts';
import { isImported, isPublic, qualityColumn } from '#server/catalogue/car-rows.ts';
import { type ChangeMark, readMark } from '#server/catalogue/change-mark.ts';
import { traitNumber } from '#server/catalogue/trait-number.ts';
import type { Database } from '#server/db/database.ts';
import { districtName } from '#server/regions/districts.ts';
import type { SnapshotLines } from './snapshot-lines.ts';

/** A consistent state of a city's cars in the database. */
export type CityRows = {
  readonly mark: ChangeMark;
  readonly asOf: number;
  /** In order of publication, as in a snapshot. */
  readonly cars: readonly SnapshotCar[];
  /** The transaction that last wrote each car. */
  readonly changedBy: BigUint64Array;
  /**
   * Cars that are no longer public but have no departure: expired before the job has run, unpublished, or
   * excluded.
   */
  readonly absent: readonly number[];
};

type Comparable = { readonly modelId: number; readonly variantId: number | null; readonly makeYear: number };
type BadgeFor = (car: Comparable & { readonly price: number }) => MarketBadge | null;

/** Number of rows processed before other requests are served. */
const carsATurn = 250;

/** In the order of the statement below. */
const carFields = z.tuple([
  z.number(),
  z.number(),
  z.nullable(z.number()),
  z.number(),
  z.nullable(z.number()),
  z.nullable(z.string()),
  z.nullable(bodyTypeCode),
  fuelCode,
  transmissionCode,
  z.nullable(colorCode),
  listingTypeCode,
  z.number(),
  z.nullable(z.number()),
  z.number(),
  z.number(),
  z.number(),
  z.number(),
  z.boolean(),
  z.boolean(),
  z.number(),
  z.string(),
]);
/** Milliseconds since 1970, as in the index. */
const publishedAt = `(date_part('epoch', published_at) * 1000)::bigint`;
const columns = [
  'id',
  'city_id',
  'district_id',
  'model_id',
  'variant_id',
  'variant_name',
  'body_type',
  'fuel',
  'transmission',
  'color',
  'listing_type',
  'make_year',
  'kilometer_driven',
  'price',
  qualityColumn,
  publishedAt,
  'cardinality(images)',
  `status = 'reserved'`,
  isImported,
  traitNumber,
  'changed_by::text',
];
const idField = z.tuple([z.number()], z.unknown());
const carRows = z.object({ rows: z.array(z.object({ car: z.string() })) });
const idRows = z.object({ rows: z.array(z.object({ id: z.string() })) });

const inCities = (ids: readonly number[]) =>
  sql`city_id in (${sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  )})`;

/** Reads the public cars of cities, which they name by their place in the list. @param badgeFor the badge of a price */
export async function readCityRows(
  database: Database,
  cityIds: readonly number[],
  lines: SnapshotLines,
  badgeFor: BadgeFor,
): Promise<CityRows> {
  const { mark, asOf, texts, hidden } = await database.read((orm) =>
    orm.transaction(
      async (transaction) => ({
        mark: (await readMark(transaction)).mark,
        asOf: Date.now(),
        // One text per row: PGlite takes ten times as long for an object with a property per column.
        texts: z.parse(
          carRows,
          await transaction.execute(sql`
          select json_build_array(${sql.raw(columns.join(', '))})::text as car from listings
          where ${inCities(cityIds)} and ${isPublic} order by ${sql.raw(publishedAt)}, id`),
        ).rows,
        hidden: z.parse(
          idRows,
          await transaction.execute(sql`
          select id::text from listings
          where ${inCities(cityIds)} and status in ('live', 'reserved') and not ${isPublic}`),
        ).rows,
      }),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  );
  const cars: SnapshotCar[] = [];
  const stamps: bigint[] = [];
  const absent = hidden.map(({ id }) => Number(id));
  for (const [at, { car: text }] of texts.entries()) {
    if (at % carsATurn === 0) await nextTurn();
    const fields: unknown = JSON.parse(text);
    const read = carOf(fields, cityIds, lines, badgeFor);
    if (read) {
      cars.push(read.car);
      stamps.push(read.changedBy);
    } else absent.push(z.parse(idField, fields)[0]);
  }
  return {
    ...{ mark, asOf, cars },
    changedBy: BigUint64Array.from(stamps),
    absent,
  };
}

/** Undefined for a car with a code or name that this process does not know yet. */
function carOf(
  fields: unknown,
  cityIds: readonly number[],
  lines: SnapshotLines,
  badgeFor: BadgeFor,
): { readonly car: SnapshotCar; readonly changedBy: bigint } | undefined {
  const parsed = z.safeParse(carFields, fields);
  if (!parsed.success) return undefined;
  const [
    id,
    cityId,
    districtId,
    modelId,
    variantId,
    ownName,
    bodyType,
    fuel,
    transmission,
    color,
    listingType,
    ...rest
  ] = parsed.data;
  const [
    makeYear,
    kilometers,
    price,
    quality,
    published,
    imageCount,
    isReserved,
    isImported,
    traits,
    changedBy,
  ] = rest;
  const line = lines.of({ modelId, variantId, ownName: ownName || null });
  if (!line) return undefined;
  const car: SnapshotCar = {
    city: cityIds.indexOf(cityId),
    district: districtName(districtId),
    ...{ id, line, bodyType, fuel, transmission, color, listingType, makeYear, kilometers, price },
    ...{ quality, publishedAt: published, imageCount, isReserved, traits },
    ...(isImported ? { isImported: true as const } : {}),
    marketBadge: badgeFor({ modelId, variantId, makeYear, price }),
  };
  return { car, changedBy: BigInt(changedBy) };
}

const existsRow = z.object({ rows: z.tuple([z.object({ changed: z.boolean() })]) });

/** Whether a car of the cities was written, or left them, since a mark. */
export async function isCityChanged(
  { read }: Pick<Database, 'read'>,
  cityIds: readonly number[],
  since: ChangeMark,
): Promise<boolean> {
  const { rows } = z.parse(
    existsRow,
    await read((orm) =>
      orm.execute(sql`
      select exists(select from listings where ${inCities(cityIds)} and changed_by >= ${since}::xid8)
        or exists(select from listing_departures where ${inCities(cityIds)} and changed_by >= ${since}::xid8)
        as changed`),
    ),
  );
  return rows[0].changed;
}

/** Cars that left one of the cities since a mark. They may have returned. */
export async function departuresOf(
  { read }: Pick<Database, 'read'>,
  cityIds: readonly number[],
  since: ChangeMark,
): Promise<number[]> {
  const { rows } = z.parse(
    idRows,
    await read((orm) =>
      orm.execute(sql`
      select distinct listing_id::text as id from listing_departures
      where ${inCities(cityIds)} and changed_by >= ${since}::xid8`),
    ),
  );
  return rows.map(({ id }) => Number(id));
}
