// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyAppMode, markQuery } from './app-mode.ts';

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

test('a calculator waits for the query of its address, and some for the numbers that the device keeps', () => {
  const { dataset } = document.documentElement;
  const marked = (address: string) => {
    delete dataset.query;
    history.replaceState(null, '', address);
    markQuery();
    return dataset.query;
  };
  expect(marked('/harga-bbm')).toBeUndefined();
  expect(marked('/harga-bbm?prov=15')).toBe('');
  localStorage.setItem('lajur.ownership', 'prov=15');
  expect(marked('/harga-bbm')).toBe('own');
  expect(marked('/harga-bbm?prov=15')).toBe('');
});

test('a page of a browser that forbids storage is shown as it asks', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(isApp('/?app=1')).toBe(true);
});
