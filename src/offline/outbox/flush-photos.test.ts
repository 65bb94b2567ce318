import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OutboxDevice, openOutboxDevice } from '#tests/support/outbox-device.ts';
import { refusal, sha256Of } from '#tests/support/outbox-server.ts';
import { addPrepared, photoOf, readyDraft, written } from '#tests/support/sell-drafts.ts';
import { addPhoto, guidePhoto, photosOf, reorderPhotos, savePrepared } from '../drafts/draft-photos.ts';
import { readDraft } from '../drafts/drafts.ts';
import { queueDraft } from './outbox.ts';
import { readyRowIds } from './ready-rows.ts';

let device: OutboxDevice;

beforeEach(async () => {
  device = await openOutboxDevice();
});

afterEach(() => device.database.delete());

test('a photo that the server has lost is sent again', async () => {
  const { server, flush, queued } = device;
  await queued(2);
  let isLost = false;
  server.fault = ({ name }) => {
    if (name === 'create' && !isLost) {
      isLost = true;
      server.photos.clear();
    }
    return undefined;
  };
  expect(await flush()).toMatchObject({ sent: 1 });
  expect(server.called('photo')).toHaveLength(4);
  expect(server.listings).toHaveLength(1);
});

test('a photo’s subject is sent with it, in any order', async () => {
  const { database, server, flush, queued } = device;
  const { id } = await queued(2);
  const [first, second] = await photosOf(database, id);
  written(await guidePhoto(database, second?.id ?? '', 'odometer'));
  // None of the list: buyers are told nothing of it.
  written(await guidePhoto(database, first?.id ?? '', 'other'));
  written(await reorderPhotos(database, id, [second?.id ?? '', first?.id ?? '']));
  await flush();
  expect(server.called('create')[0]?.fields).toMatchObject({
    images: `${second?.sha256},${first?.sha256}`,
    photoViews: `${second?.sha256}:odometer`,
  });
});

test('an unusable photo is marked on the draft', async () => {
  const { database, server, flush, onlyRow, queued } = device;
  const { id } = await queued(2);
  server.fault = ({ name }) => (name === 'photo' ? refusal('photo_refused') : undefined);
  await flush();
  expect(await onlyRow()).toMatchObject({ state: 'needs-you', problem: { code: 'photo_refused' } });
  expect((await photosOf(database, id)).map(({ state }) => state)).toEqual(['failed', 'prepared']);
  expect(Object.keys((await readDraft(database, id))?.refusal?.errors ?? {})).toEqual(['images']);
  expect(await queueDraft(database, id, 'guest', 'id')).toEqual({ ok: false, failure: 'photos' });
});

test('a row waits until its photos are prepared', async () => {
  const { database, server, flush } = device;
  const { id } = await readyDraft(database, 1);
  const { photo } = written(await addPhoto(database, id, { bytes: photoOf(2), type: 'image/jpeg' }));
  await queueDraft(database, id, 'guest', 'id');
  expect(await readyRowIds(database)).toEqual([]);
  expect(await flush()).toEqual({ sent: 0, isLost: false, waiting: 1, nextTryAt: null });
  expect(server.calls).toEqual([]);
  const sha256 = (await addPrepared(database, id, 2)).sha256;
  const facts = { width: 1, height: 1, hints: [], preview: '' };
  written(
    await savePrepared(database, photo.id, { bytes: photoOf(2), type: 'image/jpeg', sha256, ...facts }),
  );
  expect(await readyRowIds(database)).toHaveLength(1);
  expect(await flush()).toMatchObject({ sent: 1 });
});

test('a photo that is edited during its upload is sent in its latest state', async () => {
  const { database, server, flush, queued } = device;
  const { id } = await queued(2);
  const [, second] = await photosOf(database, id);
  if (!second) throw new Error('no photo');
  const bytes = photoOf(7);
  const facts = { width: 1, height: 1, hints: [], preview: '' };
  server.fault = async ({ name }) => {
    if (name === 'photo' && server.called('photo').length === 1)
      written(
        await savePrepared(database, second.id, {
          bytes,
          type: 'image/jpeg',
          sha256: sha256Of(bytes),
          ...facts,
        }),
      );
    return undefined;
  };
  expect(await flush()).toMatchObject({ sent: 1 });
  expect(server.forms.get(1)?.images?.split(',')[1]).toBe(sha256Of(bytes));
});

test('a photo that the server has lost for good needs the person, and is not retried for ever', async () => {
  const { database, server, flush, onlyRow, queued } = device;
  const { id } = await queued(1);
  server.fault = ({ name }) => (name === 'create' ? refusal('photo_missing') : undefined);
  await flush();
  expect(await onlyRow()).toMatchObject({ state: 'needs-you', problem: { code: 'photo_missing' } });
  expect(server.called('create').length).toBeLessThanOrEqual(5);
  expect(await readDraft(database, id)).toMatchObject({ isQueued: false });
  server.fault = () => undefined;
  written(await queueDraft(database, id, 'guest', 'id'));
  expect(await flush(true)).toMatchObject({ sent: 1 });
});
