// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { manageScroll, rememberScroll, restoreScroll } from './scroll-memory.ts';

manageScroll();
// Imported late, like a sheet's code.
const { watchHistory } = await import('./ui/link/history-watch.ts');
const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
afterEach(() => {
  scrollTo.mockClear();
  vi.unstubAllGlobals();
});

test('a page is opened at its top, and returned to where it was left', () => {
  vi.stubGlobal('scrollY', 500);
  rememberScroll('/list');
  restoreScroll('/list');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  dispatchEvent(new PopStateEvent('popstate'));
  restoreScroll('/list');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 500);
});

test('a sheet that is closed by going back does not count as returning', () => {
  vi.stubGlobal('scrollY', 500);
  rememberScroll('/list');
  const unwatch = watchHistory(() => true);
  dispatchEvent(new PopStateEvent('popstate'));
  unwatch();
  restoreScroll('/list');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});
