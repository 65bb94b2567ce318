import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeForm, openForm } from '#offline/drafts/form-drafts.ts';
import { listOutbox, sendAgain } from '#offline/outbox/outbox.ts';
import { type OutboxDevice, openOutboxDevice } from '#tests/support/outbox-device.ts';
import { refusal } from '#tests/support/outbox-server.ts';
import { readMessageDraft } from './message-drafts.ts';
import { queueMessage, type ThreadKey, unsentOf } from './queue-message.ts';

let device: OutboxDevice;

beforeEach(async () => {
  device = await openOutboxDevice();
});
afterEach(() => device.database.delete());

const thread: ThreadKey = 'listing-7';
const given = {
  owner: 'A'.repeat(22),
  language: 'id',
  thread,
  label: 'Avanza',
  page: '/user/pesan/mobil-7',
} as const;

async function write(text: string, about: ThreadKey = thread) {
  const opened = await openForm(device.database, 'message', { thread: about });
  if (!opened.ok) throw new Error(opened.failure);
  await changeForm(device.database, opened.draft.id, { text });
  return queueMessage(device.database, {
    ...{ ...given, thread: about, fields: { kind: 'text', text } },
    draftId: opened.draft.id,
  });
}
const sentTexts = () => device.server.called('message').map(({ fields }) => fields.text);

test('messages of a thread are sent in order, also the same words twice, and their drafts are gone', async () => {
  for (const text of ['Halo', 'ok', 'ok', 'Masih ada?'])
    expect(await write(text)).toMatchObject({ ok: true });
  expect(await readMessageDraft(device.database, thread)).toBeUndefined();
  expect(await device.flush(true)).toMatchObject({ sent: 4, waiting: 0 });
  expect(sentTexts()).toEqual(['Halo', 'ok', 'ok', 'Masih ada?']);
  const keys = device.server.called('message').map(({ fields }) => fields.clientId);
  expect(new Set(keys).size).toBe(4);
  expect(device.server.called('message')[0]?.fields).toMatchObject({ listingId: '7' });
  expect(JSON.stringify(await listOutbox(device.database))).not.toContain('Halo');
});

test('what waits for its turn is not overtaken by the next of its thread, but by another thread', async () => {
  await write('satu');
  await write('dua');
  await write('lain', 'conversation-9');
  let isBusy = true;
  device.server.fault = ({ fields }) =>
    isBusy && fields.text === 'satu' ? refusal('rate_limited') : undefined;
  await device.flush();
  expect(sentTexts()).toEqual(['satu', 'lain']);
  isBusy = false;
  await device.flush(true);
  expect(sentTexts()).toEqual(['satu', 'lain', 'satu', 'dua']);
});

test('one whose answer was lost is sent under the same key before the next', async () => {
  await write('satu');
  await write('dua');
  let cuts = 1;
  device.server.fault = () => (cuts-- > 0 ? 'cut-after' : undefined);
  await device.flush(true);
  await device.flush(true);
  expect(sentTexts()).toEqual(['satu', 'satu', 'dua']);
  const [first, again] = device.server.called('message');
  expect(again?.fields.clientId).toBe(first?.fields.clientId);
  expect([...device.server.leads.values()].map(({ text }) => text)).toEqual(['satu', 'dua']);
});

test('a refused one stays, does not keep back the next, and can be sent again', async () => {
  await write('satu');
  await write('dua');
  device.server.fault = ({ fields }) =>
    fields.text === 'satu' ? refusal('validation_failed', { text: ['Tidak boleh.'] }) : undefined;
  await device.flush(true);
  const [refused] = unsentOf(await listOutbox(device.database), thread);
  expect(refused).toMatchObject({ state: 'needs-you', call: { fields: { text: 'satu' } } });
  // The next message does not take its place.
  await write('tiga');
  device.server.fault = () => undefined;
  await sendAgain(device.database, refused?.id ?? '');
  await device.flush(true);
  expect([...device.server.leads.values()].map(({ text }) => text)).toEqual(['dua', 'satu', 'tiga']);
});

test('a draft is sent once, although two tabs send it', async () => {
  const opened = await openForm(device.database, 'message', { thread });
  if (!opened.ok) throw new Error(opened.failure);
  const message = { ...given, fields: { kind: 'text', text: 'Halo' }, draftId: opened.draft.id };
  const results = await Promise.all([1, 2].map(() => queueMessage(device.database, message)));
  expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await listOutbox(device.database)).toHaveLength(1);
});

test('drafts of threads are kept apart', async () => {
  for (const [about, text] of [
    ['listing-7', 'satu'],
    ['conversation-9', 'dua'],
  ] as const) {
    const opened = await openForm(device.database, 'message', { thread: about });
    if (opened.ok) await changeForm(device.database, opened.draft.id, { text });
  }
  expect(await readMessageDraft(device.database, 'listing-7')).toMatchObject({ text: 'satu' });
  expect(await readMessageDraft(device.database, 'conversation-9')).toMatchObject({ text: 'dua' });
});
