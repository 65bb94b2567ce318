// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAppLater } from './fetch-app-later.ts';

type Entry = { readonly url?: string };
/** Paint observers by entry type; calling one reports a paint. */
const reports = new Map<string, (entry: Entry) => void>();
const largest = 'largest-contentful-paint';

class FakeObserver {
  static supportedEntryTypes = ['paint', largest];
  readonly callback: (list: { getEntries(): readonly Entry[] }) => void;
  #type = '';
  constructor(callback: FakeObserver['callback']) {
    this.callback = callback;
  }
  observe({ type }: { readonly type: string }): void {
    this.#type = type;
    reports.set(type, (entry) => this.callback({ getEntries: () => [entry] }));
  }
  disconnect(): void {
    reports.delete(this.#type);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  // Without a mock, the test's document would fetch the script.
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  document.body.innerHTML = '<script type="module" data-src="/app.js" data-after="load"></script>';
});
afterEach(() => {
  dispatchEvent(new Event('keydown'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reports.clear();
});

const isFetched = () => vi.mocked(document.head.append).mock.calls.length > 0;
const isArriving = () => 'arriving' in document.documentElement.dataset;

async function load(): Promise<void> {
  fetchAppLater();
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(100);
}

test('the script, and pictures out of view, wait until the first picture is painted', async () => {
  await load();
  expect([isFetched(), isArriving()]).toEqual([false, true]);
  reports.get(largest)?.({ url: '' });
  expect(isFetched()).toBe(false);
  reports.get(largest)?.({ url: 'https://lajur.test/media/car.webp' });
  expect([isFetched(), isArriving()]).toEqual([true, false]);
});

test('what the script imports is asked for after it, one request in a task', async () => {
  document.body.innerHTML = '<script data-src="/app.js" data-with="/first.js /words.js"></script>';
  const asked = () =>
    vi
      .mocked(document.head.append)
      .mock.calls.flatMap(([element]) =>
        element instanceof Element ? [element.getAttribute('src') ?? element.getAttribute('href')] : [],
      );
  fetchAppLater();
  dispatchEvent(new Event('keydown'));
  expect(asked()).toEqual(['/app.js']);
  expect(vi.getTimerCount()).toBe(2);
  vi.runAllTimers();
  expect(asked()).toEqual(['/app.js', '/first.js', '/words.js']);
});

test('if the largest element is not an image, it waits for at most a second', async () => {
  await load();
  await vi.advanceTimersByTimeAsync(800);
  expect(isFetched()).toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  expect([isFetched(), isArriving()]).toEqual([true, false]);
});

test('a page without a large image fetches the script after its first paint, not after its first frame', async () => {
  document.body.innerHTML = '<script type="module" data-src="/app.js" data-after="paint"></script>';
  fetchAppLater();
  await vi.advanceTimersByTimeAsync(100);
  expect(isFetched()).toBe(false);
  reports.get('paint')?.({});
  expect(isFetched()).toBe(true);
});

test('an interaction ends the wait', () => {
  fetchAppLater();
  dispatchEvent(new Event('touchstart'));
  expect([isFetched(), isArriving()]).toEqual([true, false]);
});

test('a strip that scrolls by itself is no interaction, the page that scrolls is', () => {
  fetchAppLater();
  document.body.dispatchEvent(new Event('scroll'));
  expect(isFetched()).toBe(false);
  document.dispatchEvent(new Event('scroll'));
  expect(isFetched()).toBe(true);
});

test('a browser without paint timing fetches the script after the page has loaded', async () => {
  FakeObserver.supportedEntryTypes = [];
  await load();
  FakeObserver.supportedEntryTypes = ['paint', largest];
  expect(isFetched()).toBe(true);
});

test('where a failed module is kept, a new document runs the script once it can be fetched', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const fetched = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(new Response('Sign in', { headers: { 'content-type': 'text/html' } }))
    .mockResolvedValue(new Response('', { headers: { 'content-type': 'text/javascript' } }));
  vi.stubGlobal('fetch', fetched);
  vi.mocked(document.head.append).mockImplementation((script) => {
    if (script instanceof HTMLScriptElement && script.onerror) script.dispatchEvent(new Event('error'));
    else if (script instanceof HTMLElement) document.body.append(script);
  });
  fetchAppLater();
  dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(3000);
  expect([fetched.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(3000);
  expect([fetched.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(3000);
  expect([fetched.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(reload).toHaveBeenCalledOnce();
});

test('calls that the browser lacks are there before the app’s script runs, and are asked for again', async () => {
  vi.stubGlobal('URL', {});
  const early = document.createElement('script');
  early.dataset.calls = '/calls.js';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(early);
  const appended = () =>
    vi
      .mocked(document.head.append)
      .mock.calls.flatMap(([element]) => (element instanceof HTMLScriptElement ? [element] : []));
  const last = () => appended().at(-1);
  vi.mocked(document.head.append).mockImplementation((element) => {
    if (element instanceof HTMLScriptElement && element.dataset.src) document.body.append(element);
  });
  fetchAppLater();
  dispatchEvent(new Event('keydown'));
  expect([last()?.getAttribute('src'), last()?.type]).toEqual(['/calls.js', '']);
  last()?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(last()?.getAttribute('src')).toBe('/calls.js');
  last()?.dispatchEvent(new Event('load'));
  expect([last()?.getAttribute('src'), last()?.type]).toEqual(['/app.js', 'module']);
});
