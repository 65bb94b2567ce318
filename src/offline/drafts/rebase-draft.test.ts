import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { openDevice, sampleForm, written } from '#tests/support/sell-drafts.ts';
import { createDraft, readDraft } from './drafts.ts';
import { rebaseDraft } from './rebase-draft.ts';

let database: DeviceDatabase;

beforeEach(async () => {
  database = await openDevice();
});
afterEach(() => database.delete());

test('a change is based on the advertisement as it is now, and what was said of it no longer holds', async () => {
  const { draft } = written(await createDraft(database, sampleForm, { id: 7, revision: 1 }));
  await database.drafts.update(draft.id, { refusal: { message: 'changed elsewhere', errors: {} } });
  written(await rebaseDraft(database, draft.id, { id: 7, revision: 4 }));
  expect(await readDraft(database, draft.id)).toMatchObject({
    form: sampleForm,
    listing: { id: 7, revision: 4 },
    refusal: null,
    revision: draft.revision + 1,
  });
});

test('a draft that is gone is a result', async () => {
  expect(await rebaseDraft(database, 'gone', { id: 7, revision: 4 })).toEqual({
    ok: false,
    failure: 'missing',
  });
});
