// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { homeAnswer } from '#tests/support/home-answer.ts';
import { addressOf, createApiClient } from './api-client.ts';
import { ConnectionLost } from './api-error.ts';
import { readAnswer } from './read-answer.ts';
import { type Device, ResponseCache } from './response-cache.ts';

const address = addressOf('home', {}, 'id');
const ok = (totalCount: number) => ({ statusCode: 200, message: 'OK', data: homeAnswer(totalCount) });
let calls: string[];

/** A network that responds only when told to. */
function heldNetwork(cars: number) {
  let answer = () => {};
  const fetch = async (path: string) => {
    calls.push(path);
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { status: 200, json: async () => ok(cars) };
  };
  return { api: createApiClient({ fetch, language: 'id' }), answer: () => answer() };
}

const noted: string[] = [];
/** A device with or without a response. */
const deviceWith = (cars: number | undefined, silent = false): Device => ({
  isSilent: () => silent,
  isLost: () => silent,
  probe: async () => !silent,
  // Always returns a response of `home`.
  answer: async (name, _query, language) =>
    cars === undefined
      ? undefined
      : { data: await readAnswer(name, 200, ok(cars), language), from: 'yesterday' },
  noteOwn: (from) => void noted.push(`own ${from}`),
  noteLate: () => void noted.push('late'),
});

beforeAll(() => import('./read-answer.ts'));
beforeEach(() => {
  vi.useFakeTimers();
  noted.length = 0;
  calls = [];
});
afterEach(() => void vi.useRealTimers());

test('the device answers after 300 ms, and the network’s answer replaces it when it comes', async () => {
  const { api, answer } = heldNetwork(9);
  const cache = new ResponseCache({ api, device: deviceWith(3) });
  const shown = vi.fn();
  const asked = cache.get('home', {}).then(shown);
  await vi.advanceTimersByTimeAsync(299);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(shown).toHaveBeenCalledWith(homeAnswer(3));
  expect(cache.answers[address]).toEqual(homeAnswer(3));
  expect(noted).toEqual(['own yesterday']);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(cache.answers[address]).toEqual(homeAnswer(9));
  expect(noted).toEqual(['own yesterday', 'late']);
  expect(await cache.get('home', {})).toEqual(homeAnswer(9));
  expect(calls).toHaveLength(1);
});

test('the device’s answer is never fresh: the next page asks again', async () => {
  const { api, answer } = heldNetwork(9);
  const cache = new ResponseCache({ api, device: deviceWith(3, true) });
  expect(await cache.get('home', {})).toEqual(homeAnswer(3));
  const next = cache.get('home', {});
  answer();
  expect(await next).toEqual(homeAnswer(3));
  await vi.advanceTimersByTimeAsync(0);
  expect(await cache.get('home', {})).toEqual(homeAnswer(9));
});

test('a network known to be unresponsive is not waited for', async () => {
  const cache = new ResponseCache({ api: heldNetwork(9).api, device: deviceWith(3, true) });
  expect(await cache.get('home', {})).toEqual(homeAnswer(3));
});

test('without a response from the device either, the visitor is told after 4 s, and the network’s late response is used', async () => {
  const { api, answer } = heldNetwork(9);
  const cache = new ResponseCache({ api, device: deviceWith(undefined) });
  const failed = vi.fn();
  const asked = cache.get('home', {}).catch(failed);
  await vi.advanceTimersByTimeAsync(3999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(failed).toHaveBeenCalledWith(expect.any(ConnectionLost));
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(noted).toEqual(['late']);
  expect(await cache.get('home', {})).toEqual(homeAnswer(9));
  expect(calls).toHaveLength(1);
});
