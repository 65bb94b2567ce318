import { randomUUID } from 'node:crypto';
import { eq, getTableName, is, sql } from 'drizzle-orm';
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
 * Every endpoint that declares `once` works once for a `clientId`: a call whose answer was lost is answered as at first
 * when it is sent again, and writes nothing; of two at the same time one writes.
 */

const { submissions } = schema;
const worksOnce = endpointNames.filter((name) => endpointOf(name).once);

/** Where calls themselves are counted, and the turns of jobs, which run meanwhile. */
const counting: readonly string[] = [getTableName(schema.attempts), getTableName(schema.leases)];
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

/** By table, how many rows it has more than before. */
function addedTo(before: Record<string, number>, after: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(after).flatMap(([table, count]) => {
      const added = count - (before[table] ?? 0);
      return added === 0 ? [] : [[table, added]];
    }),
  );
}

describe('repeated calls', () => {
  const open = onOneEngine();
  /** One where calls are sent again, and one where they are sent twice at the same time. */
  const databases: Database[] = [];
  const sites: EndpointSite[] = [];
  beforeAll(async () => {
    databases.push(await open('reference'), await open('reference'));
    for (const database of databases) sites.push(await openEndpointSite(database));
  });
  afterAll(() => Promise.all(sites.map(({ api }) => api.close())));

  test('a call that is sent again, or twice at once, works once', async () => {
    const [[inTurn, inTurnDatabase], [atOnce, atOnceDatabase]] = pairs();
    const differing: unknown[] = [];
    /** Those that succeeded. */
    const met: EndpointName[] = [];
    for (const name of worksOnce) {
      const given = inTurn.parametersOf(name);
      const person = callerFor(name);
      const untouched = await rowsOf(inTurnDatabase);
      const first = await inTurn.call(name, person, undefined, given);
      const before = await rowsOf(inTurnDatabase);
      const again = await inTurn.call(name, person, undefined, given);
      if (again.statusCode !== first.statusCode)
        differing.push([name, first.statusCode, again.statusCode, again.body]);
      expect(await rowsOf(inTurnDatabase), name).toEqual(before);
      if (first.statusCode === 200) met.push(name);

      const alike = atOnce.parametersOf(name);
      const undone = await rowsOf(atOnceDatabase);
      const both = await Promise.all([1, 2].map(() => atOnce.call(name, person, undefined, alike)));
      const codes = both.map(({ statusCode }) => statusCode);
      // A dealer's second list is refused while the first is read.
      if (name !== 'dealerImport' && codes.some((code) => code !== first.statusCode))
        differing.push([name, 'at once', first.statusCode, codes, both.map(({ body }) => body)]);
      expect(addedTo(undone, await rowsOf(atOnceDatabase)), name).toEqual(addedTo(untouched, before));
    }
    expect(differing).toEqual([]);
    expect(met.length, met.join()).toBeGreaterThan(20);
  });

  test('a key is another’s, or another endpoint’s: nothing is done, and nothing is told', async () => {
    const [[site, database]] = pairs();
    await site.signIn();
    for (const name of worksOnce) {
      const { who } = endpointOf(name);
      const person = who === 'anyone' || who === 'account' ? callerFor(name) : who;
      const given = site.parametersOf(name);
      const clientId = randomUUID();
      const kind = name === 'report' ? 'changeLead' : 'report';
      const used = { clientId, owner: 'account:999999', kind: name };
      await database.orm.insert(submissions).values(used);
      const before = await rowsOf(database);
      const ofAnother = await site.call(name, person, undefined, { ...given, clientId });
      expect(ofAnother.statusCode, `${name} ${ofAnother.body}`).toBe(404);
      await database.orm
        .update(submissions)
        .set({ kind, owner: 'anyone' })
        .where(eq(submissions.clientId, clientId));
      const elsewhere = await site.call(name, person, undefined, { ...given, clientId });
      expect(elsewhere.statusCode, `${name} ${elsewhere.body}`).toBe(400);
      expect(Object.keys(elsewhere.json().errors), name).toEqual(['clientId']);
      expect(await rowsOf(database), name).toEqual(before);
    }
  });

  function pairs(): readonly [readonly [EndpointSite, Database], readonly [EndpointSite, Database]] {
    const [one, other] = sites;
    const [ofOne, ofOther] = databases;
    if (!one || !other || !ofOne || !ofOther) throw new Error('no sites');
    return [
      [one, ofOne],
      [other, ofOther],
    ];
  }
});
