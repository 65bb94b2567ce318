import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFavourites } from '#offline/favourites/favourites.ts';
import { listViewed } from '#offline/viewed/viewed-cars.ts';
import { DeviceDatabase, failureOf, openDeviceDatabase } from './device-database.ts';

beforeEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  Dexie.dependencies.IDBKeyRange = IDBKeyRange;
});

afterEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory();
});

function refusing(name: string): IDBFactory {
  const factory = new IDBFactory();
  factory.open = () => {
    throw new DOMException('refused', name);
  };
  return factory;
}

test('it opens with its tables', async () => {
  const opened = await openDeviceDatabase();
  expect(opened.ok && opened.database.tables.map(({ name }) => name).sort()).toEqual([
    'accountAnswers',
    'articleDrafts',
    'articlePictures',
    'awaited',
    'catalogueBytes',
    'catalogues',
    'compared',
    'contacts',
    'conversationMessages',
    'conversations',
    'deviceKeys',
    'draftPhotos',
    'drafts',
    'events',
    'favourites',
    'markets',
    'outbox',
    'photoBytes',
    'references',
    'savedSearches',
    'viewed',
  ]);
});

test.each([
  ['InvalidStateError', 'unsupported'],
  ['SecurityError', 'unsupported'],
  ['QuotaExceededError', 'full'],
  ['DataError', 'unavailable'],
])('a browser that says %s means %s', async (name, failure) => {
  Dexie.dependencies.indexedDB = refusing(name);
  expect(await openDeviceDatabase()).toEqual({ ok: false, failure });
});

test('rows of the first version all stay, unreadable ones included', async () => {
  const card = {
    ...{ id: 1, label: 'Toyota Avanza 1.3 G', slug: 'toyota-avanza-1', price: 185_000_000, makeYear: 2019 },
    ...{ kilometerDriven: 41_287, place: 'Jakarta Selatan', coverImage: null },
  };
  const first = new Dexie('lajur');
  first.version(1).stores({ favourites: 'id, savedAt', viewed: 'id, viewedAt' });
  await first.open();
  await first.table('favourites').bulkAdd([
    { id: 1, savedAt: 5, card, priceWhenSaved: 190_000_000 },
    { id: 2, savedAt: 6, card: { words: 'of nobody knows whom' } },
  ]);
  await first.table('viewed').add({ id: 1, viewedAt: 7, card });
  first.close();

  const opened = await openDeviceDatabase();
  if (!opened.ok) throw new Error(opened.failure);
  expect(await listFavourites(opened.database)).toEqual([
    { id: 1, savedAt: 5, card, priceWhenSaved: 190_000_000 },
  ]);
  expect(await listViewed(opened.database)).toEqual([{ id: 1, viewedAt: 7, card }]);
  expect(await opened.database.favourites.count()).toBe(2);
  expect(await opened.database.compared.count()).toBe(0);
});

test('rows of a newer version are still read', async () => {
  const newer = new Dexie('lajur');
  newer.version(9).stores({ favourites: 'id, savedAt', viewed: 'id, viewedAt', later: 'id' });
  await newer.open();
  await newer.table('favourites').add({ id: 1, savedAt: 1 });
  newer.close();
  const opened = await openDeviceDatabase();
  expect(opened.ok && (await opened.database.favourites.count())).toBe(1);
});

test('a failure inside another is found', () => {
  const outer = Object.assign(new Error('outer'), {
    name: 'AbortError',
    inner: new DOMException('', 'QuotaExceededError'),
  });
  expect(failureOf(outer)).toBe('full');
  expect(failureOf(undefined)).toBe('unavailable');
});

test('a database of another name is another database', async () => {
  expect(new DeviceDatabase('other').name).toBe('other');
});
