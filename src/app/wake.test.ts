// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteDevice } from './data/device/device-note.ts';
import { untilWoken } from './wake.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  localStorage.clear();
  delete document.documentElement.dataset.searched;
  delete document.documentElement.dataset.woken;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Whether the page is hydrated within a second without interaction. */
async function wakesSoon(): Promise<boolean> {
  const woken = vi.fn();
  void untilWoken(false).then(woken);
  await vi.advanceTimersByTimeAsync(1000);
  return woken.mock.calls.length > 0;
}

test('a device that stores nothing waits, though its notes exist', async () => {
  localStorage.setItem('lajur.references.id', '1763856000000');
  noteDevice([]);
  expect(await wakesSoon()).toBe(false);
});

test.each([['favourites'], ['catalogues'], ['account']] as const)(
  'a device that holds %s does not wait',
  async (held) => {
    noteDevice([held]);
    expect(await wakesSoon()).toBe(true);
  },
);

test('with data saver a page that is only read and scrolled loads no further code', async () => {
  noteDevice([]);
  for (const saveData of [false, true]) {
    vi.stubGlobal('navigator', { connection: { saveData } });
    const woken = vi.fn();
    void untilWoken(false).then(woken);
    await vi.advanceTimersByTimeAsync(60_000);
    for (const reading of ['pointerdown', 'touchstart', 'scroll']) dispatchEvent(new Event(reading));
    await vi.advanceTimersByTimeAsync(0);
    expect(woken).toHaveBeenCalledTimes(saveData ? 0 : 1);
    dispatchEvent(new Event('click'));
    await vi.advanceTimersByTimeAsync(0);
    expect(woken).toHaveBeenCalledTimes(1);
  }
});

test('a device with recent searches does not wait', async () => {
  document.documentElement.dataset.searched = '1';
  expect(await wakesSoon()).toBe(true);
});

test('an interaction before this script loaded counts', async () => {
  noteDevice([]);
  document.documentElement.dataset.woken = '';
  expect(await wakesSoon()).toBe(true);
});
