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

test('content that arrives above is compensated by the first card that was in view, until the visitor moves', () => {
  // A hidden rail and a shown one have the same car.
  const card1 = '<article><a href="/car-1">1</a></article>';
  document.body.innerHTML = `<main id="main">${card1.repeat(3)}</main>`;
  const [, rail, card] = document.querySelectorAll('article');
  if (rail) rail.getBoundingClientRect = () => new DOMRect(0, -800, 300, 200);
  // Its link has no box of its own, as in a card that the browser has not laid out.
  let top = 120;
  if (card) card.getBoundingClientRect = () => new DOMRect(0, top, 300, 200);
  let grow = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grow = callback;
      }
      observe() {}
      disconnect() {
        grow = () => {};
      }
    },
  );
  vi.stubGlobal('scrollY', 900);
  rememberScroll('/list');
  dispatchEvent(new PopStateEvent('popstate'));
  restoreScroll('/list');
  // A rail of 174 px came above it.
  top += 174;
  grow();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 900 + 174);
  dispatchEvent(new Event('touchstart'));
  scrollTo.mockClear();
  grow();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a new document knows the places of the one that the phone dropped', async () => {
  vi.stubGlobal('scrollY', 700);
  rememberScroll('/list');
  dispatchEvent(new Event('pagehide'));
  vi.resetModules();
  const next = await import('./scroll-memory.ts');
  next.manageScroll();
  dispatchEvent(new PopStateEvent('popstate'));
  document.body.innerHTML = '<main id="main"></main>';
  next.restoreScroll('/list');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});
