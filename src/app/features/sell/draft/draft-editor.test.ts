import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDevice } from '#app/data/device/device.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { createDraft, patchDraft, readDraft, removeDraft } from '#offline/drafts/drafts.ts';
import { eventually } from '#tests/support/eventually.ts';
import { DraftEditor } from './draft-editor.ts';

/*
 * The page's side of a draft: a change is displayed immediately and written a moment later, and another tab's
 * change is neither lost nor overwritten.
 */

let database: DeviceDatabase;
let id: string;

beforeEach(async () => {
  // The editor listens to page events.
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const opened = await openDevice();
  if (!opened.ok) throw new Error(opened.failure);
  database = opened.database;
  const made = await createDraft(database, { cityId: '146', price: '1' });
  if (!made.ok) throw new Error(made.failure);
  id = made.draft.id;
});
afterEach(() => vi.unstubAllGlobals());

async function editor(): Promise<DraftEditor> {
  const made = new DraftEditor(id);
  await eventually(() => expect(made.peek().kind).toBe('ready'));
  return made;
}

test('a change is shown at once and stored a moment later', async () => {
  const edited = await editor();
  edited.set({ price: '175000000' });
  expect(edited.peek()).toMatchObject({ isSaving: true, form: { price: '175000000', cityId: '146' } });
  await eventually(async () => expect((await readDraft(database, id))?.form.price).toBe('175000000'));
  await eventually(() => expect(edited.peek().isSaving).toBe(false));
  edited.stop();
});

test('a cleared field is absent before and after it is stored', async () => {
  const edited = await editor();
  // Like selecting a brand, which clears model and variant, whether or not they were set.
  edited.set({ brandId: '5', modelId: '', price: '' });
  const shown = edited.peek().form;
  expect(shown).toEqual({ cityId: '146', brandId: '5' });
  await edited.flush();
  expect(edited.peek()).toMatchObject({ isSaving: false });
  expect(edited.peek().form).toEqual(shown);
  edited.stop();
});

test('another tab’s change of another field is merged, also during typing', async () => {
  const edited = await editor();
  edited.set({ price: '2' });
  await patchDraft(database, id, { form: { name: 'Sari' }, base: {} });
  await edited.flush();
  await eventually(() => expect(edited.peek().form).toMatchObject({ price: '2', name: 'Sari' }));
  expect(edited.peek().conflicts).toEqual({});
  edited.stop();
});

test('a conflict on one field shows both values, and either can be kept', async () => {
  const edited = await editor();
  edited.set({ price: '2' });
  await patchDraft(database, id, { form: { price: '3' }, base: { price: '1' } });
  await edited.flush();
  await eventually(() => expect(edited.peek().conflicts).toEqual({ price: { mine: '2', theirs: '3' } }));
  expect(edited.peek().form.price).toBe('3');
  edited.settle('price', 'mine');
  await edited.flush();
  expect((await readDraft(database, id))?.form.price).toBe('2');
  expect(edited.peek().conflicts).toEqual({});
  edited.stop();
});

test('a deleted draft is missing', async () => {
  const edited = await editor();
  await removeDraft(database, id);
  await eventually(() => expect(edited.peek().kind).toBe('missing'));
  edited.stop();
});

test('it stores the step to continue at', async () => {
  const edited = await editor();
  await edited.visit('price');
  expect((await readDraft(database, id))?.lastStep).toBe('price');
  edited.stop();
});
