import { expect, test, vi } from 'vitest';
import { addressOf, type WritingClient } from './data/api/api-client.ts';
import { ApiError, ConnectionLost } from './data/api/api-error.ts';
import { ResponseCache } from './data/api/response-cache.ts';
import { loadPage } from './load-page.ts';

/** Returns the given data, and fails with `cause` for every other call. */
function apiWith(answers: Readonly<Record<string, unknown>>, cause: unknown = new Error('not asked for')) {
  const refuse = () => Promise.reject(cause);
  const failing: WritingClient = { language: 'id', get: refuse, post: refuse };
  return new ResponseCache({ api: failing, answers });
}

const home = { totalCount: 0, brands: [], bodyTypes: [], cities: [], newest: [] };
const homeAddress = addressOf('home', {}, 'id');

test('a page is loaded with its screen, its location and its route', async () => {
  let answers = 0;
  const loaded = await loadPage(apiWith({ [homeAddress]: home }), '/', '?page=2&utm_source=x', {
    onAnswer() {
      answers += 1;
    },
  });
  expect(loaded).toMatchObject({
    view: 'page',
    location: { path: '/', params: {}, query: { page: '2' } },
    match: { route: { pattern: '/' } },
    redirect: undefined,
  });
  expect(answers).toBe(1);
});

test('a selection out of order redirects, with its query', async () => {
  const query = { search: 'bandung toyota', q: undefined };
  const api = apiWith({
    [addressOf('filters', { ...query, options: '6' }, 'id')]: { url: '/mobil-bekas/toyota+bandung' },
    [addressOf('listings', { ...query, page: '2' }, 'id')]: {},
    [addressOf('seo', query, 'id')]: {},
  });
  const loaded = await loadPage(api, '/mobil-bekas/bandung%20toyota', '?page=2');
  expect(loaded.redirect).toBe('/mobil-bekas/toyota+bandung?page=2');
});

test.each([
  ['no route', '/tidak-ada', undefined, 'not-found'],
  ['an address without an id', '/detail-mobil-bekas/toyota', undefined, 'not-found'],
  ['what is not there', '/', new ApiError('not_found', ''), 'not-found'],
  ['a parameter that makes no sense', '/', new ApiError('bad_request', ''), 'not-found'],
  ['what is gone', '/', new ApiError('gone', ''), 'gone'],
  ['no connection', '/', new ConnectionLost('no answer'), 'offline'],
  ['a server in trouble', '/', new ApiError('internal', ''), 'error'],
  ['a fault of ours', '/', new TypeError('x is undefined'), 'error'],
])('%s becomes a view of its own', async (_, path, cause, view) => {
  const loaded = await loadPage(apiWith({}, cause), path, '');
  expect(loaded.view).toBe(view);
  expect(loaded.location.path).toBe(path);
  if (cause) expect(loaded.cause).toBe(cause);
});

test('a status page has the frame of its route, whatever was loaded before it', async () => {
  vi.resetModules();
  const fresh = await import('./load-page.ts');
  const { match } = await fresh.statusPage('/dealer-mobil-bekas/tidak-ada', '', 'not-found');
  expect(match?.route.layout).toBe('mobile-back');
  expect((await fresh.statusPage('/tidak-ada', '', 'not-found')).match).toBeUndefined();
});
