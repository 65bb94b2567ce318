import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { categories } from '#contract/vehicles/vehicle.ts';
import type { Orm } from '#server/db/database.ts';
import { readSeedState, writeSeedState } from '#server/db/seed/seed-state.ts';
import { fileRows, fileRowsHash } from './file-rows.ts';
import { grouped } from './grouped.ts';
import type { PriceHistory } from './new-vehicle-catalogue.ts';
import type { NewVehicleRow } from './new-vehicle-row.ts';

const storedRow = z.pipe(
  z.tuple([
    z.string(),
    z.enum(categories.map(({ slug }) => slug)),
    z.string(),
    z.string(),
    z.string(),
    z.string(),
    z.record(z.string(), z.string()),
  ]),
  z.transform(
    ([key, kind, brand, brandName, model, modelName, cells]): NewVehicleRow => ({
      ...{ key, kind, cells },
      brand: { slug: brand, name: brandName },
      model: { slug: model, name: modelName },
    }),
  ),
);
const oneText = z.object({ rows: z.tuple([z.object({ all: z.string() })]) });

/** Key of the advisory lock, unique within this database. */
const vehiclesLock = 5_225_817_012;

/** Serialises read-merge-write cycles until the transaction ends. */
export async function lockNewVehicles(transaction: Orm): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${vehiclesLock}::bigint)`);
}

/** An opaque text that changes with every write of the stored vehicles. */
export async function readRevision(orm: Orm): Promise<string> {
  return (await readSeedState(orm, 'new-vehicles-revision')) ?? '';
}

/**
 * All stored variants in insertion order. Aggregated into one JSON text, because reading a row object each
 * takes ten times as long.
 */
export async function readNewVehicleRows(orm: Orm): Promise<NewVehicleRow[]> {
  const { rows } = z.parse(
    oneText,
    await orm.execute(sql`
      select coalesce(json_agg(json_build_array(key, kind, brand, brand_name, model, model_name, cells) order by id), '[]')::text as all
      from new_vehicles`),
  );
  return z.parse(z.array(storedRow), JSON.parse(rows[0].all));
}

/**
 * Upserts variants by key and records their prices in the history. Must run in a transaction, so that rows
 * and revision change together.
 * @returns the new revision
 */
export async function writeNewVehicles(
  orm: Orm,
  rows: readonly NewVehicleRow[],
  origin: 'files' | 'import' | 'demo',
): Promise<string> {
  const given = rows.map((row) => ({
    ...{ key: row.key, kind: row.kind, cells: row.cells, origin },
    ...{ brand: row.brand.slug, brand_name: row.brand.name },
    ...{ model: row.model.slug, model_name: row.model.name },
  }));
  const columns = sql.raw('key, kind, brand, brand_name, model, model_name, cells, origin');
  const isKept = origin === 'files' ? sql`where new_vehicles.origin = 'files'` : sql``;
  await orm.execute(sql`
    insert into new_vehicles (${columns})
    select ${columns} from json_to_recordset(${JSON.stringify(given)}::json) as given(
      key text, kind text, brand text, brand_name text, model text, model_name text, cells jsonb, origin text)
    on conflict (key) do update set cells = excluded.cells, origin = excluded.origin,
      brand_name = excluded.brand_name, model_name = excluded.model_name
    ${isKept}`);
  await notePrices(
    orm,
    rows.map(({ key, cells }) => ({ key, cells })),
  );
  return await noteRevision(orm);
}

/** Notes that stored vehicles or prices have changed. */
export async function noteRevision(orm: Orm): Promise<string> {
  const revision = randomUUID();
  await writeSeedState(orm, 'new-vehicles-revision', revision);
  return revision;
}

const anyRows = z.object({ rows: z.array(z.unknown()) });

/**
 * Records prices in the history; duplicates are ignored.
 * @returns whether there was a new one
 */
export async function notePrices(
  orm: Orm,
  rows: readonly Pick<NewVehicleRow, 'key' | 'cells'>[],
): Promise<boolean> {
  const priced = rows.flatMap(({ key, cells: { price, price_date: date, source } }) =>
    price === undefined ? [] : [{ key, price, date, source }],
  );
  if (priced.length === 0) return false;
  const added = await orm.execute(sql`
    insert into new_vehicle_prices (key, price, date, source)
    select key, price, date, source from json_to_recordset(${JSON.stringify(priced)}::json) as given(
      key text, price bigint, date text, source text)
    on conflict do nothing
    returning id`);
  return z.parse(anyRows, added).rows.length > 0;
}

const storedPrice = z.object({
  rows: z.array(
    z.object({
      key: z.string(),
      price: z.pipe(z.union([z.string(), z.number()]), z.transform(Number)),
      date: z.string(),
      source: z.string(),
    }),
  ),
});

/** Prices of variants that have several dates, newest first, by the variant's key. */
export async function readPriceHistory(orm: Orm): Promise<PriceHistory> {
  const { rows } = z.parse(
    storedPrice,
    await orm.execute(sql`
      select key, price, date, source from new_vehicle_prices
      where key in (select key from new_vehicle_prices group by key having count(distinct date) > 1)
      order by date desc, id desc`),
  );
  return grouped(rows, ({ key }) => key);
}

/** Whether the database contains the reference files of this build. */
export async function areFileRowsCurrent(orm: Orm): Promise<boolean> {
  return (await readSeedState(orm, 'new-vehicles')) === fileRowsHash();
}

/** Writes the reference files of this build; imported variants are kept. Must run in a transaction. */
export async function writeFileRows(orm: Orm): Promise<void> {
  const rows = fileRows();
  await lockNewVehicles(orm);
  await orm.execute(sql`
    delete from new_vehicles where origin = 'files' and not key = any(${sql.param(rows.map(({ key }) => key))}::text[])`);
  await writeNewVehicles(orm, rows, 'files');
  await writeSeedState(orm, 'new-vehicles', fileRowsHash());
}
