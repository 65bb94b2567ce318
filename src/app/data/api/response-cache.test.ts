// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { homeAnswer } from '#tests/support/home-answer.ts';
import { addressOf, createApiClient } from './api-client.ts';
import { ApiError, ConnectionLost } from './api-error.ts';
import { tellAfterMs } from './device-first.ts';
import { ResponseCache } from './response-cache.ts';

const address = addressOf('home', {}, 'id');

/** The network's next response: status and body, or a failure. */
let network: () => { status: number; body: unknown };
let calls: string[];

const ok = (totalCount: number) => () => ({
  status: 200,
  body: { statusCode: 200, message: 'OK', data: homeAnswer(totalCount) },
});
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const refused = () => ({
  status: 503,
  body: { statusCode: 503, code: 'unavailable', message: 'busy', errors: {}, requestId: 'r' },
});

function cacheWith(answers: Readonly<Record<string, unknown>> = {}): ResponseCache {
  const fetch = async (path: string) => {
    calls.push(path);
    const { status, body } = network();
    return { status, json: async () => body };
  };
  return new ResponseCache({ api: createApiClient({ fetch, language: 'id' }), answers });
}

// The first call loads the parser; that delay is not tested here.
beforeAll(() => import('./read-answer.ts'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  calls = [];
  network = ok(1);
});
afterEach(() => {
  vi.useRealTimers();
});

test('the answers of the document are used without a call', async () => {
  const cache = cacheWith({ [address]: homeAnswer(7) });
  expect(await cache.get('home', {})).toEqual(homeAnswer(7));
  expect(cache.answers).toEqual({ [address]: homeAnswer(7) });
  expect(calls).toEqual([]);
});

test('an answer is reused for a minute, then asked for again', async () => {
  const cache = cacheWith();
  await cache.get('home', {});
  vi.advanceTimersByTime(59_999);
  network = ok(2);
  expect(await cache.get('home', {})).toEqual(homeAnswer(1));
  vi.advanceTimersByTime(1);
  expect(await cache.get('home', {})).toEqual(homeAnswer(2));
  expect(calls).toEqual([address, address]);
});

test('concurrent equal calls are made once, and again afterwards', async () => {
  const cache = cacheWith();
  await Promise.all([cache.get('home', {}), cache.get('home', {})]);
  expect(calls).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  await cache.get('home', {});
  expect(calls).toHaveLength(2);
});

test('offline, an old response is used', async () => {
  const cache = cacheWith({ [address]: homeAnswer(7) });
  vi.advanceTimersByTime(3_600_000);
  network = lost;
  expect(await cache.get('home', {})).toEqual(homeAnswer(7));
  await expect(cacheWith().get('home', {})).rejects.toThrow(ConnectionLost);
});

test('a refusal is reported even where an old answer exists, and is not cached', async () => {
  const cache = cacheWith({ [address]: homeAnswer(7) });
  vi.advanceTimersByTime(3_600_000);
  network = refused;
  await expect(cache.get('home', {})).rejects.toThrow(ApiError);
  network = ok(8);
  expect(await cache.get('home', {})).toEqual(homeAnswer(8));
});

test('an invalid answer is a failure', async () => {
  network = () => ({ status: 200, body: { statusCode: 200, message: 'OK', data: { totalCount: 'many' } } });
  await expect(cacheWith().get('home', {})).rejects.toMatchObject({ code: 'internal' });
});

test('the number of cached answers is bounded', async () => {
  const cache = cacheWith();
  network = () => ({ status: 200, body: { statusCode: 200, message: 'OK', data: [] } });
  for (let car = 0; car < 400; car += 1) await cache.get('lastSearch', { searches: String(car) });
  const kept = Object.keys(cache.answers);
  expect(kept.length).toBeLessThan(130);
  expect(kept.at(-1)).toContain('searches=399');
});

describe('code', () => {
  const probe = vi.fn<() => Promise<boolean>>();
  const page = { name: 'page' };
  const inMs = (milliseconds: number) =>
    new Promise<typeof page>((resolve) => setTimeout(() => resolve(page), milliseconds));
  const cache = () =>
    new ResponseCache({
      api: createApiClient({ fetch: lost, language: 'id' }),
      device: {
        isSilent: () => true,
        isLost: () => true,
        answer: async () => undefined,
        probe,
        noteOwn: () => undefined,
        noteLate: () => undefined,
      },
    });
  beforeEach(() => {
    vi.useFakeTimers();
    probe.mockReset().mockResolvedValue(false);
  });

  test('a cached photo is not requested from the network', async () => {
    expect(await cache().codeInTime(Promise.resolve(page))).toBe(page);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(probe).not.toHaveBeenCalled();
  });

  test.each([
    { takes: tellAfterMs - 1, answers: false, comes: true },
    { takes: tellAfterMs + 1, answers: false, comes: false },
    { takes: 60_000, answers: true, comes: true },
  ])(
    'that takes $takes ms, network answering: $answers, comes: $comes',
    async ({ takes, answers, comes }) => {
      probe.mockResolvedValue(answers);
      const code = cache()
        .codeInTime(inMs(takes))
        .catch((cause: unknown) => cause);
      await vi.advanceTimersByTimeAsync(60_000);
      const ended = await code;
      if (comes) expect(ended).toBe(page);
      else expect(ended).toBeInstanceOf(ConnectionLost);
    },
  );
});
