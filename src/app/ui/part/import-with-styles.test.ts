// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importWithStyles } from './import-with-styles.ts';

/** Appended, but not fetched. */
let links: HTMLLinkElement[] = [];
const failures: unknown[] = [];
const noteFailure = (event: VitePreloadErrorEvent) => failures.push(event.payload);

beforeEach(() => {
  links = [];
  failures.length = 0;
  document.head.innerHTML = '';
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (link instanceof HTMLLinkElement) links.push(link);
  });
  addEventListener('vite:preloadError', noteFailure);
});
afterEach(() => {
  removeEventListener('vite:preloadError', noteFailure);
  vi.restoreAllMocks();
});

test('code runs once its styles are there, which are fetched once', async () => {
  const load = vi.fn().mockResolvedValue('code');
  const both = Promise.all([importWithStyles(load, ['a.css']), importWithStyles(load, ['a.css'])]);
  expect([links.map((link) => link.getAttribute('href')), load.mock.calls.length]).toEqual([['/a.css'], 0]);
  links[0]?.dispatchEvent(new Event('load'));
  expect(await both).toEqual(['code', 'code']);
  document.head.innerHTML = '<link rel="stylesheet" href="/b.css">';
  expect(await importWithStyles(load, ['b.css'])).toBe('code');
  expect(await importWithStyles(load)).toBe('code');
  expect(links).toHaveLength(1);
});

test('a failure is told, and what failed is fetched anew', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('code')).mockResolvedValue('code');
  const first = importWithStyles(load, ['c.css']);
  links[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('/c.css');
  const second = importWithStyles(load, ['c.css']);
  links[1]?.dispatchEvent(new Event('load'));
  await expect(second).rejects.toThrow('code');
  expect(failures).toMatchObject([{ message: expect.stringContaining('/c.css') }, { message: 'code' }]);
});
