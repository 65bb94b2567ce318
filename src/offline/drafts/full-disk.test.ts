import 'fake-indexeddb/auto';
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { keepCity, readKeptCity } from '#offline/snapshot/snapshot-store.ts';
import { openDevice, photoOf, readyDraft, sampleForm, written } from '#tests/support/sell-drafts.ts';
import { listOutbox, queueDraft } from '../outbox/outbox.ts';
import { addPhoto, photosOf, savePrepared } from './draft-photos.ts';
import { createDraft, listDrafts, patchDraft, readDraft } from './drafts.ts';

let database: DeviceDatabase;
let given: string[];

beforeEach(async () => {
  database = await openDevice();
  given = [];
  vi.stubGlobal('caches', { delete: async (name: string) => given.push(name) > 0 });
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await database.delete();
});

/** Every write fails; with `untilRoom` only until something has been deleted. */
function fillDisk({ untilRoom }: { readonly untilRoom: boolean }): void {
  const full = () => new DOMException('no room', 'QuotaExceededError');
  for (const method of ['put', 'add'] as const) {
    const real = IDBObjectStore.prototype[method];
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, ...row) {
      if (!untilRoom || given.length === 0) throw full();
      return real.apply(this, row);
    });
  }
}

const city = {
  ...{ citySlug: 'bandung', cityName: 'Bandung', radius: 0, version: '1', asOf: 1, cars: 9 },
  ...{ fetchedBytes: 9, syncedAt: 1 },
};

test('snapshot and pictures are deleted before a draft is lost', async () => {
  await keepCity(database, city, new Uint8Array(9));
  const { draft } = written(await createDraft(database, sampleForm));
  fillDisk({ untilRoom: true });
  expect((await patchDraft(database, draft.id, { form: { price: '1' } })).ok).toBe(true);
  expect(given).toEqual(expect.arrayContaining(['media', 'pictures']));
  expect(await readKeptCity(database)).toBeUndefined();
  expect((await readDraft(database, draft.id))?.form.price).toBe('1');
});

test('a disk that stays full is reported, and stored data stays', async () => {
  const { id } = await readyDraft(database, 2);
  fillDisk({ untilRoom: false });
  const failure = { ok: false, failure: 'full' };
  const bytes = photoOf(3);
  expect(await patchDraft(database, id, { form: { price: '1' } })).toEqual(failure);
  expect(await createDraft(database)).toEqual(failure);
  expect(await addPhoto(database, id, { bytes, type: 'image/jpeg' })).toEqual(failure);
  const [first] = await photosOf(database, id);
  const prepared = { bytes, type: 'image/jpeg', sha256: 'x', width: 1, height: 1, hints: [], preview: '' };
  expect(await savePrepared(database, first?.id ?? '', prepared)).toEqual(failure);
  expect(await queueDraft(database, id, 'guest', 'id')).toEqual(failure);

  vi.restoreAllMocks();
  expect(await listDrafts(database)).toMatchObject([
    { id, form: sampleForm, photoCount: 2, isQueued: false },
  ]);
  expect((await photosOf(database, id)).map(({ sha256 }) => sha256)).not.toContain('x');
  expect(await database.photoBytes.count()).toBe(2);
  expect(await listOutbox(database)).toEqual([]);
});
