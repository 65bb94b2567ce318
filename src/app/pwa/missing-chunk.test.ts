// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retried } from '#app/ui/part/until-arrived.ts';
import { eventually } from '#tests/support/eventually.ts';
import { isMissingChunk, reloadIfKept, reloadOnMissingChunk } from './missing-chunk.ts';

const { dataset } = document.documentElement;
const reload = vi.fn<() => void>();
const server = vi.fn<(address: string) => Promise<Response>>();

reloadOnMissingChunk();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    server.mockImplementation(async () => new Response('', { status: 200 })),
  );
  vi.spyOn(location, 'reload').mockImplementation(reload);
  dataset.alive = '';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  reload.mockReset();
  server.mockReset();
  sessionStorage.clear();
  delete dataset.alive;
  delete dataset.asked;
});

/** A chunk that fails as in the built app (import-with-styles.ts). */
function failure(): Error {
  const cause = new Error('Failed to fetch /assets/browse.js');
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: cause }));
  return cause;
}

test('a page in use is reloaded only for what its visitor waits for', () => {
  reloadIfKept(failure());
  expect(reload).not.toHaveBeenCalled();
  dataset.asked = '';
  reloadIfKept(failure());
  expect(reload).toHaveBeenCalledOnce();
});

test('each tap reloads again, but not more than every half a minute', () => {
  dataset.asked = '';
  reloadIfKept(failure());
  vi.advanceTimersByTime(29_000);
  reloadIfKept(failure());
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  reloadIfKept(failure());
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page that is not in use yet is reloaded once', () => {
  delete dataset.alive;
  reloadIfKept(failure());
  vi.advanceTimersByTime(3_600_000);
  reloadIfKept(failure());
  expect(reload).toHaveBeenCalledOnce();
});

test('a chunk of a replaced version reloads the page, also in use', async () => {
  server.mockImplementation(async () => new Response('', { status: 404 }));
  expect(isMissingChunk(failure())).toBe(true);
  failure();
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
  expect(server.mock.calls.map(([address]) => address)).toEqual([
    expect.stringContaining('/missing-chunk.ts'),
  ]);
});

test('an error that is no missing chunk reloads nothing', () => {
  dataset.asked = '';
  reloadIfKept(new Error('other'));
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['text/javascript', 1],
  // A proxy that wants a sign-in.
  ['text/html', 0],
])(
  'a chunk that fails while the server answers with %s is left to a new document: %i',
  async (type, reloads) => {
    dataset.asked = '';
    server.mockImplementation(async () => new Response('', { headers: { 'content-type': type } }));
    const load = vi.fn<() => Promise<never>>(async () => {
      throw failure();
    });
    void retried(load);
    await vi.advanceTimersByTimeAsync(3000);
    await eventually(() => expect(load).toHaveBeenCalledTimes(2 + reloads));
    expect(reload).toHaveBeenCalledTimes(reloads);
  },
);
