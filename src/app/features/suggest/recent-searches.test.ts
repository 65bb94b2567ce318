import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetAllSearches,
  forgetSearch,
  mostRecentSearches,
  parseRecentSearches,
  recentSearches,
  rememberSearch,
  withSearch,
} from './recent-searches.ts';

const search = (name: string) => ({ name, url: `/search/result?q=${name}` });

test('newest first, without duplicates, ten at most', () => {
  let searches = withSearch([], search('a'));
  for (const name of [...'bcdefghijka']) searches = withSearch(searches, search(name));
  expect(searches.map(({ name }) => name).join('')).toBe('akjihgfedc');
  expect(searches).toHaveLength(mostRecentSearches);
});

test('blank words and foreign addresses are not stored', () => {
  for (const url of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])
    expect(withSearch([], { name: 'x', url })).toEqual([]);
  expect(withSearch([], search('  '))).toEqual([]);
});

test.each([
  null,
  '',
  '{',
  'null',
  '{"name":"x","url":"/x"}',
  '[1,null,"x",{"name":1,"url":"/x"},{"name":"x"},{"name":"x","url":"//evil.example"}]',
  JSON.stringify([{ name: 'x'.repeat(101), url: '/x' }]),
])('a storage with %s has no searches', (text) => {
  expect(parseRecentSearches(text)).toEqual([]);
});

test('more than ten in the storage are cut', () => {
  const many = Array.from({ length: 30 }, (_, index) => search(String(index)));
  expect(parseRecentSearches(JSON.stringify(many))).toEqual(many.slice(0, mostRecentSearches));
});

function fakeStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
afterEach(() => vi.unstubAllGlobals());

test('searches are stored, and deleted one by one and all at once', () => {
  for (const name of ['avanza', 'brio', 'jazz']) rememberSearch(search(name));
  expect(recentSearches().map(({ name }) => name)).toEqual(['jazz', 'brio', 'avanza']);
  expect(recentSearches()).toBe(recentSearches());
  forgetSearch(search('brio').url);
  expect(recentSearches().map(({ name }) => name)).toEqual(['jazz', 'avanza']);
  forgetAllSearches();
  expect(recentSearches()).toEqual([]);
  expect(localStorage.getItem('lajur.searches')).toBeNull();
});

test('without storage nothing is stored and nothing fails', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('SecurityError');
    },
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  });
  expect(() => rememberSearch(search('avanza'))).not.toThrow();
  expect(recentSearches()).toEqual([]);
});
