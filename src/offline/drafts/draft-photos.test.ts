import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listingLimits } from '#contract/sell/listing-limits.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { addPrepared, openDevice, photoOf, sampleForm, written } from '#tests/support/sell-drafts.ts';
import {
  addKeptPhoto,
  addPhoto,
  failPhoto,
  guidePhoto,
  photoBytes,
  photosOf,
  removePhoto,
  reorderPhotos,
  restorePhoto,
} from './draft-photos.ts';
import { createDraft, readDraft } from './drafts.ts';
import { purgeUnclaimedBytes } from './purge-removed.ts';

let database: DeviceDatabase;
let draftId: string;

beforeEach(async () => {
  database = await openDevice();
  draftId = written(await createDraft(database, sampleForm)).draft.id;
});

afterEach(() => database.delete());

const add = async (number: number) =>
  written(await addPhoto(database, draftId, { bytes: photoOf(number), type: 'image/heic' })).photo.id;
const order = async () => (await photosOf(database, draftId)).map(({ id }) => id);

test('a photo is stored as it was taken; once it is prepared, the original is deleted', async () => {
  const id = await add(1);
  expect(await photosOf(database, draftId)).toMatchObject([
    { id, state: 'taken', sha256: null, guide: null },
  ]);
  expect(await photoBytes(database, id)).toEqual({
    photoId: id,
    original: { bytes: photoOf(1), type: 'image/heic' },
    prepared: null,
  });
  const prepared = await addPrepared(database, draftId, 2);
  expect(await photoBytes(database, prepared.id)).toMatchObject({
    original: null,
    prepared: { type: 'image/jpeg' },
  });
  written(await failPhoto(database, id, 'broken'));
  written(await guidePhoto(database, id, 'front'));
  expect((await photosOf(database, draftId))[0]).toMatchObject({
    state: 'failed',
    failure: 'broken',
    guide: 'front',
  });
  expect((await photoBytes(database, id))?.original).not.toBeNull();
});

test('photos are reordered, and those added meanwhile go to the end', async () => {
  const [a, b, c] = [await add(1), await add(2), await add(3)];
  written(await reorderPhotos(database, draftId, [b, a, b, 'unknown']));
  expect(await order()).toEqual([b, a, c]);
});

test('a removed photo can be restored to its place', async () => {
  const [a, b, c] = [await add(1), await add(2), await add(3)];
  written(await removePhoto(database, b));
  written(await removePhoto(database, b));
  expect(await order()).toEqual([a, c]);
  expect((await readDraft(database, draftId))?.photoIds).toEqual([a, c]);
  written(await restorePhoto(database, b));
  written(await restorePhoto(database, b));
  expect(await order()).toEqual([a, b, c]);
  expect(await removePhoto(database, 'unknown')).toEqual({ ok: false, failure: 'missing' });
});

test('the number of photos is limited', async () => {
  const ids = [];
  for (let number = 0; number < listingLimits.photos; number++) ids.push(await add(number));
  const limit = { ok: false, failure: 'limit' };
  expect(await addPhoto(database, draftId, { bytes: photoOf(99), type: 'image/jpeg' })).toEqual(limit);
  const first = ids[0] ?? '';
  written(await removePhoto(database, first));
  await add(100);
  expect(await restorePhoto(database, first)).toEqual(limit);
});

test('photos added by two tabs at once are all there', async () => {
  const other = await openDevice();
  await Promise.all(
    [database, other, database, other].map((tab, number) =>
      addPhoto(tab, draftId, { bytes: photoOf(number), type: 'image/jpeg' }),
    ),
  );
  expect(await order()).toHaveLength(4);
  other.close();
});

test('bytes stored by a worker become a photo once; unclaimed bytes are deleted', async () => {
  const keep = (photoId: string) =>
    database.photoBytes.add({
      ...{ photoId, original: { bytes: photoOf(1), type: 'image/jpeg' }, prepared: null },
    });
  await keep('a');
  written(await addKeptPhoto(database, draftId, { photoId: 'a', guide: 'rear' }));
  expect(await photosOf(database, draftId)).toMatchObject([{ id: 'a', state: 'taken', guide: 'rear' }]);
  const missing = { ok: false, failure: 'missing' };
  expect(await addKeptPhoto(database, draftId, { photoId: 'b', guide: null })).toEqual(missing);
  await keep('b');
  expect(await addKeptPhoto(database, 'gone', { photoId: 'b', guide: null })).toEqual(missing);
  await keep('c');
  await purgeUnclaimedBytes(database);
  expect(await database.photoBytes.toCollection().primaryKeys()).toEqual(['a']);
});
