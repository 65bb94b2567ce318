import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Orm } from '#server/db/database.ts';
import { presentMonth } from './trait-number.ts';

/*
 * Change tracking by transaction number (docs/decisions/change-tracking.md). Every row has the number of the
 * transaction that last wrote it (`changed_by`, set by a trigger); for a deleted row `listing_departures` has
 * it.
 *
 * A reader's mark is the lowest number that was still in progress when it read. Next time it reads rows with
 * that number or a higher one. Rows it could not see yet were written by an unfinished transaction, and
 * therefore under such a number: nothing is missed, whatever the commit order, which a timestamp or counter
 * cannot guarantee. A row may be read twice, which is harmless.
 */

/** A transaction number in digits; only the database compares them. */
export type ChangeMark = string;

const markRows = z.object({
  rows: z.tuple([
    z.object({
      mark: z.string().check(z.regex(/^\d+$/)),
      names: z.string(),
      month: z.string(),
    }),
  ]),
});

/** The names of a table as one text. */
const namesOf = (table: string) => `(select string_agg(t::text, ',' order by id) from ${table} t)`;
const tables = ['brands', 'models', 'variants', 'provinces', 'cities'];

/**
 * The current mark, a hash of all names of vehicles and places, and the month, which determines whether taxes
 * are paid.
 */
export async function readMark(
  transaction: Orm,
): Promise<{ mark: ChangeMark; names: string; month: string }> {
  const { rows } = z.parse(
    markRows,
    await transaction.execute(sql`
      select pg_snapshot_xmin(pg_current_snapshot())::text as mark,
        md5(concat_ws(';', ${sql.raw(tables.map(namesOf).join(', '))})) as names,
        ${sql.raw(presentMonth)} as month`),
  );
  return rows[0];
}

const idRows = z.object({ rows: z.tuple([z.object({ ids: z.string() })]) });

/** Cars deleted since a mark. Cars that are merely no longer public still have their row. */
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
