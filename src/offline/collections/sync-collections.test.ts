import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Collections, collectionLimits, mergeEntries } from '#contract/collections/collections.ts';
import { listAwaited, noteAwaitedTold, toggleAwaited } from '#offline/awaited/awaited-models.ts';
import { type DeviceDatabase, openDeviceDatabase } from '#offline/device/device-database.ts';
import {
  listFavourites,
  removeFavourite,
  restoreFavourite,
  toggleFavourite,
} from '#offline/favourites/favourites.ts';
import {
  listSavedSearches,
  removeSearch,
  renameSearch,
  saveSearch,
} from '#offline/saved-searches/saved-searches.ts';
import { forgetViewed, listViewed, rememberViewed } from '#offline/viewed/viewed-cars.ts';
import { listingCard } from '#tests/support/listing-cards.ts';
import { forgetCollectionsOf } from './apply-collections.ts';
import { syncCollections } from './sync-collections.ts';

/** An in-memory server. */
class Account {
  kept: Collections = { favourites: [], viewed: [], searches: [], awaited: [] };
  readonly gone = new Set<number>();
  asked = 0;

  merge = async (brought: Collections, isFirst: boolean): Promise<Collections> => {
    this.asked += 1;
    const of = (most: number) => ({ most, isFirst });
    this.kept = {
      favourites: mergeEntries(this.kept.favourites, brought.favourites, of(collectionLimits.favourites)),
      viewed: mergeEntries(this.kept.viewed, brought.viewed, of(collectionLimits.viewed)),
      searches: mergeEntries(this.kept.searches, brought.searches, of(collectionLimits.searches)),
      awaited: mergeEntries(this.kept.awaited, brought.awaited, of(collectionLimits.awaited)),
    };
    const alive = <Item extends { isGone?: true | undefined }>(items: Item[]) =>
      items.filter(({ isGone }) => !isGone);
    return {
      favourites: alive(this.kept.favourites),
      viewed: alive(this.kept.viewed),
      searches: alive(this.kept.searches),
      awaited: alive(this.kept.awaited),
    };
  };
  cars = async (ids: readonly number[]) =>
    ids.filter((id) => !this.gone.has(id)).map((id) => listingCard(id));
}

let account: Account;
let now = 0;
const devices: DeviceDatabase[] = [];

beforeEach(async () => {
  account = new Account();
  now = 1000;
  for (const name of ['one', 'other']) {
    const opened = await openDeviceDatabase(name);
    if (!opened.ok) throw new Error(opened.failure);
    devices.push(opened.database);
  }
});
afterEach(async () => {
  for (const device of devices.splice(0)) await device.delete();
});

const device = (index: 0 | 1): DeviceDatabase => {
  const found = devices[index];
  if (!found) throw new Error('no such device');
  return found;
};
const sync = (database: DeviceDatabase, isAsked = true) => {
  now += 1000;
  return syncCollections({ database, account: 'a', now, merge: account.merge, cars: account.cars }, isAsked);
};
const idsOf = async (database: DeviceDatabase) => (await listFavourites(database)).map(({ id }) => id).sort();
const like = (database: DeviceDatabase, id: number, at = now) =>
  toggleFavourite(database, listingCard(id), new Date(at));
const search = { name: 'Toyota', search: 'toyota', q: '', sort: 'score-desc', choices: ['Toyota'] } as const;

test('at sign-in neither device nor account loses anything, and the saved price stays', async () => {
  await like(device(0), 1);
  await like(device(0), 2);
  await sync(device(0));
  await like(device(1), 2);
  await like(device(1), 3);
  await rememberViewed(device(1), listingCard(9), new Date(now));
  await saveSearch(device(1), { ...search, choices: ['Toyota'] }, new Date(now));
  await sync(device(1));
  await sync(device(0));
  for (const database of devices) {
    expect(await idsOf(database)).toEqual([1, 2, 3]);
    expect((await listViewed(database)).map(({ id }) => id)).toEqual([9]);
    expect((await listSavedSearches(database)).map(({ name }) => name)).toEqual(['Toyota']);
  }
  expect((await listFavourites(device(0)))[0]).toMatchObject({ priceWhenSaved: 185_000_000 });
});

test('an entry removed on one device is removed on the other, and returns with an undo', async () => {
  await like(device(0), 1);
  await like(device(0), 2);
  await sync(device(0));
  await sync(device(1));
  const [row] = await listFavourites(device(1));
  if (!row) throw new Error('nothing came');
  await removeFavourite(device(1), row.id);
  await forgetViewed(device(1));
  await sync(device(1));
  await sync(device(0));
  expect(await idsOf(device(0))).not.toContain(row.id);
  await restoreFavourite(device(1), row);
  await sync(device(1));
  await sync(device(0));
  expect(await idsOf(device(0))).toContain(row.id);
});

test('a search has its latest name, whichever device set it', async () => {
  await saveSearch(device(0), { ...search, choices: ['Toyota'] }, new Date(now));
  await sync(device(0));
  await sync(device(1));
  const [saved] = await listSavedSearches(device(1));
  await renameSearch(device(1), saved?.id ?? '', 'Untuk Ibu');
  await sync(device(1));
  await sync(device(0));
  expect((await listSavedSearches(device(0)))[0]?.name).toBe('Untuk Ibu');
});

test('an entry removed during the request stays removed', async () => {
  await like(device(0), 1);
  const { merge } = account;
  account.merge = async (...given) => {
    const answer = await merge(...given);
    await removeFavourite(device(0), 1);
    return answer;
  };
  await sync(device(0));
  expect(await idsOf(device(0))).toEqual([]);
  account.merge = merge;
  await sync(device(0));
  expect(account.kept.favourites).toMatchObject([{ id: 1, isGone: true }]);
});

test('a change made during the request is not overwritten, and is sent next time', async () => {
  await saveSearch(device(0), { ...search, choices: ['Toyota'] }, new Date(now));
  await like(device(0), 1);
  await sync(device(0));
  await sync(device(1));
  const [saved] = await listSavedSearches(device(0));
  const id = saved?.id ?? '';
  await renameSearch(device(1), id, 'Dari yang lain');
  await sync(device(1));
  const { merge } = account;
  account.merge = async (...given) => {
    const answer = await merge(...given);
    await renameSearch(device(0), id, 'Untuk Ibu');
    return answer;
  };
  await sync(device(0));
  expect((await listSavedSearches(device(0)))[0]?.name).toBe('Untuk Ibu');
  account.merge = merge;
  await sync(device(0), false);
  await sync(device(1));
  for (const database of devices)
    expect((await listSavedSearches(database)).map(({ name }) => name)).toEqual(['Untuk Ibu']);
});

test('an entry changed here while another device removed it stays', async () => {
  await saveSearch(device(0), { ...search, choices: ['Toyota'] }, new Date(now));
  await sync(device(0));
  await sync(device(1));
  const [saved] = await listSavedSearches(device(0));
  const id = saved?.id ?? '';
  await removeSearch(device(1), id);
  await sync(device(1));
  const { merge } = account;
  account.merge = async (...given) => {
    const answer = await merge(...given);
    await renameSearch(device(0), id, 'Untuk Ibu');
    return answer;
  };
  await sync(device(0));
  account.merge = merge;
  await sync(device(0), false);
  await sync(device(1));
  for (const database of devices)
    expect((await listSavedSearches(database)).map(({ name }) => name)).toEqual(['Untuk Ibu']);
});

test('a car that is no longer public stays with the account, and does not count as removed here', async () => {
  await like(device(0), 1);
  await sync(device(0));
  account.gone.add(1);
  await sync(device(1));
  await sync(device(1));
  expect(await idsOf(device(1))).toEqual([]);
  expect(account.kept.favourites).toMatchObject([{ id: 1 }]);
  expect(account.kept.favourites[0]?.isGone).toBeUndefined();
});

test('without a change the server is not called', async () => {
  expect(await sync(device(0), false)).toBe(true);
  expect(await sync(device(0), false)).toBe(false);
  await like(device(0), 1);
  expect(await sync(device(0), false)).toBe(true);
  expect(await sync(device(0), false)).toBe(false);
  expect(account.asked).toBe(2);
});

test('signing out keeps what this device had, and removes what came from the account', async () => {
  await like(device(0), 1);
  await sync(device(0));
  await like(device(1), 2);
  await sync(device(1));
  expect(await idsOf(device(1))).toEqual([1, 2]);
  await forgetCollectionsOf(device(1), 'a');
  expect(await idsOf(device(1))).toEqual([2]);
  // Signing in again restores everything.
  await sync(device(1));
  expect(await idsOf(device(1))).toEqual([1, 2]);
  expect(account.kept.favourites.some(({ isGone }) => isGone)).toBe(false);
});

const pelangi = { id: 'mobil/contoh/pelangi', name: 'Contoh Pelangi' };
const awaitedOn = async (database: DeviceDatabase) => (await listAwaited(database)).map(({ id }) => id);

test('an awaited model is on all devices until one of them is notified', async () => {
  expect(await toggleAwaited(device(0), pelangi, new Date(now))).toEqual({ kind: 'added' });
  await sync(device(0));
  await sync(device(1));
  expect(await awaitedOn(device(1))).toEqual([pelangi.id]);
  await noteAwaitedTold(device(1), [pelangi.id]);
  await sync(device(1));
  await sync(device(0));
  expect(await awaitedOn(device(0))).toEqual([]);
  // What came from the account leaves with it.
  await toggleAwaited(device(0), pelangi, new Date(now));
  await sync(device(0));
  await sync(device(1));
  await forgetCollectionsOf(device(1), 'a');
  expect([await awaitedOn(device(0)), await awaitedOn(device(1))]).toEqual([[pelangi.id], []]);
});
