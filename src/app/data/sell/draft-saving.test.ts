import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { createDraft, readDraft } from '#offline/drafts/drafts.ts';
import { openDevice, written } from '#tests/support/sell-drafts.ts';
import { recoverUnsaved, saveDraftOnChange } from './draft-saving.ts';

let database: DeviceDatabase;
let kept: Record<string, string>;

beforeEach(async () => {
  database = await openDevice();
  kept = {};
  // Entries are own properties, as in a browser.
  const methods = {
    setItem: { value: (key: string, value: string) => Object.assign(kept, { [key]: value }) },
    getItem: { value: (key: string) => kept[key] ?? null },
    removeItem: { value: (key: string) => delete kept[key] },
  };
  vi.stubGlobal('localStorage', Object.defineProperties(kept, methods));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('pageOfTest', page);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await database.delete();
});

const leave = () => Reflect.get(globalThis, 'pageOfTest').dispatchEvent(new Event('pagehide'));

test('a change in the last moment of a page is there in the next', async () => {
  const { draft } = written(await createDraft(database, { name: 'Sari' }));
  const dying = await openDevice();
  const [saver] = saveDraftOnChange(dying, draft.id, () => undefined);
  saver.change({ price: '1', name: 'Sari B' }, draft.form);
  // The page closes before the database has written anything.
  dying.close();
  leave();
  await saver.flush();
  expect((await readDraft(database, draft.id))?.form).toEqual({ name: 'Sari' });
  expect(Object.keys(kept)).toHaveLength(1);

  await recoverUnsaved(database);
  expect((await readDraft(database, draft.id))?.form).toEqual({ name: 'Sari B', price: '1' });
  expect(Object.keys(kept)).toEqual([]);
});

test('changes from another tab are kept, and a saved change leaves no note', async () => {
  const { draft } = written(await createDraft(database, { name: 'Sari' }));
  const [saver, stop] = saveDraftOnChange(database, draft.id, () => undefined);
  saver.change({ name: 'Budi' }, draft.form);
  leave();
  expect(Object.keys(kept)).toHaveLength(1);
  await saver.flush();
  expect(Object.keys(kept)).toEqual([]);
  stop();

  const note = JSON.stringify({ form: { name: 'Citra' }, base: { name: 'Sari' } });
  localStorage.setItem(`lajur.unsaved-draft.${draft.id}.tab`, note);
  localStorage.setItem('lajur.unsaved-draft.gone.tab', note);
  localStorage.setItem('lajur.unsaved-draft.broken.tab', '{');
  await recoverUnsaved(database);
  expect((await readDraft(database, draft.id))?.form).toEqual({ name: 'Budi' });
  expect(Object.keys(kept)).toEqual([]);
});
