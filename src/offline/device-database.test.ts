import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
    'favourites',
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

test('what a newer version of the app left is still read', async () => {
  const newer = new Dexie('lajur');
  newer.version(7).stores({ favourites: 'id, savedAt', viewed: 'id, viewedAt', later: 'id' });
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
