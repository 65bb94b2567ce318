import { expect, test } from 'vitest';
import { matchRoute } from './match-route.ts';

test.each([
  ['/', '/', {}],
  ['/mobil-bekas', '/mobil-bekas', {}],
  ['/mobil-bekas/toyota+bandung', '/mobil-bekas/:search', { search: 'toyota+bandung' }],
  ['/mobil-bekas/toyota%20bandung', '/mobil-bekas/:search', { search: 'toyota bandung' }],
  ['/mobil-bekas/lead-form', '/mobil-bekas/lead-form', {}],
  ['/myaccount/profile', '/myaccount/profile', {}],
  ['/detail-mobil-bekas/toyota-avanza-1', '/detail-mobil-bekas/:slug', { slug: 'toyota-avanza-1' }],
])('%s is of %s', async (path, pattern, params) => {
  const match = matchRoute(path);
  expect(match?.route.pattern).toBe(pattern);
  expect(match?.params).toEqual(params);
});

test.each([
  '/mobil',
  '/mobil-bekas/toyota/avanza',
  '/detail-mobil-bekas',
  // Cannot be decoded.
  '/mobil-bekas/%zz',
  '/detail-mobil-bekas/%e0%a4',
])('%s is no page', async (path) => {
  expect(matchRoute(path)).toBeUndefined();
});
