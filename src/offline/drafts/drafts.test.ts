import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceToken } from '#offline/account/device-keys.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addPrepared, openDevice, readyDraft, sampleForm, written } from '#tests/support/sell-drafts.ts';
import { queueDraft } from '../outbox/outbox.ts';
import { photoBytes, photosOf } from './draft-photos.ts';
import {
  createDraft,
  duplicateDraft,
  listDrafts,
  patchDraft,
  readDraft,
  removeDraft,
  restoreDraft,
} from './drafts.ts';
import { purgeRemoved } from './purge-removed.ts';

let database: DeviceDatabase;

beforeEach(async () => {
  database = await openDevice();
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await database.delete();
});

const created = async (form = sampleForm) => written(await createDraft(database, form)).draft;

test('a draft is stored as it is typed, and an emptied field is removed', async () => {
  const { id } = await created({ brandName: 'Toyota', price: '' });
  expect((await readDraft(database, id))?.form).toEqual({ brandName: 'Toyota' });
  const first = written(await patchDraft(database, id, { form: { price: '150.000.000', brandName: '' } }));
  expect(first.draft.form).toEqual({ price: '150.000.000' });
  expect(first.draft.revision).toBe(1);
  await patchDraft(database, id, { lastStep: 'price' });
  expect(await readDraft(database, id)).toMatchObject({ lastStep: 'price', revision: 1 });
  expect(await patchDraft(database, 'unknown', {})).toEqual({ ok: false, failure: 'missing' });
});

test('two tabs on one draft never overwrite each other silently', async () => {
  const { id, form } = await created({ name: 'Sari', price: '1' });
  const other = await openDevice();
  // Both start with the same state, each changes a different field, and then both change the price.
  await patchDraft(other, id, { form: { name: 'Budi', price: '2' }, base: form });
  const mine = written(
    await patchDraft(database, id, { form: { price: '3', description: 'Terawat' }, base: form }),
  );
  expect(mine.conflicts).toEqual([{ field: 'price', theirs: '2' }]);
  expect((await readDraft(other, id))?.form).toEqual({ name: 'Budi', price: '2', description: 'Terawat' });
  // A tab that has seen the other's value may change it.
  const again = written(await patchDraft(database, id, { form: { price: '3' }, base: { price: '2' } }));
  expect(again.conflicts).toEqual([]);
  expect(again.draft.form.price).toBe('3');
  // The same value twice is not a conflict.
  expect(
    written(await patchDraft(other, id, { form: { price: '3' }, base: { price: '2' } })).conflicts,
  ).toEqual([]);
  other.close();
});

test('simultaneous changes of two tabs are all there', async () => {
  const { id } = await created({});
  const other = await openDevice();
  const fields = ['name', 'price', 'description', 'email', 'regNo', 'color'] as const;
  await Promise.all(
    fields.map((field, index) =>
      patchDraft(index % 2 ? other : database, id, { form: { [field]: field }, base: {} }),
    ),
  );
  expect(await readDraft(database, id)).toMatchObject({
    form: Object.fromEntries(fields.map((field) => [field, field])),
    revision: fields.length,
  });
  other.close();
});

test('the server’s problem of a field is cleared when the field changes', async () => {
  const { id } = await created();
  const refusal = { message: 'Periksa.', errors: { price: ['Terlalu rendah.'], name: ['Kosong.'] } };
  await database.drafts.update(id, { refusal });
  const first = written(await patchDraft(database, id, { form: { price: '9' } }));
  expect(first.draft.refusal).toEqual({ message: 'Periksa.', errors: { name: ['Kosong.'] } });
  expect(written(await patchDraft(database, id, { form: { name: 'S' } })).draft.refusal).toBeNull();
});

test('several drafts exist side by side, the last edited first', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1000);
  const one = await created({ name: 'a' });
  clock.mockReturnValue(2000);
  const other = await created({ name: 'b' });
  expect((await listDrafts(database)).map(({ id }) => id)).toEqual([other.id, one.id]);
  clock.mockReturnValue(3000);
  await addPrepared(database, one.id, 1);
  expect((await listDrafts(database)).map(({ id, photoCount }) => [id, photoCount])).toEqual([
    [one.id, 1],
    [other.id, 0],
  ]);
});

test('a copy has its own form and photos, and is not queued', async () => {
  const { id } = await readyDraft(database, 2);
  await queueDraft(database, id, 'guest', 'id');
  const { draft } = written(await duplicateDraft(database, id));
  expect(draft).toMatchObject({ form: sampleForm, isQueued: false, listing: null });
  const [mine, theirs] = [await photosOf(database, draft.id), await photosOf(database, id)];
  expect(mine.map(({ sha256 }) => sha256)).toEqual(theirs.map(({ sha256 }) => sha256));
  expect(mine.map((photo) => photo.id)).not.toEqual(theirs.map((photo) => photo.id));
  expect((await photoBytes(database, mine[0]?.id ?? ''))?.prepared?.bytes.byteLength).toBe(40);
});

test('a deleted draft can be restored until it is purged', async () => {
  const { id } = await readyDraft(database, 2);
  await queueDraft(database, id, 'guest', 'id');
  written(await removeDraft(database, id));
  expect(await listDrafts(database)).toEqual([]);
  expect(await database.outbox.count()).toBe(0);
  await purgeRemoved(database, Date.now());
  written(await restoreDraft(database, id));
  expect(await listDrafts(database)).toMatchObject([{ id, isQueued: false, photoCount: 2 }]);

  written(await removeDraft(database, id));
  await purgeRemoved(database, Date.now() + 61_000);
  expect(await readDraft(database, id)).toBeUndefined();
  expect(await database.draftPhotos.count()).toBe(0);
  expect(await database.photoBytes.count()).toBe(0);
});

test('drafts of other versions of the app are read without losing anything', async () => {
  const older = {
    ...{ id: 'older', form: { name: 'Sari', price: 185, wheels: 'four' }, lastStep: 'wheels' },
    ...{ photos: 'in another way', editedAt: 7 },
  };
  await database.table('drafts').add(older);
  await database.table('drafts').add({ id: 'oldest' });
  expect(await readDraft(database, 'older')).toEqual({
    ...{ id: 'older', form: { name: 'Sari' }, photoIds: [], lastStep: 'city', createdAt: 0, editedAt: 7 },
    ...{ revision: 0, isQueued: false, listing: null, refusal: null, sentAs: null, removedAt: null },
    ...{ purpose: 'sell', trade: null, claim: null },
  });
  expect((await listDrafts(database)).map(({ id }) => id)).toEqual(['older', 'oldest']);
  written(await patchDraft(database, 'older', { form: { color: 'hitam' } }));
  // Fields of a newer version are preserved.
  expect(await database.table('drafts').get('older')).toMatchObject({
    photos: 'in another way',
    form: { name: 'Sari', color: 'hitam' },
  });
});

test('a device of the previous version gets the new tables and loses nothing', async () => {
  await database.delete();
  const before = new Dexie('lajur');
  before.version(3).stores({ favourites: 'id, savedAt', catalogues: 'citySlug' });
  await before.open();
  await before.table('favourites').add({ id: 1, savedAt: 1 });
  before.close();
  database = await openDevice();
  expect(await database.favourites.count()).toBe(1);
  expect((await created()).form).toEqual(sampleForm);
});

test('the device has one token, also when two tabs ask at once', async () => {
  const other = await openDevice();
  const tokens = await Promise.all([deviceToken(database), deviceToken(other), deviceToken(database)]);
  expect(new Set(tokens).size).toBe(1);
  expect(tokens[0]).toMatch(/^[A-Za-z0-9_-]{43}$/);
  other.close();
});

test('the browser is asked for persistent storage with the first draft', async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist } });
  await created();
  await eventually(() => expect(persist).toHaveBeenCalled());
});
