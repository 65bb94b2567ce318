import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountHeader, deviceHeader } from '#contract/account/account.ts';
import { type OutboxDevice, openOutboxDevice } from '#tests/support/outbox-device.ts';
import { refusal } from '#tests/support/outbox-server.ts';
import { written } from '#tests/support/sell-drafts.ts';
import { patchDraft, readDraft, removeDraft, restoreDraft } from '../drafts/drafts.ts';
import { adoptGuestRows, cancelQueued, forgetAnswersOf, listOutbox, queueDraft } from './outbox.ts';

let device: OutboxDevice;

beforeEach(async () => {
  device = await openOutboxDevice();
});

afterEach(() => device.database.delete());

test('a guest’s row is sent without a session, an account’s as that account', async () => {
  const { server, flush, queued } = device;
  await queued(1);
  await queued(1, 'acc-1');
  await flush();
  const [guest, account] = server.called('create');
  expect(guest?.credentials).toBe('omit');
  expect(guest?.headers.get(accountHeader)).toBeNull();
  expect(account?.credentials).toBe('same-origin');
  expect(account?.headers.get(accountHeader)).toBe('acc-1');
  const tokens = server.calls.map(({ headers }) => headers.get(deviceHeader));
  expect(new Set(tokens).size).toBe(1);
});

test.each(['unauthorized', 'other_account'] as const)(
  'after %s it is sent once the right account signs in',
  async (code) => {
    const { database, server, flush, onlyRow, queued } = device;
    const { id } = await queued(1, 'acc');
    server.fault = () => refusal(code);
    await flush();
    expect(await onlyRow()).toMatchObject({ state: 'needs-you', problem: { code } });
    expect(await readDraft(database, id)).toMatchObject({ isQueued: true, refusal: null });
    await adoptGuestRows(database, 'another account');
    expect(await onlyRow()).toMatchObject({ owner: 'acc', state: 'needs-you' });
    await adoptGuestRows(database, 'acc');
    server.fault = () => undefined;
    expect(await flush()).toMatchObject({ sent: 1 });
    await forgetAnswersOf(database, 'acc');
    expect(await listOutbox(database)).toEqual([]);
  },
);

test('a guest’s rows become the account’s at sign-in', async () => {
  const { database, server, flush, queued } = device;
  await queued(1);
  await adoptGuestRows(database, 'acc');
  await flush();
  expect(server.called('create')[0]?.headers.get(accountHeader)).toBe('acc');
});

test('a listing the server may have is never sent twice, even if the session ended before the response', async () => {
  const { database, server, flush, onlyRow, queued } = device;
  const { id, row } = await queued(1, 'acc');
  server.fault = ({ name }) => (name === 'create' ? 'cut-after' : undefined);
  await flush();
  server.fault = () => refusal('unauthorized');
  await flush(true);
  expect(await onlyRow()).toMatchObject({ state: 'needs-you' });
  server.fault = () => undefined;
  // Withdrawn, changed and published again.
  written(await cancelQueued(database, row.id));
  written(await patchDraft(database, id, { form: { price: '77000000' } }));
  written(await queueDraft(database, id, 'acc', 'id'));
  await flush(true);
  await flush(true);
  expect(server.listings).toHaveLength(1);
  // The later change arrives as well.
  expect(server.forms.get(1)).toMatchObject({ price: '77000000' });
  expect(await readDraft(database, id)).toBeUndefined();
});

test('an account’s submission that a guest publishes again waits for the account', async () => {
  const { database, server, flush, queued } = device;
  const { id, row } = await queued(1, 'acc');
  server.fault = ({ name }) => (name === 'create' ? 'cut-after' : undefined);
  await flush();
  server.fault = () => refusal('unauthorized');
  await flush(true);
  written(await removeDraft(database, id));
  written(await restoreDraft(database, id));
  expect(written(await queueDraft(database, id, 'guest', 'id')).row.id).toBe(row.id);
  server.fault = ({ name }) => (name === 'create' ? refusal('not_found') : undefined);
  await flush(true);
  server.fault = () => undefined;
  await adoptGuestRows(database, 'acc');
  expect(await flush()).toMatchObject({ sent: 1 });
  expect(server.listings).toHaveLength(1);
});
