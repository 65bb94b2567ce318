import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openDeviceDatabase } from '#offline/device/device-database.ts';
import { addPhoto, failPhoto, removePhoto, restorePhoto } from '#offline/drafts/draft-photos.ts';
import { createDraft } from '#offline/drafts/drafts.ts';
import { nextUnprepared } from './unprepared-photos.ts';

test('the oldest unprepared photo is found; failed and removed ones are not', async () => {
  const opened = await openDeviceDatabase('unprepared');
  if (!opened.ok) throw new Error(opened.failure);
  const { database } = opened;
  expect(await nextUnprepared(database)).toBeUndefined();
  const made = await createDraft(database);
  if (!made.ok) throw new Error(made.failure);
  const ids: string[] = [];
  for (const size of [1, 2]) {
    const added = await addPhoto(database, made.draft.id, {
      bytes: new ArrayBuffer(size),
      type: 'image/jpeg',
    });
    if (!added.ok) throw new Error(added.failure);
    ids.push(added.photo.id);
    // Distinct times, whatever the clock's resolution.
    await database.draftPhotos.update(added.photo.id, { addedAt: size });
  }
  const [first = '', second = ''] = ids;
  expect(await nextUnprepared(database)).toBe(first);
  await removePhoto(database, first);
  expect(await nextUnprepared(database)).toBe(second);
  await failPhoto(database, second, 'broken');
  expect(await nextUnprepared(database)).toBeUndefined();
  await restorePhoto(database, first);
  expect(await nextUnprepared(database)).toBe(first);
});
