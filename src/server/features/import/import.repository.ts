import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type ImportRecord, type RecordColumn, recordColumns } from '#server/car-list/listing-record.ts';
import { stockKey, stockSpellings } from '#server/car-list/stock-number.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import type { BatchCounts } from '#server/list-file/import-summary.ts';
import { codeOf } from '#server/process/error-reason.ts';

const { accounts, listings } = schema;

const columnNames = Object.keys(recordColumns).join(', ');
const columnTypes = Object.entries(recordColumns)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ');

/** Columns that keep their value when a row is imported again, or are set by an expression below. */
const settledElsewhere: ReadonlySet<string> = new Set<RecordColumn>([
  'car_id_hash',
  'source',
  'external_id',
  'status',
  'created_at',
  'published_at',
]);
const overwritten = Object.keys(recordColumns)
  .filter((name) => !settledElsewhere.has(name))
  .map((name) => `${name} = excluded.${name}`)
  .join(', ');

const insertFrom = (records: readonly ImportRecord[]): SQL => sql`
  insert into listings (${sql.raw(columnNames)})
  select ${sql.raw(columnNames)} from json_to_recordset(${JSON.stringify(records)}::json) as given(${sql.raw(columnTypes)})`;

/*
 * A changed row is updated. Decisions of staff or the seller stay (sold, removed), and an expired listing
 * is renewed. Without a date in the row, the time of its first import is kept.
 */
const onExternalId = sql.raw(`
  on conflict (source, external_id) where external_id is not null do update set ${overwritten},
    status = case when listings.status = 'expired' then 'live' else listings.status end,
    published_at = case when excluded.published_at = excluded.updated_at then listings.published_at else excluded.published_at end,
    mobile_verified = listings.mobile_verified and listings.mobile is not distinct from excluded.mobile,
    email_verified = listings.email_verified and listings.email is not distinct from excluded.email
  where listings.content_hash is distinct from excluded.content_hash
  returning (xmax = 0) as inserted`);

const onContent = sql.raw(`
  on conflict (source, content_hash) where content_hash is not null do nothing
  returning true as inserted`);

const written = z.object({ rows: z.array(z.object({ inserted: z.boolean() })) });

async function write(orm: Orm, records: readonly ImportRecord[], onConflict: SQL): Promise<BatchCounts> {
  if (records.length === 0) return { imported: 0, updated: 0, unchanged: 0 };
  const { rows } = written.parse(await orm.execute(sql`${insertFrom(records)} ${onConflict}`));
  const imported = rows.filter(({ inserted }) => inserted).length;
  return { imported, updated: rows.length - imported, unchanged: records.length - rows.length };
}

const knownCars = z.object({
  rows: z.array(
    z.object({
      external_id: z.string(),
      car: z.record(
        z.string(),
        z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]).catch(null),
      ),
    }),
  ),
});

/**
 * The records as the cars that are known have them: a stock number in their spelling, and of a cell that could not be
 * read what they have.
 */
async function asKnown(orm: Orm, records: readonly ImportRecord[]): Promise<readonly ImportRecord[]> {
  const [first] = records;
  const spellings = records.flatMap(({ external_id }) =>
    external_id === null ? [] : stockSpellings(external_id),
  );
  const isPlain = records.every(({ external_id, unread }) => {
    return unread.length === 0 && (external_id === null || stockSpellings(external_id).length === 1);
  });
  if (!first || isPlain) return records;
  const { rows } = knownCars.parse(
    await orm.execute(sql`
      select external_id, row_to_json(listings) as car from listings
      where source = ${first.source} and external_id in (select json_array_elements_text(${JSON.stringify(spellings)}::json))`),
  );
  const known = new Map(rows.map((row) => [stockKey(row.external_id), row]));
  return records.map((record) => {
    const found = record.external_id === null ? undefined : known.get(stockKey(record.external_id));
    if (!found) return record;
    const kept = record.unread.map((column) => [column, found.car[column] ?? null] as const);
    return { ...record, ...Object.fromEntries(kept), external_id: found.external_id };
  });
}

/**
 * PostgreSQL error codes of conflicting imports (unique violation, deadlock, serialization failure), which
 * are retried.
 */
const collisions = new Set(['23505', '40P01', '40001']);
const mostTries = 5;

/**
 * Writes a batch in one transaction. External ids must be unique within it (a statement cannot update a row
 * it has just inserted); equal content may repeat.
 */
export async function writeBatch(database: Database, records: readonly ImportRecord[]): Promise<BatchCounts> {
  const given = records.filter(({ external_id }) => external_id !== null);
  const nameless = records.filter(({ external_id }) => external_id === null);
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.orm.transaction(async (transaction) => {
        const named = await asKnown(transaction, given);
        const first = await write(transaction, named, onExternalId);
        const second = await write(transaction, nameless, onContent);
        return {
          imported: first.imported + second.imported,
          updated: first.updated,
          unchanged: first.unchanged + second.unchanged,
        };
      });
    } catch (error) {
      if (tries >= mostTries || !collisions.has(codeOf(error) ?? '')) throw error;
    }
  }
}

/** The suspended ones among the given numbers. */
export async function suspendedAmong(
  { orm }: Database,
  mobiles: readonly string[],
): Promise<ReadonlySet<string>> {
  if (mobiles.length === 0) return new Set();
  const found = await orm
    .select({ mobile: accounts.mobile })
    .from(accounts)
    .where(and(inArray(accounts.mobile, [...mobiles]), eq(accounts.isSuspended, true)));
  return new Set(found.map(({ mobile }) => mobile));
}

/** What `writeBatch` would do in the current state of the database. */
export async function compareBatch(
  database: Database,
  records: readonly ImportRecord[],
): Promise<BatchCounts> {
  const [first] = records;
  if (!first) return { imported: 0, updated: 0, unchanged: 0 };
  const source = eq(listings.source, String(first.source));
  const hashes = records.map(({ content_hash }) => content_hash);
  const names = records.flatMap(({ external_id }) =>
    external_id === null ? [] : stockSpellings(external_id),
  );
  const sameContent = await database.orm
    .select({ hash: listings.contentHash })
    .from(listings)
    .where(and(source, inArray(listings.contentHash, hashes)));
  const sameName =
    names.length === 0
      ? []
      : await database.orm
          .select({ name: listings.externalId })
          .from(listings)
          .where(and(source, inArray(listings.externalId, names)));
  const knownHashes = new Set(sameContent.map(({ hash }) => hash));
  const knownNames = new Set(sameName.flatMap(({ name }) => (name === null ? [] : [stockKey(name)])));
  const counts = { imported: 0, updated: 0, unchanged: 0 };
  for (const { content_hash, external_id } of records) {
    if (knownHashes.has(content_hash)) counts.unchanged += 1;
    else if (external_id !== null && knownNames.has(stockKey(external_id))) counts.updated += 1;
    else counts.imported += 1;
    knownHashes.add(content_hash);
    if (external_id !== null) knownNames.add(stockKey(external_id));
  }
  return counts;
}
