import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type ImportRecord, type RecordColumn, recordColumns } from '#server/car-list/listing-record.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import type { BatchCounts } from '#server/list-file/import-summary.ts';
import { codeOf } from '#server/process/error-reason.ts';

const { accounts, listings } = schema;

const columnNames = Object.keys(recordColumns).join(', ');
const columnTypes = Object.entries(recordColumns)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ');

/** Columns that a later version of a row keeps, or sets by an expression of its own. */
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
 * A changed row is imported again: decisions of staff or seller stay (sold, removed), an expired one is offered anew.
 * A row without a date has the time of its first import.
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

/** PostgreSQL's codes when two imports conflict: the loser of a deadlock or of a race to insert tries again. */
const collisions = new Set(['23505', '40P01', '40001']);
const mostTries = 5;

/**
 * Writes one batch in one transaction, durable when it returns. External ids must be unique in it (a statement cannot
 * change a row it has just inserted); equal content may repeat.
 */
export async function writeBatch(database: Database, records: readonly ImportRecord[]): Promise<BatchCounts> {
  const named = records.filter(({ external_id }) => external_id !== null);
  const nameless = records.filter(({ external_id }) => external_id === null);
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.orm.transaction(async (transaction) => {
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

/** Suspended ones of these numbers. */
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

/** What `writeBatch` would do in the present state of the database. */
export async function compareBatch(
  database: Database,
  records: readonly ImportRecord[],
): Promise<BatchCounts> {
  const [first] = records;
  if (!first) return { imported: 0, updated: 0, unchanged: 0 };
  const source = eq(listings.source, String(first.source));
  const hashes = records.map(({ content_hash }) => content_hash);
  const names = records.flatMap(({ external_id }) => (external_id === null ? [] : [external_id]));
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
  const knownNames = new Set(sameName.map(({ name }) => name));
  const counts = { imported: 0, updated: 0, unchanged: 0 };
  for (const { content_hash, external_id } of records) {
    if (knownHashes.has(content_hash)) counts.unchanged += 1;
    else if (external_id !== null && knownNames.has(external_id)) counts.updated += 1;
    else counts.imported += 1;
    knownHashes.add(content_hash);
    if (external_id !== null) knownNames.add(external_id);
  }
  return counts;
}
