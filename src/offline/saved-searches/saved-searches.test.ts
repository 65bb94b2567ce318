import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DeviceDatabase, openDeviceDatabase } from '#offline/device/device-database.ts';
import { savedSearchLimit, searchNameLength } from '#offline/device/limits.ts';
import { savedSearchId } from './saved-search-id.ts';
import {
  listSavedSearches,
  markLooked,
  removeSearch,
  renameSearch,
  restoreSearch,
  saveSearch,
} from './saved-searches.ts';

let database: DeviceDatabase;

beforeEach(async () => {
  const opened = await openDeviceDatabase();
  if (!opened.ok) throw new Error(opened.failure);
  database = opened.database;
});

afterEach(() => database.delete());

const at = (seconds: number) => new Date(seconds * 1000);
const toyota = { name: 'Toyota', search: 'toyota', q: '', sort: 'score-desc', choices: ['Toyota'] } as const;
const first = async () => (await listSavedSearches(database))[0];

test('a long name is cut between characters', async () => {
  const long = `${'a'.repeat(searchNameLength - 1)}🚗`;
  await saveSearch(database, { ...toyota, choices: [], name: long }, at(1));
  expect((await first())?.name).toBe('a'.repeat(searchNameLength - 1));
  await renameSearch(database, (await first())?.id ?? '', `b${long}`);
  expect((await first())?.name).toBe(`b${'a'.repeat(searchNameLength - 1)}`);
});

test('a search is stored with its selection, words and order, the last saved first', async () => {
  await saveSearch(database, { ...toyota, choices: [...toyota.choices] }, at(1));
  await saveSearch(
    database,
    {
      name: ' Xpander murah ',
      search: 'xpander+jakarta-selatan',
      q: 'matic',
      sort: 'price-asc',
      choices: [],
    },
    at(2),
  );
  expect(await listSavedSearches(database)).toMatchObject([
    { name: 'Xpander murah', search: 'xpander+jakarta-selatan', q: 'matic', sort: 'price-asc' },
    { name: 'Toyota', savedAt: 1000, lookedAt: 1000 },
  ]);
});

test('the same search is stored once, however its words were typed, and keeps its last look', async () => {
  await saveSearch(database, { ...toyota, choices: [], q: 'Avanza  Matic' }, at(1));
  await saveSearch(database, { ...toyota, choices: [], q: ' avanza matic ', name: 'New' }, at(9));
  expect(await listSavedSearches(database)).toMatchObject([{ name: 'New', savedAt: 1000, lookedAt: 1000 }]);
  expect(savedSearchId('toyota', '')).not.toBe(savedSearchId('', 'toyota'));
});

test('beyond the limit it is refused; a stored one can still be renamed', async () => {
  for (let n = 1; n <= savedSearchLimit; n += 1)
    await saveSearch(database, { ...toyota, choices: [], search: `s-${n}` }, at(n));
  expect(await saveSearch(database, { ...toyota, choices: [] }, at(99))).toEqual({ kind: 'limit-reached' });
  const again = await saveSearch(database, { ...toyota, choices: [], search: 's-50', name: 'Last' }, at(99));
  expect(again).toEqual({ kind: 'saved' });
  expect((await first())?.name).toBe('Last');
});

test('a name is truncated to its maximum length, and an empty one changes nothing', async () => {
  await saveSearch(database, { ...toyota, choices: [] }, at(1));
  const id = savedSearchId('toyota', '');
  await renameSearch(database, id, '   ');
  expect((await first())?.name).toBe('Toyota');
  await renameSearch(database, id, ` ${'x'.repeat(200)}`);
  expect((await first())?.name).toBe('x'.repeat(searchNameLength));
});

test('the last viewing time never moves back', async () => {
  await saveSearch(database, { ...toyota, choices: [] }, at(100));
  const id = savedSearchId('toyota', '');
  await markLooked(database, id, at(50));
  expect((await first())?.lookedAt).toBe(100_000);
  await markLooked(database, id, at(150));
  expect((await first())?.lookedAt).toBe(150_000);
});

test('an undone removal restores it', async () => {
  await saveSearch(database, { ...toyota, choices: [] }, at(1));
  const search = await first();
  if (!search) throw new Error('nothing was saved');
  await removeSearch(database, search.id);
  expect(await listSavedSearches(database)).toEqual([]);
  expect(await restoreSearch(database, search)).toEqual({ kind: 'saved' });
  expect(await listSavedSearches(database)).toEqual([search]);
});

test('an unknown order of a later version is read as the default', async () => {
  await saveSearch(database, { ...toyota, choices: [] }, at(1));
  await database.table('savedSearches').update(savedSearchId('toyota', ''), { sort: 'colour-asc' });
  expect((await first())?.sort).toBe('score-desc');
});
