import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EndpointName, endpointOf } from '#contract/api/endpoint-schemas.ts';
import { type Database, schema } from '#server/db/database.ts';
import {
  callerFor,
  type EndpointSite,
  endpointNames,
  openEndpointSite,
} from '#tests/support/endpoint-site.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

/*
 * Every endpoint that takes a `clientId` works once for it: a call whose answer was lost is answered as at first when
 * it is sent again, and writes nothing.
 */

/** Where calls themselves are counted. */
const counting: readonly string[] = [getTableName(schema.attempts)];
const tables = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .filter((table) => !counting.includes(getTableName(table)));

/** How many rows each table has. */
async function rowsOf({ orm }: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const [row] = await orm.select({ count: sql<number>`count(*)::int` }).from(table);
    counts[getTableName(table)] = row?.count ?? 0;
  }
  return counts;
}

describe('repeated calls', () => {
  const open = onOneEngine();
  let database: Database;
  let site: EndpointSite;
  beforeAll(async () => {
    database = await open('reference');
    site = await openEndpointSite(database);
  });
  afterAll(() => site?.api.close());

  test('a call that is sent again works once', async () => {
    const differing: unknown[] = [];
    /** Those that succeeded. */
    const met: EndpointName[] = [];
    for (const name of endpointNames.filter((each) => 'clientId' in endpointOf(each).query().shape)) {
      const given = site.parametersOf(name);
      const person = callerFor(name);
      const first = await site.call(name, person, undefined, given);
      const before = await rowsOf(database);
      const again = await site.call(name, person, undefined, given);
      if (again.statusCode !== first.statusCode)
        differing.push([name, first.statusCode, again.statusCode, again.body]);
      expect(await rowsOf(database), name).toEqual(before);
      if (first.statusCode === 200) met.push(name);
    }
    expect(differing).toEqual([]);
    expect(met.length, met.join()).toBeGreaterThan(20);
  });
});
