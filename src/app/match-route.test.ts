import { expect, test } from 'vitest';
import { findRoute } from './match-route.ts';

test.each([
  ['/', '/', {}],
  ['/mobil-bekas', '/mobil-bekas', {}],
  ['/mobil-bekas/toyota+bandung', '/mobil-bekas/:search', { search: 'toyota+bandung' }],
  ['/mobil-bekas/toyota%20bandung', '/mobil-bekas/:search', { search: 'toyota bandung' }],
  ['/mobil-bekas/lead-form', '/mobil-bekas/lead-form', {}],
  ['/myaccount/profile', '/myaccount/profile', {}],
  ['/detail-mobil-bekas/toyota-avanza-1', '/detail-mobil-bekas/:slug', { slug: 'toyota-avanza-1' }],
])('%s is of %s', async (path, pattern, params) => {
  const match = await findRoute(path);
  expect(match?.route.pattern).toBe(pattern);
  expect(match?.params).toEqual(params);
});

test.each([
  '/myaccount/my-listing',
  '/user/dashboard-my-listing',
  '/mobil-bekas/user/dashboard-my-listing',
  '/myaccount/my-offer',
  '/user/dashboard-my-offer',
  '/mobil-bekas/user/dashboard-my-offer',
  '/user/ovb-offer',
  '/mobil-bekas/user/ovb-offer',
])('%s, a dashboard, has the whole frame', async (path) => {
  expect((await findRoute(path))?.route.layout).toBe('default');
});

test.each(['/ovb/review', '/ovb/data', '/ovb/konten', '/ovb/garansi'])(
  '%s, a page of staff, brings its own frame',
  async (path) => {
    expect((await findRoute(path))?.route.layout).toBe('blank');
  },
);

test('the ads of a device and the preview of a draft are two pages', async () => {
  expect((await findRoute('/jual-mobil-anda/listing'))?.route.screen).not.toBe(
    (await findRoute('/jual-mobil-anda/preview'))?.route.screen,
  );
  expect((await findRoute('/jual-mobil-anda/preview'))?.params).toEqual({});
});

test.each(['/mobil', '/mobil-bekas/toyota/avanza', '/detail-mobil-bekas', '/tips-mobil/a'])(
  '%s is left to the last route, which finds articles',
  async (path) => {
    expect((await findRoute(path))?.route.pattern).toBe('/:postType/*?');
  },
);

test.each([
  // An invalid escape sequence.
  '/mobil-bekas/%zz',
  '/detail-mobil-bekas/%e0%a4',
])('%s is no page', async (path) => {
  expect(await findRoute(path)).toBeUndefined();
});
