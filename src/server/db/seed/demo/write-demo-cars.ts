import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { carCategoryId } from '#contract/vehicles/vehicle.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { demonstrationSource } from '#server/db/demonstration-rows.ts';
import type { DemoCar } from './demo-car.ts';

/** The columns of a car, with their types. */
const columnTypes = {
  carIdHash: 'text',
  dealerIdHash: 'text',
  externalId: 'text',
  isFeatured: 'boolean',
  sellerName: 'text',
  mobile: 'text',
  provinceId: 'integer',
  cityId: 'integer',
  districtId: 'integer',
  brandId: 'integer',
  modelId: 'integer',
  variantId: 'integer',
  title: 'text',
  description: 'text',
  makeYear: 'smallint',
  registrationYear: 'smallint',
  color: 'text',
  bodyType: 'text',
  fuel: 'text',
  transmission: 'text',
  listingType: 'text',
  kilometerDriven: 'integer',
  ownership: 'smallint',
  price: 'bigint',
  taxPaidUntil: 'text',
  bpkbHolder: 'text',
  plateRegion: 'text',
  plateParity: 'text',
  serviceRecord: 'boolean',
  accidentFree: 'boolean',
  floodFree: 'boolean',
  images: 'text',
  quality: 'smallint',
  publishedAt: 'timestamptz',
} as const satisfies Record<keyof DemoCar, string>;

const columns = Object.entries(columnTypes) as [keyof DemoCar, string][];
const names = sql.join(
  columns.map(([key]) => sql.identifier(schema.listings[key].name)),
  sql`, `,
);

/**
 * Large enough to make the statement's overhead negligible, small enough that the next batch is ready in
 * time.
 */
const carsABatch = 2000;
/** Yields to the event loop after this many cars. */
const carsATurn = 100;

/**
 * An element of PostgreSQL's array literal. Nested arrays must be rectangular, so pictures are passed as one
 * text.
 */
function element(value: DemoCar[keyof DemoCar]): string {
  if (value === null) return 'NULL';
  if (typeof value !== 'string') {
    if (value instanceof Date) return value.toISOString();
    return typeof value === 'object' ? `"{${value.join(',')}}"` : String(value);
  }
  return `"${/["\\]/.test(value) ? value.replace(/["\\]/g, '\\$&') : value}"`;
}

/**
 * One array per column instead of one parameter per cell: no limit on rows and hardly any SQL to parse. The
 * arrays are serialised here because both drivers take twice as long. Sellers get accounts that cannot sign
 * in.
 */
function insertCars(cars: readonly DemoCar[]): SQL {
  const arrays = columns.map(([key, type]) => {
    const literal = `{${cars.map((car) => element(car[key])).join(',')}}`;
    return sql`${literal}::${sql.raw(type)}[]`;
  });
  const values = columns.map(([key]) => {
    const name = sql`car.${sql.identifier(schema.listings[key].name)}`;
    return key === 'images' ? sql`${name}::text[]` : name;
  });
  return sql`
    with car as materialized (
      select * from unnest(${sql.join(arrays, sql`, `)}) with ordinality as car(${names}, place)
    ), seller as (
      insert into accounts (public_id, mobile, scope, name, created_at)
      select distinct on (mobile) translate(gen_random_uuid()::text, '-', ''), mobile,
        case when listing_type = 'diler' then 'dealer' else 'user' end, seller_name, published_at
      from car order by mobile, place
      -- A dealer of an earlier batch: without an update it would not be returned.
      on conflict (mobile) do update set mobile = excluded.mobile
      returning id as user_id, mobile
    )
    insert into listings (${names}, user_id, mobile_verified, is_whatsapp, source, status, category_id,
      created_at, updated_at)
    select ${sql.join(values, sql`, `)}, seller.user_id, true, true, ${demonstrationSource}, 'live', ${carCategoryId}::integer,
      car.published_at, car.published_at
    from car join seller using (mobile)
    order by car.place`;
}

async function makeBatch(make: (index: number) => DemoCar, from: number, to: number): Promise<DemoCar[]> {
  const cars: DemoCar[] = [];
  for (let index = from; index < to; index++) {
    cars.push(make(index));
    if (cars.length % carsATurn === 0) await nextTurn();
  }
  return cars;
}

/**
 * Writes `count` cars in the order in which `make` is called, generating each batch while the previous one is
 * being stored. Must run in a transaction.
 */
export async function writeDemoCars(
  orm: Orm,
  make: (index: number) => DemoCar,
  count: number,
  onWritten: (written: number) => void,
): Promise<void> {
  let storing: Promise<unknown> = Promise.resolve();
  for (let from = 0; from < count; from += carsABatch) {
    const making = makeBatch(make, from, Math.min(count, from + carsABatch));
    // Awaited together, so that a failure of either is always handled.
    const [cars] = await Promise.all([making, storing]);
    onWritten(from);
    storing = Promise.resolve(orm.execute(insertCars(cars)));
  }
  await storing;
  onWritten(count);
}
