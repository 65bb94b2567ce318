import { expect, test } from 'vitest';
import { searchNameLength } from '#offline/device/limits.ts';
import { savedSearchPath, searchNameOf } from './search-words.ts';

test.each([
  [{ search: 'toyota', q: '' }, 'Mobil bekas Toyota'],
  [{ search: '', q: 'avanza matic' }, 'avanza matic'],
  [{ search: 'toyota', q: 'matic' }, 'matic · Mobil bekas Toyota'],
])('%j is called %s', (search, name) => {
  expect(searchNameOf('Mobil bekas Toyota', search)).toBe(name);
});

test('a long name is cut to the limit', () => {
  const name = searchNameOf('Mobil bekas '.repeat(10), { search: 'x', q: '' });
  expect(name).toMatch(/…$/);
  expect(name.length).toBeLessThanOrEqual(searchNameLength);
});

test.each([
  [{ search: 'toyota+jakarta-selatan', q: '', sort: 'score-desc' }, '/mobil-bekas/toyota+jakarta-selatan'],
  [{ search: '', q: 'avanza & co', sort: 'score-desc' }, '/mobil-bekas?q=avanza+%26+co'],
  [{ search: 'toyota', q: 'matic', sort: 'price-asc' }, '/mobil-bekas/toyota?q=matic&sort=price&order=asc'],
] as const)('%j is at %s', (search, path) => {
  expect(savedSearchPath(search)).toBe(path);
});
