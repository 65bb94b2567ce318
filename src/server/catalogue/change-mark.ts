import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Orm } from '#server/db/database.ts';

/*
 * How a copy of the listings follows them. Every row bears the number of the transaction that wrote it last
 * (`changed_by`, set by a trigger); where a row went away, `listing_departures` says so under the same number.
 *
 * A reader keeps as its mark the lowest number that was still being written when it looked. Next time it reads what
 * has that number or a higher one. Whatever it could not see yet was written by a transaction that was not finished,
 * so by such a number: nothing is ever missed, in whatever order transactions commit, which a time of day or a
 * counter cannot promise. A row may be read twice, which does no harm.
 */

/** A transaction's number in digits; only the database compares them. */
export type ChangeMark = string;

const markRows = z.object({
  rows: z.tuple([
    z.object({
      mark: z.string().check(z.regex(/^\d+$/)),
      names: z.string(),
    }),
  ]),
});

/** The names of a table as one text. */
const namesOf = (table: string) => `(select string_agg(t::text, ',' order by id) from ${table} t)`;
const tables = ['brands', 'models', 'variants', 'provinces', 'cities'];

/** Where the database stands: the mark to read on from, and a hash of all names of vehicles and places. */
export async function readMark(transaction: Orm): Promise<{ mark: ChangeMark; names: string }> {
  const { rows } = z.parse(
    markRows,
    await transaction.execute(sql`
      select pg_snapshot_xmin(pg_current_snapshot())::text as mark,
        md5(concat_ws(';', ${sql.raw(tables.map(namesOf).join(', '))})) as names`),
  );
  return rows[0];
}

const idRows = z.object({ rows: z.tuple([z.object({ ids: z.string() })]) });

/** Cars deleted since a mark. Those that only left the public's sight still have their row, and say so there. */
export async function readDeleted(transaction: Orm, since: ChangeMark): Promise<number[]> {
  const { rows } = z.parse(
    idRows,
    await transaction.execute(sql`
      select coalesce(string_agg(distinct listing_id::text, ','), '') as ids from listing_departures
      where changed_by >= ${since}::xid8
        and not exists (select from listings where listings.id = listing_departures.listing_id)`),
  );
  return rows[0].ids.split(',').filter(Boolean).map(Number);
}
