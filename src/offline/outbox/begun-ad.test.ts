import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { createDraft, patchDraft } from '#offline/drafts/drafts.ts';
import { openDevice, readyDraft, sampleForm, written } from '#tests/support/sell-drafts.ts';
import { readBegunAd } from './begun-ad.ts';
import { queueDraft } from './outbox.ts';

let database: DeviceDatabase;

beforeEach(async () => {
  database = await openDevice();
});
afterEach(() => database.delete());

test('nothing, and an edit that changes nothing, is not begun', async () => {
  expect(await readBegunAd(database)).toBeUndefined();
  const { draft } = written(await createDraft(database, sampleForm, { id: 7, revision: 1 }));
  expect(await readBegunAd(database)).toBeUndefined();
  await patchDraft(database, draft.id, { form: { price: '1' } });
  expect((await readBegunAd(database))?.draft?.id).toBe(draft.id);
});

test('a published ad that has not been sent waits: it is no draft to go on with', async () => {
  const draft = await readyDraft(database, 1);
  expect(await readBegunAd(database)).toMatchObject({ draft: { id: draft.id }, waiting: 0 });
  await queueDraft(database, draft.id, 'guest', 'id');
  expect(await readBegunAd(database)).toEqual({ draft: undefined, waiting: 1, unverified: 0 });
});
