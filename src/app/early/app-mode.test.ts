// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyAppMode } from './app-mode.ts';

/** Whether a page at this address is displayed in app mode. */
function isApp(address: string): boolean {
  history.replaceState(null, '', address);
  delete document.documentElement.dataset.app;
  applyAppMode();
  return document.documentElement.dataset.app === '1';
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('the mode survives a restart of the web view, and ends with app=0', () => {
  expect(isApp('/mobil-bekas')).toBe(false);
  expect(isApp('/mobil-bekas?app=1')).toBe(true);
  // A restart begins a new session.
  sessionStorage.clear();
  expect(isApp('/')).toBe(true);
  expect(isApp('/?app=0')).toBe(false);
  expect(isApp('/mobil-bekas')).toBe(false);
});

test('a native app announces itself by its user agent, or by a cookie', () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get');
  agent.mockReturnValue('Mozilla/5.0 (Linux; Android 15; wv) LajurApp/2.1');
  expect(isApp('/')).toBe(true);
  agent.mockReturnValue('Mozilla/5.0 (Linux; Android 15; wv)');
  expect(isApp('/')).toBe(false);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('lang=id; app=1');
  expect(isApp('/')).toBe(true);
  expect(isApp('/?app=0')).toBe(false);
});

test('a page of a browser that forbids storage is shown as it asks', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(isApp('/?app=1')).toBe(true);
});
