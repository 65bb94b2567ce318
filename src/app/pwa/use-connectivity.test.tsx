// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Connectivity = typeof import('./use-connectivity.ts');
let connectivity: Connectivity;
/** Whether the network responds; otherwise a request hangs until it times out. */
let isThere: boolean;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  isThere = false;
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit = {}) =>
    isThere
      ? Promise.resolve(new Response('{}'))
      : new Promise((_resolve, reject) => {
          // AbortSignal.timeout does not use the fake clock.
          const patience = setTimeout(() => reject(new TypeError('timed out')), 3000);
          signal?.addEventListener('abort', () => {
            clearTimeout(patience);
            reject(signal.reason);
          });
        }),
  );
  connectivity = await import('./use-connectivity.ts');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function State() {
  return <output>{connectivity.useConnection()}</output>;
}
const state = () => screen.getByRole('status').textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a call without a response is reported within 4 s, and the network’s return within 2 s', async () => {
  render(<State />);
  const back = vi.fn();
  connectivity.onNetworkBack(back);
  void connectivity.watchedFetch('/api/x').catch(() => undefined);
  expect(state()).toBe('answering');
  await pass(3500);
  expect(state()).toBe('lost');
  await pass(7777);
  expect([state(), back.mock.calls.length]).toEqual(['lost', 0]);
  isThere = true;
  await pass(2000);
  expect([state(), back.mock.calls.length]).toEqual(['answering', 1]);
  // Earlier probes do not count.
  await pass(10_000);
  expect(state()).toBe('answering');
});

test.each([
  ['a page of the device', '2026-11-22T02:15:00Z', true],
  ['the offline fallback', new Date(0).toISOString(), false],
])('%s is never taken for a live one', async (_document, renderedAt, isKept) => {
  connectivity.noteDocument(renderedAt, isKept);
  render(<State />);
  expect(state()).toBe('silent');
  await pass(4000);
  expect(state()).toBe('lost');
});

test('an answer of the device is shown as one until the network answers', async () => {
  render(<State />);
  await act(async () => connectivity.noteOwnAnswer('2026-11-22T02:15:00Z'));
  expect(state()).toBe('silent');
  isThere = true;
  await act(() => connectivity.watchedFetch('/api/x'));
  expect(state()).toBe('answering');
});
