// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

type Worker = EventTarget & { state: string; readonly postMessage: ReturnType<typeof vi.fn<Post>> };
type Post = (message: unknown, ports: readonly MessagePort[]) => void;
const worker = (state: string): Worker =>
  Object.assign(new EventTarget(), { state, postMessage: vi.fn<Post>() });

type Pwa = typeof import('./service-worker.ts');
let pwa: Pwa;
let container: EventTarget & { controller: Worker | null };
let registration: EventTarget & Record<'installing' | 'waiting' | 'active', Worker | null>;

beforeEach(async () => {
  vi.resetModules();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('fetch', async () => new Response());
  registration = Object.assign(new EventTarget(), { installing: null, waiting: null, active: null });
  container = Object.assign(new EventTarget(), { controller: null, register: async () => registration });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  // Not in this DOM.
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  Object.defineProperty(document, 'images', { configurable: true, value: [] });
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'complete' });
  pwa = await import('./service-worker.ts');
});
afterEach(() => vi.unstubAllEnvs());

function become(changed: Worker, state: string): void {
  changed.state = state;
  changed.dispatchEvent(new Event('statechange'));
}
function control(by: Worker): void {
  container.controller = by;
  container.dispatchEvent(new Event('controllerchange'));
}

test('a first visitor is not told of a new version, however late the browser tells of the first one', async () => {
  const first = worker('installing');
  registration.installing = first;
  await pwa.registerServiceWorker();
  control(first);
  // WebKit: after it is in control, and once more when it is asked to claim the page.
  become(first, 'installed');
  control(first);
  expect(pwa.isUpdateReady()).toBe(false);
});

test('a version that is installed beside the one in control is told of', async () => {
  container.controller = worker('activated');
  await pwa.registerServiceWorker();
  const next = worker('installing');
  registration.installing = next;
  registration.dispatchEvent(new Event('updatefound'));
  expect(pwa.isUpdateReady()).toBe(false);
  become(next, 'installed');
  expect(pwa.isUpdateReady()).toBe(true);
});

test('a version that another tab is installing already is told of', async () => {
  container.controller = worker('activated');
  const next = worker('installing');
  registration.installing = next;
  await pwa.registerServiceWorker();
  become(next, 'installed');
  expect(pwa.isUpdateReady()).toBe(true);
});

test('a version that another tab activated is told of', async () => {
  container.controller = worker('activated');
  await pwa.registerServiceWorker();
  control(worker('activated'));
  expect(pwa.isUpdateReady()).toBe(true);
});

test('the first worker is asked to keep the page until it says that it has', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const first = worker('activated');
  await pwa.registerServiceWorker();
  control(first);
  expect(first.postMessage).toHaveBeenCalledOnce();
  // The browser ended it meanwhile.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(first.postMessage).toHaveBeenCalledTimes(2);
  const answered = new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  first.postMessage.mock.lastCall?.[1][0]?.postMessage(true);
  await answered;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(first.postMessage).toHaveBeenCalledTimes(2);
});
