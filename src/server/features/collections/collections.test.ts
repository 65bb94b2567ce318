import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { collectionEntries } from '#contract/collections/collections.ts';
import { type Database, schema } from '#server/db/database.ts';
import { type AccountApp, startAccountApp } from '#tests/support/account-app.ts';
import { newDeviceToken } from '#tests/support/sign-in.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';

const { accounts, accountCollections, oneTimeCodes, sessions } = schema;

describeEachEngine('collections of an account', (open, testOnce) => {
  let database: Database;
  let site: AccountApp;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    site = await startAccountApp(database);
  });
  afterEach(async () => {
    await site.app.close();
    for (const table of [sessions, accounts, oneTimeCodes]) await database.orm.delete(table);
  });

  async function signedIn(mobile = '+6281234567890') {
    const device = newDeviceToken();
    const { data } = (await site.signIn(mobile, { device })).json();
    const headers = { authorization: `Bearer ${data.authKey}` };
    return async (fields: Record<string, unknown>) => {
      const texts = Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]);
      return await site.post('mergeCollections', Object.fromEntries(texts), { device, headers });
    };
  }
  const favourite = (id: number, at: number) => ({ id, at, savedAt: at, price: 100e6 + id });
  const idsOf = (answer: { json(): { data: { favourites: { id: number }[] } } }) =>
    answer.json().data.favourites.map(({ id }) => id);

  test('entries of two devices are all stored, and each device gets the other’s', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    expect(idsOf(await one({ favourites: [favourite(1, 10), favourite(2, 20)], isFirst: '1' }))).toEqual([
      2, 1,
    ]);
    const answer = await other({ favourites: [favourite(3, 15)], isFirst: '1' });
    expect(idsOf(answer)).toEqual([2, 3, 1]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    // A removal on one device reaches the other.
    await one({ favourites: [{ ...favourite(2, 30), isGone: true }] });
    expect(idsOf(await other({}))).toEqual([3, 1]);
    expect(idsOf(await (await signedIn('+6281234567891'))({}))).toEqual([]);
  });

  test('twenty devices at once lose nothing', async () => {
    const send = await signedIn();
    const all = Array.from({ length: 20 }, (_, index) => index + 1);
    await Promise.all(all.map((id) => send({ favourites: [favourite(id, id)] })));
    expect(idsOf(await send({})).sort((a, b) => a - b)).toEqual(all);
  });

  test('an unpaired surrogate in a name, or an empty one, does not prevent a merge', async () => {
    const send = await signedIn();
    const search = {
      ...{ at: 1, id: 'toyota', search: 'toyota', q: '', sort: 'score-desc', choices: ['Toyota\u0000'] },
      ...{ savedAt: 1, lookedAt: 1, name: `Untuk Ibu \ud83d` },
    };
    const answer = await send({ favourites: [favourite(1, 1)], searches: [search] });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.searches).toMatchObject([{ name: 'Untuk Ibu ', choices: ['Toyota'] }]);
    expect(idsOf(await send({}))).toEqual([1]);
  });

  test('a search with a national id is kept nowhere, and the others are', async () => {
    const send = await signedIn();
    const search = (q: string, name = q) => ({
      ...{ at: 1, id: `toyota ${q}`, search: 'toyota', q, sort: 'score-desc', choices: ['Toyota'] },
      ...{ savedAt: 1, lookedAt: 1, name },
    });
    const searches = [search('avanza'), search('3174092112900001'), search('x', 'NIK 3174 0921 1290 0001')];
    const answer = await send({ searches });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.searches.map(({ q }: { q: string }) => q)).toEqual(['avanza']);
  });

  test('a clock that is ahead does not win for ever', async () => {
    const send = await signedIn();
    await send({ favourites: [favourite(1, Date.now() + 1e9)] });
    const [row] = await database.orm.select().from(accountCollections);
    const items = z.parse(collectionEntries.favourites, row?.items);
    expect(items[0]?.at).toBeLessThanOrEqual(Date.now());
    expect(items).toHaveLength(1);
  });

  testOnce.each([
    ['no JSON', { favourites: 'x' }],
    ['a price that is none', { favourites: [{ ...favourite(1, 1), price: 'viel' }] }],
    ['too many', { favourites: Array.from({ length: 1001 }, (_, id) => favourite(id + 1, 1)) }],
    ['a search without words', { searches: [{ id: 'x', at: 1 }] }],
  ])('%s is refused', async (_, fields) => {
    const send = await signedIn();
    expect((await send(fields)).statusCode).toBe(400);
  });

  testOnce('a guest has none', async () => {
    expect((await site.post('mergeCollections', { favourites: '[]' })).statusCode).toBe(401);
  });
});
