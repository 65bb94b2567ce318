import 'fake-indexeddb/auto';
import { expose, wrap } from 'comlink';
import { afterEach, expect, test } from 'vitest';
import { DeviceDatabase } from '#offline/device/device-database.ts';
import { PhotoHost } from './photo-host.ts';
import { storedPhotoBytes } from './stored-bytes.ts';

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
  const replies = await Promise.allSettled(['1', '2', '3'].map((id) => host.prepare(id, [])));
  expect(events).toEqual(['begin 1', 'end 1', 'begin 2', 'begin 3', 'end 3']);
  expect(replies).toEqual([
    { status: 'fulfilled', value: { type: 'refused', failure: 'broken' } },
    { status: 'rejected', reason: new Error('no memory') },
    { status: 'fulfilled', value: { type: 'refused', failure: 'broken' } },
  ]);
});

test('a file is stored unchanged in the page’s database, unless it is no photo', async () => {
  const { photoBytes } = await newDatabase();
  const host = new PhotoHost();
  expect(await host.keep('p1', jpeg(header))).toEqual({ type: 'kept' });
  expect(await photoBytes.get('p1')).toEqual({
    photoId: 'p1',
    original: { bytes: header.buffer, type: 'image/jpeg' },
    prepared: null,
  });
  expect(await host.keep('p2', jpeg('abc'))).toEqual({ type: 'refused', failure: 'not-a-photo' });
  expect(await photoBytes.count()).toBe(1);
});

test('without the page’s database none is created', async () => {
  await expect(new PhotoHost().keep('p', jpeg(header))).rejects.toThrow();
  expect(await indexedDB.databases()).toEqual([]);
});

test('bytes are transferred over a message port, and failures are passed on', async () => {
  const bytes = new ArrayBuffer(8);
  const photo = { bytes, type: 'image/jpeg', sha256: '', width: 2, height: 2, hints: [], preview: '' };
  const stored = {
    photoId: '1',
    original: { bytes: new ArrayBuffer(4), type: 'image/jpeg' },
    prepared: null,
  };
  const host = new PhotoHost({
    async prepare(_, areas) {
      if (areas.length > 0) throw new Error('no memory');
      return { ok: true, photo };
    },
    stored: { ...storedPhotoBytes, read: async () => stored },
  });
  const { port1, port2 } = new MessageChannel();
  expose(host, port1);
  const remote = wrap<PhotoHost>(port2);
  const reply = await remote.prepare('1', []);
  expect(reply).toMatchObject({ type: 'prepared', photo: { bytes: { byteLength: 8 } } });
  expect(bytes.byteLength).toBe(0);
  await expect(remote.prepare('1', [{ x: 0, y: 0, width: 1, height: 1 }])).rejects.toThrow('no memory');
  port1.close();
});

test('reports missing bytes, and a browser without OffscreenCanvas', async () => {
  const { photoBytes } = await newDatabase();
  expect(await new PhotoHost().prepare('1', [])).toEqual({ type: 'missing' });
  await photoBytes.add({
    photoId: '1',
    original: null,
    prepared: { bytes: header.buffer, type: 'image/jpeg' },
  });
  expect(await new PhotoHost().prepare('1', [])).toEqual({ type: 'refused', failure: 'unsupported' });
});
