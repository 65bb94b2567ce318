// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from '#app/data/api/api-client.ts';
import { ResponseCache } from '#app/data/api/response-cache.ts';
import { openDevice } from '#app/data/device/device.ts';
import { accountHeader, deviceHeader, deviceTokenPattern } from '#contract/account/account.ts';
import { deviceToken, keepAccountId, readAccountId } from '#offline/account/device-keys.ts';
import { guestOwner, type OutboxRow, outboxRow } from '#offline/outbox/outbox.schema.ts';
import { listOutbox } from '#offline/outbox/outbox.ts';
import { askMe, sendCode, signIn, signOut } from './account.ts';

const user = { id: 'A'.repeat(22), mobile: '+6281234567890', scope: 'user', name: null, email: null };

type Sent = { path: string; headers: Readonly<Record<string, string>>; body: string };

/** An API that returns the given answers in turn. */
function apiAnswering(...answers: readonly (readonly [status: number, body: unknown] | 'lost')[]) {
  const sent: Sent[] = [];
  const waiting = [...answers];
  const client = createApiClient({
    language: 'en',
    async fetch(path, init) {
      sent.push({ path, headers: init?.headers ?? {}, body: init?.body ?? '' });
      const answer = waiting.shift() ?? 'lost';
      if (answer === 'lost') throw new TypeError('no network');
      return { status: answer[0], json: async () => answer[1] };
    },
  });
  return { api: new ResponseCache({ api: client }), sent };
}
const ok = (data: unknown) => [200, { statusCode: 200, message: 'OK', data }] as const;

async function database() {
  const opened = await openDevice();
  if (!opened.ok) throw new Error(opened.failure);
  return opened.database;
}

function row(id: string, changes: Partial<OutboxRow> = {}): OutboxRow {
  return outboxRow.parse({
    id,
    kind: 'create',
    owner: guestOwner,
    draftId: null,
    listing: null,
    change: null,
    label: 'Toyota',
    language: 'id',
    // Not sent in this test, because a photo is missing.
    state: 'needs-you',
    sentPhotos: 0,
    photoCount: 1,
    attempts: 0,
    nextTryAt: 0,
    revision: null,
    problem: null,
    answer: null,
    createdAt: 1,
    ...changes,
  });
}

// happy-dom declares it without implementing it.
Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: { request: (_name: string, work: () => Promise<void>) => work() },
});
// Signing in flushes the outbox; the network fails here.
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

beforeEach(async () => {
  const { deviceKeys, outbox } = await database();
  await deviceKeys.clear();
  await outbox.clear();
});

test('the device’s token is sent when a code is asked for', async () => {
  const { api, sent } = apiAnswering(ok({ resendSeconds: 60, validSeconds: 300, code: '123456' }));
  expect(await sendCode(api, '0812 3456 7890')).toEqual({
    kind: 'sent',
    resendSeconds: 60,
    validSeconds: 300,
    code: '123456',
  });
  expect(sent[0]?.path).toBe('/api/v4/user/otp?lang_code=en');
  expect(sent[0]?.headers[deviceHeader]).toMatch(deviceTokenPattern);
  expect(sent[0]?.headers[deviceHeader]).toBe(await deviceToken(await database()));
  expect(sent[0]?.headers[accountHeader]).toBeUndefined();
});

test('signing in stores the account’s id on the device, and nothing else of it', async () => {
  const device = await database();
  await device.outbox.bulkPut([row('a'), row('b', { owner: 'another' })]);
  const { api } = apiAnswering(ok({ authKey: 'the-key', user }));
  expect(await signIn(api, { mobile: user.mobile, otp: '123456' })).toEqual({ kind: 'done', user });
  expect(await readAccountId(device)).toBe(user.id);
  const kept = JSON.stringify(await Promise.all(device.tables.map((table) => table.toArray())));
  expect(kept).not.toMatch(/the-key|123456|81234567890/);
  // The guest's rows become the account's; another account's stay its own.
  expect((await listOutbox(device)).map(({ id, owner }) => [id, owner])).toEqual([
    ['a', user.id],
    ['b', 'another'],
  ]);
});

test('signing out deletes the id and the answers from the device, and unsent rows stay', async () => {
  const device = await database();
  await keepAccountId(device, user.id);
  await device.outbox.bulkPut([
    row('sent', { owner: user.id, state: 'sent' }),
    row('waits', { owner: user.id }),
  ]);
  const { api } = apiAnswering('lost', ok({ signedOut: true }));
  expect(await signOut(api)).toEqual({ kind: 'offline' });
  expect(await readAccountId(device)).toBe(user.id);
  expect(await signOut(api)).toEqual({ kind: 'done' });
  expect(await readAccountId(device)).toBeUndefined();
  expect((await listOutbox(device)).map(({ id }) => id)).toEqual(['waits']);
});

test('an error shows the server’s message, a lost connection has its own state', async () => {
  const refusal = {
    statusCode: 422,
    code: 'otp_wrong',
    message: 'That code is wrong.',
    errors: { otp: ['4 tries left.'] },
    requestId: 'r',
  };
  const { api } = apiAnswering([422, refusal], 'lost');
  const given = { mobile: user.mobile, otp: '000000' };
  expect(await signIn(api, given)).toEqual({
    kind: 'refused',
    code: 'otp_wrong',
    message: 'That code is wrong.',
    fields: { otp: ['4 tries left.'] },
  });
  expect(await signIn(api, given)).toEqual({ kind: 'offline' });
  expect(await readAccountId(await database())).toBeUndefined();
});

test('a late answer for the former account does not undo a sign-in or a sign-out', async () => {
  const late = () => {
    let answer = (_status: number, _body: unknown): void => undefined;
    const body = new Promise<{ status: number; json: () => Promise<unknown> }>((resolve) => {
      answer = (status, given) => resolve({ status, json: async () => given });
    });
    return {
      api: new ResponseCache({ api: createApiClient({ language: 'en', fetch: () => body }) }),
      answer,
    };
  };
  const over = { statusCode: 401, code: 'unauthorized', message: '', errors: {}, requestId: 'r' };
  const before = late();
  const asked = askMe(before.api);
  await signIn(apiAnswering(ok({ authKey: 'k', user })).api, { mobile: '0812', otp: '123456' });
  before.answer(401, over);
  await asked.catch(() => undefined);
  expect(await readAccountId(await database())).toBe(user.id);

  const during = late();
  const askedAgain = askMe(during.api);
  await signOut(apiAnswering(ok({ signedOut: true })).api);
  during.answer(200, { statusCode: 200, message: 'OK', data: { user } });
  await askedAgain;
  expect(await readAccountId(await database())).toBeUndefined();
});
