import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
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
 * Every endpoint that changes something answers as ever where PostgreSQL ends its first transaction for a deadlock.
 */

/** The call that runs; `isDisturbed` after its first transaction. */
const calls = new AsyncLocalStorage<{ isDisturbed: boolean }>();
const deadlock = sql`do $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`;

/** Ends the first transaction of each call in a deadlock, once all its work is done. */
function disturb({ orm }: Database): void {
  const undisturbed = orm.transaction.bind(orm);
  orm.transaction = (work, config) => {
    const call = calls.getStore();
    if (!call || call.isDisturbed) return undisturbed(work, config);
    call.isDisturbed = true;
    return undisturbed(async (transaction) => {
      await Promise.allSettled([work(transaction)]);
      await transaction.execute(deadlock);
      throw new Error('no deadlock');
    }, config);
  };
}

describe('deadlocks', () => {
  const open = onOneEngine();
  const databases: Database[] = [];
  let calm: EndpointSite;
  let disturbed: EndpointSite;
  beforeAll(async () => {
    const [first, second] = [await open('reference'), await open('reference')];
    databases.push(first, second);
    [calm, disturbed] = [await openEndpointSite(first), await openEndpointSite(second)];
    disturb(second);
  });
  afterAll(() => Promise.all([calm, disturbed].map((site) => site?.api.close())));

  test('a call whose transaction is ended is answered as any other', async () => {
    const differing: unknown[] = [];
    /** Those that succeeded at the second try. */
    const met: EndpointName[] = [];
    for (const name of endpointNames.filter((each) => endpointOf(each).method === 'POST')) {
      const person = callerFor(name);
      const call = { isDisturbed: false };
      for (const { orm } of databases) if (/^save\w*Lead$/.test(name)) await orm.delete(schema.leads);
      const expected = await calm.call(name, person);
      const answer = await calls.run(call, () => disturbed.call(name, person));
      if (answer.statusCode !== expected.statusCode)
        differing.push([name, expected.statusCode, answer.statusCode, answer.body]);
      if (call.isDisturbed && expected.statusCode === 200) met.push(name);
      if (name === 'logout') for (const site of [calm, disturbed]) await site.signIn();
    }
    expect(differing).toEqual([]);
    expect(met.length).toBeGreaterThan(20);
  });
});
