// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Connectivity = typeof import('./use-connectivity.ts');
let connectivity: Connectivity;
/** After how many milliseconds the network responds; it refuses connections, or a request hangs until it is aborted. */
let network: number | 'refuses' | 'hangs';

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  network = 'hangs';
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit = {}) => {
    if (network === 'refuses') return Promise.reject(new TypeError('Failed to fetch'));
    return new Promise((resolve, reject) => {
      if (typeof network === 'number') setTimeout(() => resolve(new Response('{}')), network);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  connectivity = await import('./use-connectivity.ts');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Every state that was rendered. */
let states: string[];
function State() {
  states.push(connectivity.useConnection());
  return <output>{states.at(-1)}</output>;
}
function renderState(): void {
  states = [];
  render(<State />);
}
const state = () => screen.getByRole('status').textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const call = (path = '/api/x') => void connectivity.watchedFetch(path).catch(() => undefined);
const change = (isOnline: boolean) =>
  act(async () => {
    vi.stubGlobal('navigator', { onLine: isOnline });
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

test('a call without a response is reported after 4 s, and the network’s return within 2 s', async () => {
  renderState();
  const back = vi.fn();
  connectivity.onNetworkBack(back);
  call();
  await pass(3999);
  expect(state()).toBe('answering');
  await pass(1);
  expect(state()).toBe('slow');
  await pass(7777);
  expect([state(), back.mock.calls.length]).toEqual(['slow', 0]);
  network = 0;
  await pass(2000);
  expect([state(), back.mock.calls.length]).toEqual(['answering', 1]);
  // Earlier probes do not count.
  await pass(10_000);
  expect(state()).toBe('answering');
});

test.each([250, 500, 1000, 3900])(
  'a network that answers after %i ms is never said to be lost',
  async (delay) => {
    renderState();
    const back = vi.fn();
    connectivity.onNetworkBack(back);
    network = delay;
    for (let page = 0; page < 5; page += 1) {
      call();
      await pass(300);
      await act(async () => connectivity.noteOwnAnswer('2026-11-22T02:15:00Z'));
      await pass(delay);
    }
    await pass(60_000);
    expect(new Set(states)).toEqual(new Set(['answering', 'silent']));
    expect(state()).toBe('answering');
    expect(back).not.toHaveBeenCalled();
  },
);

test('one that answers after 15 s is slow, never offline, and answers', async () => {
  connectivity.noteDocument('2026-11-22T02:15:00Z', true);
  renderState();
  network = 15_000;
  // The probe alone: the document's own request is the worker's.
  await pass(14_999);
  expect(state()).toBe('slow');
  await pass(1);
  expect(state()).toBe('answering');
  expect(states).not.toContain('offline');
});

test('a call that others overtake is not given up because it is slow', async () => {
  renderState();
  network = 4500;
  const both = Promise.all([connectivity.watchedFetch('/api/x'), connectivity.watchedFetch('/api/y')]);
  await pass(4500);
  expect(await both).toHaveLength(2);
});

test('one that is overtaken by a later one is', async () => {
  renderState();
  const first = connectivity.watchedFetch('/api/x').catch((cause: unknown) => cause);
  await pass(3100);
  network = 100;
  call('/api/y');
  await pass(100);
  expect(await first).toBeInstanceOf(DOMException);
});

test('connections that are refused mean offline; a single lost one says nothing', async () => {
  renderState();
  network = 'refuses';
  const lost = connectivity.watchedFetch('/api/x').catch(() => undefined);
  network = 0;
  await act(() => lost);
  await pass(100);
  expect(states).not.toContain('offline');
  network = 'refuses';
  call();
  await pass(1500);
  expect(state()).toBe('offline');
});

test('the device’s word that it is offline counts; that it is online is to be proven', async () => {
  renderState();
  await change(false);
  expect(state()).toBe('offline');
  await change(true);
  expect(state()).toBe('offline');
  await pass(4000);
  expect(state()).toBe('slow');
  network = 0;
  await pass(1500);
  expect(state()).toBe('answering');
});

test.each([
  ['a page of the device', '2026-11-22T02:15:00Z', true],
  ['the offline fallback', new Date(0).toISOString(), false],
])('%s is never taken for a live one', async (_document, renderedAt, isKept) => {
  connectivity.noteDocument(renderedAt, isKept);
  renderState();
  expect(state()).toBe('silent');
  await pass(4000);
  expect(state()).toBe('slow');
});

test('an answer of the device is shown as one until the network answers', async () => {
  renderState();
  await act(async () => connectivity.noteOwnAnswer('2026-11-22T02:15:00Z'));
  expect(state()).toBe('silent');
  network = 0;
  await act(async () => {
    const answered = connectivity.watchedFetch('/api/x');
    await vi.advanceTimersByTimeAsync(0);
    await answered;
  });
  expect(state()).toBe('answering');
});
