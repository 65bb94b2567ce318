// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { swapCarrying, watchCards } from './carry-photo.ts';

const path = '/detail-mobil-bekas/toyota-avanza-1';
const photos = () => [...document.querySelectorAll('img')];
const names = () => photos().map((photo) => photo.style.viewTransitionName);
let stop = () => {};
let during: string[][] = [];

beforeEach(() => {
  stop = watchCards();
  during = [];
  document.body.innerHTML = `<main><article><a href="${path}"><img></a></article></main>`;
  Object.defineProperties(photos()[0], { complete: { value: true }, naturalWidth: { value: 480 } });
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  const startViewTransition = vi.fn((update: () => void) => {
    during.push(names());
    update();
    during.push(names());
    return { ready: Promise.resolve(), finished: Promise.resolve() };
  });
  Object.defineProperty(document, 'startViewTransition', { configurable: true, value: startViewTransition });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const open = (address = path) => {
  document.querySelector('img')?.click();
  history.replaceState(null, '', address);
  swapCarrying(() => {
    document.body.innerHTML = '<main><img></main>';
  });
};

test('the photo of an opened card transitions to that of its page, and the transition name is removed', async () => {
  open();
  expect(during).toEqual([['car-photo'], ['car-photo']]);
  await eventually(() => expect(names()).toEqual(['']));
});

test('other pages are swapped immediately', () => {
  open('/mobil-bekas');
  expect([during, photos().length]).toEqual([[], 1]);
});

test('nothing is animated under reduced motion', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
  open();
  expect(during).toEqual([]);
  expect(document.querySelector('article')).toBeNull();
});

test('a page that arrives before the transition to its cached version is shown last', () => {
  let begin = () => {};
  const startViewTransition = (update: () => void) => {
    begin = update;
    return { ready: Promise.resolve(), finished: Promise.resolve() };
  };
  Object.defineProperty(document, 'startViewTransition', { configurable: true, value: startViewTransition });
  document.querySelector('img')?.click();
  history.replaceState(null, '', path);
  const shown: string[] = [];
  swapCarrying(() => shown.push('known'));
  expect(shown).toEqual([]);
  swapCarrying(() => shown.push('whole'));
  begin();
  expect(shown).toEqual(['known', 'whole']);
});
