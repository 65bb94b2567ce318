// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAppLater } from './fetch-app-later.ts';

/** Reports that something was painted, by the address it has if it is a picture. */
let report: ((url: string) => void) | undefined;

class FakeObserver {
  static supportedEntryTypes = ['largest-contentful-paint'];
  readonly callback: (list: { getEntries(): readonly { url: string }[] }) => void;
  constructor(callback: FakeObserver['callback']) {
    this.callback = callback;
  }
  observe(): void {
    report = (url) => this.callback({ getEntries: () => [{ url }] });
  }
  disconnect(): void {
    report = undefined;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  // Without a source, the element would be fetched by the test's document.
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  document.body.innerHTML = '<script type="module" data-src="/app.js" data-after="load"></script>';
  fetchAppLater();
});
afterEach(() => {
  dispatchEvent(new Event('keydown'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const isFetched = () => vi.mocked(document.head.append).mock.calls.length > 0;
const isArriving = () => 'arriving' in document.documentElement.dataset;

async function load(): Promise<void> {
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(100);
}

test('the script, and pictures out of view, wait until the first picture is painted', async () => {
  await load();
  expect([isFetched(), isArriving()]).toEqual([false, true]);
  report?.('');
  expect(isFetched()).toBe(false);
  report?.('https://lajur.test/media/car.webp');
  expect([isFetched(), isArriving()]).toEqual([true, false]);
});

test('where the largest thing is no picture, they wait a second at most', async () => {
  await load();
  await vi.advanceTimersByTimeAsync(800);
  expect(isFetched()).toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  expect([isFetched(), isArriving()]).toEqual([true, false]);
});

test('a person does not wait', () => {
  dispatchEvent(new Event('touchstart'));
  expect([isFetched(), isArriving()]).toEqual([true, false]);
});

test('a browser that does not tell what was painted fetches it after the page has loaded', async () => {
  FakeObserver.supportedEntryTypes = [];
  await load();
  FakeObserver.supportedEntryTypes = ['largest-contentful-paint'];
  expect(isFetched()).toBe(true);
});
