// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from '#app/data/api/api-client.ts';
import { ResponseCache } from '#app/data/api/response-cache.ts';
import { ApiProvider } from '#app/data/api/use-api.tsx';
import { openDevice } from '#app/data/device/device.ts';
import { keepAccountAnswer } from '#offline/account/account-answers.ts';
import { keepAccountId } from '#offline/account/device-keys.ts';
import { noteSignedOut } from './account.ts';
import { useAccountApi } from './use-account-api.ts';

const sari = 'A'.repeat(22);
const user = { id: sari, mobile: '+6281234567890', scope: 'user', name: null, email: null };
const blocked = (name: string) => ({
  items: [{ id: 'B'.repeat(22), name, createdAt: '2026-11-22T00:00:00Z' }],
});
const ok = (data: unknown) => ({ status: 200, body: { statusCode: 200, message: 'OK', data } });
const no = (status: number, code: string, message: string) => ({
  status,
  body: { statusCode: status, code, message, errors: {}, requestId: 'r' },
});

/** The server's response, or how it fails. */
let answer: (() => { status: number; body: unknown }) | 'lost' | 'silent';
let cache: ResponseCache;
let reconnect: () => void;

async function database() {
  const opened = await openDevice();
  if (!opened.ok) throw new Error(opened.failure);
  return opened.database;
}

function List() {
  const { state } = useAccountApi('blockedAccounts', {});
  if (state.kind === 'refused') return <output>{state.message}</output>;
  if (state.kind !== 'known') return <output>{state.kind}</output>;
  const age = state.isCurrent ? 'current' : state.isOld ? 'old' : 'kept';
  return <output>{`${state.data.items[0]?.name} ${age}`}</output>;
}

function show(): void {
  render(
    <ApiProvider cache={cache}>
      <List />
    </ApiProvider>,
  );
}
const shown = () => screen.getByRole('status').textContent;
const becomes = (text: string, timeout = 2000) => waitFor(() => expect(shown()).toBe(text), { timeout });

beforeAll(async () => {
  await import('#app/data/api/read-answer.ts');
});
beforeEach(async () => {
  const { deviceKeys, accountAnswers } = await database();
  await Promise.all([deviceKeys.clear(), accountAnswers.clear()]);
  const fetch = async (path: string) => {
    if (path.includes('/me?')) return { status: 200, json: async () => ok({ user }).body };
    if (answer === 'silent') return new Promise<never>(() => undefined);
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    const { status, body } = answer();
    return { status, json: async () => body };
  };
  cache = new ResponseCache({
    api: createApiClient({ fetch, language: 'id' }),
    onReconnect(callback) {
      reconnect = callback;
      return () => undefined;
    },
  });
});
afterEach(cleanup);

async function signedIn(kept?: string): Promise<void> {
  await keepAccountId(await database(), sari);
  if (kept !== undefined) await keepAccountAnswer(await database(), sari, 'blockedAccounts', blocked(kept));
}

test('a guest is reported as one', async () => {
  show();
  await becomes('guest');
});

test('the server’s answer is shown and stored for offline use', async () => {
  await signedIn();
  answer = () => ok(blocked('Budi'));
  show();
  await becomes('Budi current');
  const [row] = await (await database()).accountAnswers.toArray();
  expect(row).toMatchObject({ account: sari, name: 'blockedAccounts', answer: blocked('Budi') });
});

test('the stored answer is shown first, with a note once the server takes long', async () => {
  await signedIn('Kept');
  answer = 'silent';
  show();
  await becomes('Kept kept');
  await becomes('Kept old', 4000);
});

test('the stored answer is replaced once the connection is back', async () => {
  await signedIn('Kept');
  answer = 'lost';
  show();
  await becomes('Kept old');
  answer = () => ok(blocked('New'));
  reconnect();
  await becomes('New current');
});

test('without a connection and a stored response it says so, and retries automatically', async () => {
  await signedIn();
  answer = 'lost';
  show();
  await becomes('offline');
  answer = () => ok(blocked('Budi'));
  await becomes('Budi current', 5000);
});

test('an error shows the server’s message; an ended session makes the visitor a guest', async () => {
  await signedIn();
  answer = () => no(403, 'forbidden', 'Not for you.');
  show();
  await becomes('Not for you.');
  cleanup();
  answer = () => no(401, 'unauthorized', 'Sign in.');
  await cache.mutate(() => true, undefined, { revalidate: false });
  show();
  await becomes('guest');
});

test('after signing out nothing of the account is stored or shown', async () => {
  await signedIn();
  let say = (_: string): void => undefined;
  const late = new Promise<string>((resolve) => {
    say = resolve;
  });
  answer = () => ok(blocked('Budi'));
  show();
  await becomes('Budi current');
  const post = vi.spyOn(cache, 'post').mockImplementation(async () => late as never);
  reconnect();
  await waitFor(() => expect(post).toHaveBeenCalled());
  await noteSignedOut(cache);
  await becomes('guest');
  say('late');
  await late;
  await waitFor(async () => expect(await (await database()).accountAnswers.toArray()).toEqual([]));
  expect(shown()).toBe('guest');
});
