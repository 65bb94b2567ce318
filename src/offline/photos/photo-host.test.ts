import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { DeviceDatabase } from '#offline/device/device-database.ts';
import { PhotoHost } from './photo-host.ts';
import { storedPhotoBytes } from './stored-bytes.ts';

const request = (id: number) => ({ id, type: 'prepare', photoId: String(id), areas: [] });
const jpeg = (bytes: BlobPart) => new Blob([bytes], { type: 'image/jpeg' });
/** The header of a JPEG of 2 × 2. */
const header = new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 2, 0, 2, 1, 1, 17, 0]);

let database: DeviceDatabase;
async function newDatabase(): Promise<DeviceDatabase> {
  database = new DeviceDatabase();
  await database.open();
  return database;
}
afterEach(() => database?.delete());

test('prepares one photo at a time, in order, and a failure does not stop the next', async () => {
  const events: string[] = [];
  const host = new PhotoHost({
    async prepare(bytes) {
      events.push(`begin ${bytes.length}`);
      await Promise.resolve();
      if (bytes.length === 2) throw new Error('no memory');
      events.push(`end ${bytes.length}`);
      return { ok: false, failure: 'broken' };
    },
    stored: {
      ...storedPhotoBytes,
      read: async (photoId) => ({
        photoId,
        original: { bytes: new ArrayBuffer(Number(photoId)), type: 'image/jpeg' },
        prepared: null,
      }),
    },
  });
  const replies = await Promise.all([1, 2, 3].map((id) => host.receive(request(id))));
  expect(events).toEqual(['begin 1', 'end 1', 'begin 2', 'begin 3', 'end 3']);
  expect(replies).toEqual([
    { id: 1, type: 'refused', failure: 'broken' },
    { id: 2, type: 'failed', reason: 'no memory' },
    { id: 3, type: 'refused', failure: 'broken' },
  ]);
});

test('a file is stored unchanged in the page’s database, unless it is no photo', async () => {
  const { photoBytes } = await newDatabase();
  const host = new PhotoHost();
  const keep = (id: number, file: Blob) => host.receive({ id, type: 'keep', photoId: `p${id}`, file });
  expect(await keep(1, jpeg(header))).toEqual({ id: 1, type: 'kept' });
  expect(await photoBytes.get('p1')).toEqual({
    photoId: 'p1',
    original: { bytes: header.buffer, type: 'image/jpeg' },
    prepared: null,
  });
  expect(await keep(2, jpeg('abc'))).toEqual({ id: 2, type: 'refused', failure: 'not-a-photo' });
  expect(await photoBytes.count()).toBe(1);
});

test('without the page’s database none is created', async () => {
  const host = new PhotoHost();
  const file = jpeg(header);
  expect(await host.receive({ id: 1, type: 'keep', photoId: 'p', file })).toMatchObject({ type: 'failed' });
  expect(await indexedDB.databases()).toEqual([]);
});

test.each([
  ['nothing', undefined],
  ['another type', { ...request(1), type: 'open' }],
  ['an area outside', { ...request(1), areas: [{ x: -1, y: 0, width: 1, height: 1 }] }],
  ['a file that is none', { id: 1, type: 'keep', photoId: 'p', file: 'abc' }],
])('%s is no request', async (_, message) => {
  expect(await new PhotoHost().receive(message)).toBeUndefined();
});

test('reports missing bytes, and a browser without OffscreenCanvas', async () => {
  const { photoBytes } = await newDatabase();
  expect(await new PhotoHost().receive(request(1))).toEqual({ id: 1, type: 'missing' });
  await photoBytes.add({
    photoId: '1',
    original: null,
    prepared: { bytes: header.buffer, type: 'image/jpeg' },
  });
  expect(await new PhotoHost().receive(request(1))).toEqual({
    id: 1,
    type: 'refused',
    failure: 'unsupported',
  });
});
