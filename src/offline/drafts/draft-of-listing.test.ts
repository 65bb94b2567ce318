import 'fake-indexeddb/auto';
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { openDevice, sampleForm, written } from '#tests/support/sell-drafts.ts';
import { beginChange, changeBegun } from './draft-of-listing.ts';
import { photoBytes, photosOf } from './draft-photos.ts';
import { listDrafts, patchDraft, removeDraft } from './drafts.ts';

let database: DeviceDatabase;
beforeEach(async () => {
  database = await openDevice();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await database.delete();
});

const images = ['a', 'b', 'c', 'd'].map((sha256) => ({
  sha256,
  picture: { key: sha256, preview: 'data:,', ...(sha256 === 'b' && { view: 'rear' as const }) },
}));
const own = { id: 7, revision: 3, form: sampleForm, images };

test('an edit begins with all fields and photos of the listing, and only once', async () => {
  const both = await Promise.all([beginChange(database, own), beginChange(database, own)]);
  const [draft, other] = both.map((each) => written(each).draft);
  expect(other?.id).toBe(draft?.id);
  expect(draft).toMatchObject({ form: sampleForm, listing: { id: 7, revision: 3 } });
  const photos = await photosOf(database, draft?.id ?? '');
  expect(photos).toMatchObject(images.map((image) => ({ ...image, state: 'prepared' })));
  expect(photos.map(({ guide }) => guide)).toEqual([null, 'rear', null, null]);
  // The server has their bytes.
  expect(await photoBytes(database, photos[0]?.id ?? '')).toBeUndefined();
  written(await removeDraft(database, draft?.id ?? ''));
  expect(written(await beginChange(database, own)).draft.id).not.toBe(draft?.id);
});

test('an edit that changes nothing is no ad to continue, and follows the listing', async () => {
  const untouched = written(await beginChange(database, own)).draft;
  written(await patchDraft(database, untouched.id, { lastStep: 'review' }));
  expect(await listDrafts(database)).toEqual([]);
  const later = written(await beginChange(database, { ...own, revision: 4, images: images.slice(1) })).draft;
  expect(later).toMatchObject({ listing: { id: 7, revision: 4 } });
  expect(await database.draftPhotos.count()).toBe(3);
  written(await patchDraft(database, later.id, { form: { price: '149000000' } }));
  expect(await listDrafts(database)).toMatchObject([{ id: later.id }]);
  // What was typed is kept, and meets the server's revision when it is sent.
  expect(written(await beginChange(database, { ...own, revision: 5 })).draft.id).toBe(later.id);
});

test('without room for all photos no edit is started, since missing ones would be removed from the listing', async () => {
  vi.stubGlobal('caches', { delete: async () => true });
  const real = IDBObjectStore.prototype.add;
  let left = 2;
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...row) {
    if (left-- <= 0) throw new DOMException('no room', 'QuotaExceededError');
    return real.apply(this, row);
  });
  expect(await beginChange(database, own)).toEqual({ ok: false, failure: 'full' });
  vi.restoreAllMocks();
  expect(await changeBegun(database, 7)).toBeUndefined();
  expect(await database.draftPhotos.count()).toBe(0);
});
