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

test('an edit is rebased on the current listing, and its old refusal is cleared', async () => {
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

test('a missing draft is a result', async () => {
  expect(await rebaseDraft(database, 'gone', { id: 7, revision: 4 })).toEqual({
    ok: false,
    failure: 'missing',
  });
});
