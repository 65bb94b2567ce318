import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { createApiClient } from '#app/data/api/api-client.ts';
import { openDevice } from '#app/data/device/device.ts';
import type { EditableListing } from '#contract/sell/own-listing.ts';
import { readDraft } from '#offline/drafts/drafts.ts';
import { sampleForm } from '#tests/support/sell-drafts.ts';
import { draftOfListing, editPath } from './edit-listing.ts';

const listing: EditableListing = {
  ...{ id: 7, clientId: null, status: 'live', revision: 3, label: 'Toyota Avanza', slug: 'toyota-avanza-7' },
  ...{ price: 165e6, coverImage: null, bodyType: null, color: null, reasons: [], views: 0, expiresAt: null },
  ...{ createdAt: '2026-11-20T00:00:00.000Z', form: { ...sampleForm, price: '165000000' }, images: [] },
};
const answer = { statusCode: 200, message: 'OK', data: { listing } };
let isOnline = true;
const api = createApiClient({
  language: 'id',
  fetch: async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return { status: 200, json: async () => answer };
  },
});

async function open(price?: string) {
  const done = await draftOfListing(api, 7, price);
  if (!done.ok) throw new Error('no draft');
  return done;
}
async function formOf(draftId: string) {
  const opened = await openDevice();
  return opened.ok ? (await readDraft(opened.database, draftId))?.form : undefined;
}
afterEach(async () => {
  isOnline = true;
  const opened = await openDevice();
  if (opened.ok) await opened.database.drafts.clear();
});

test('a new price replaces the one of the listing, and nothing else', async () => {
  const { draftId, wasBegun } = await open('149000000');
  expect(wasBegun).toBe(false);
  expect(await formOf(draftId)).toEqual({ ...listing.form, price: '149000000' });
});

test('an edit begun before is told, so that it is looked at before it is sent', async () => {
  const begun = await open('155000000');
  const again = await open('149000000');
  expect(again).toMatchObject({ draftId: begun.draftId, wasBegun: true });
  expect((await formOf(begun.draftId))?.price).toBe('149000000');
});

test('an edit that was opened and left unchanged is none that was begun, and opens without a connection', async () => {
  const { draftId } = await open();
  isOnline = false;
  expect(await open()).toEqual({ ok: true, draftId, wasBegun: false });
});

test('an edit begins at the field that the address names', () => {
  expect(editPath('a', 'bpkbHolder')).toBe('/jual-mobil-anda/step-two?draft=a#bpkbHolder');
  expect(editPath('a', 'images')).toBe('/jual-mobil-anda/step-three?draft=a#images');
  for (const none of ['', 'unknown']) expect(editPath('a', none)).toBe('/jual-mobil-anda/preview?draft=a');
});
