import { expect, test } from 'vitest';
import { isPersonal, onlyPublic } from './keepable.ts';

test.each([
  '/myaccount',
  '/myaccount/profile',
  '/en/myaccount/profile',
  '/ovb/user-login/',
  '/user/ovb-offer',
  '/mobil-bekas/user/dashboard-my-listing',
  '/en/mobil-bekas/user/dashboard-my-offer',
  '/api/v4/user/me',
  '/api/v3/staff/queue',
  '/api/v3/dealer/export',
  '/api/v3/payment/detail',
  '/api/v1/offer/send',
  // A worker would hold the stream open beyond its page.
  '/api/v4/conversation/stream',
  '/api/v1/bucket/get-booking-offers',
  '/api/v3/ovb/get-locked-offer',
  '/api/v1/inventory/own',
  '/api/v1/inventory/user-inventory-list',
  '/api/v1/inventory/user-inventory-lead',
  '/api/v1/inventory/get-seller-detail',
  '/api/v1/inventory/save-lead',
  '/api/v1/inventory/save-finance-lead',
  '/api/v1/inventory/save-insurance-lead',
  '/api/v1/inventory/change-lead',
])('%s is personal', (path) => {
  expect(isPersonal(path)).toBe(true);
});

test.each(['/', '/mobil-bekas/toyota', '/review-pengguna', '/users', '/api/v4/inventory/index'])(
  '%s is public',
  (path) => {
    expect(isPersonal(path)).toBe(false);
  },
);

async function isKept(
  { path = '/mobil-bekas', status = 200, headers = {} as Record<string, string>, asked = {}, ...overrides },
  contentType = 'text/html',
): Promise<boolean> {
  const response = new Response('', {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  });
  // A constructed response lacks properties of a fetched one.
  const fetched = Object.defineProperties(response, {
    type: { value: 'type' in overrides ? overrides.type : 'basic' },
    redirected: { value: 'redirected' in overrides ? overrides.redirected : false },
  });
  const request = new Request(`https://lajur.example${path}`, { headers: asked });
  const decide = onlyPublic(contentType).cacheWillUpdate;
  if (!decide) throw new Error('the plugin decides nothing');
  // The event is not used.
  const answer = await decide({
    request,
    response: fetched,
    event: new Event('fetch') as Parameters<typeof decide>[0]['event'],
  });
  return answer !== null && answer !== undefined;
}

test('an ordinary page is cached', async () => {
  expect(await isKept({ headers: { 'cache-control': 'public, max-age=0, must-revalidate' } })).toBe(true);
});

test.each([
  ['a page that is not there', { status: 404 }],
  ['an error', { status: 500 }],
  ['what is private', { headers: { 'cache-control': 'private, max-age=60' } }],
  ['what must not be stored', { headers: { 'cache-control': 'No-Store' } }],
  ['an account page, whatever it says', { path: '/en/myaccount/profile' }],
  ['the answer to one who showed a key', { asked: { authorization: 'Bearer x' } }],
  ['a redirected answer', { redirected: true }],
  ['another site’s', { type: 'cors' }],
  ['a page in place of data', { headers: { 'content-type': 'application/json' } }],
])('%s is not', async (_name, answer) => {
  expect(await isKept(answer)).toBe(false);
});
