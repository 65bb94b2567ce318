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

test('a device with recent searches does not wait', async () => {
  document.documentElement.dataset.searched = '1';
  expect(await wakesSoon()).toBe(true);
});

test('a sign of a person from before this script was there counts', async () => {
  noteDevice([]);
  document.documentElement.dataset.woken = '';
  expect(await wakesSoon()).toBe(true);
});
