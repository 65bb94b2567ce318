import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnswerStore } from './answer-store.ts';
import { addressOf, createApiClient } from './api-client.ts';
import { ApiError, ConnectionLost } from './api-error.ts';

const address = addressOf('home', {}, 'id');
const home = (totalCount: number) => ({ totalCount, brands: [], bodyTypes: [], cities: [], newest: [] });

/** What the network does next: a status with a body, or nothing at all. */
let network: () => { status: number; body: unknown };
let calls: string[];

const ok = (totalCount: number) => () => ({
  status: 200,
  body: { statusCode: 200, message: 'OK', data: home(totalCount) },
});
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const refused = () => ({
  status: 503,
  body: { statusCode: 503, code: 'unavailable', message: 'busy', errors: {}, requestId: 'r' },
});

function storeWith(answers: Readonly<Record<string, unknown>> = {}): AnswerStore {
  const fetch = async (path: string) => {
    calls.push(path);
    const { status, body } = network();
    return { status, json: async () => body };
  };
  return new AnswerStore(createApiClient({ fetch, language: 'id' }), answers);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  calls = [];
  network = ok(1);
});
afterEach(() => {
  vi.useRealTimers();
});

test('what the page was rendered from is given without a call', async () => {
  const store = storeWith({ [address]: home(7) });
  expect(store.peek('home', {})).toEqual(home(7));
  expect(await store.get('home', {})).toEqual(home(7));
  expect(store.answers).toEqual({ [address]: home(7) });
  expect(calls).toEqual([]);
});

test('an answer is given again for a minute, then asked for anew', async () => {
  const store = storeWith();
  await store.get('home', {});
  vi.advanceTimersByTime(59_999);
  network = ok(2);
  expect(await store.get('home', {})).toEqual(home(1));
  vi.advanceTimersByTime(1);
  expect(await store.get('home', {})).toEqual(home(2));
  expect(calls).toEqual([address, address]);
});

test('the same call made twice at once is made once, and again afterwards', async () => {
  const store = storeWith();
  await Promise.all([store.ask('home', {}), store.ask('home', {})]);
  expect(calls).toHaveLength(1);
  await store.ask('home', {});
  expect(calls).toHaveLength(2);
});

test('without a connection an old answer is better than none', async () => {
  const store = storeWith({ [address]: home(7) });
  vi.advanceTimersByTime(3_600_000);
  network = lost;
  expect(await store.get('home', {})).toEqual(home(7));
  await expect(storeWith().get('home', {})).rejects.toThrow(ConnectionLost);
});

test('a refusal is told even where an old answer is at hand, and is not kept', async () => {
  const store = storeWith({ [address]: home(7) });
  vi.advanceTimersByTime(3_600_000);
  network = refused;
  await expect(store.get('home', {})).rejects.toThrow(ApiError);
  network = ok(8);
  expect(await store.get('home', {})).toEqual(home(8));
});

test('an answer that cannot be understood is a failure', async () => {
  network = () => ({ status: 200, body: { statusCode: 200, message: 'OK', data: { totalCount: 'many' } } });
  await expect(storeWith().get('home', {})).rejects.toMatchObject({ code: 'internal' });
});

test('who listens to an address hears of its new answers, and of no other’s', async () => {
  const store = storeWith();
  const heard = vi.fn();
  const elsewhere = vi.fn();
  const stop = store.subscribe(address, heard);
  store.subscribe(addressOf('nav', {}, 'id'), elsewhere);
  await store.ask('home', {});
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  await store.ask('home', {});
  expect(heard).toHaveBeenCalledTimes(1);
  expect(elsewhere).not.toHaveBeenCalled();
});
