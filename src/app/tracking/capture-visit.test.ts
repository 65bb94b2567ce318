import { beforeEach, expect, test } from 'vitest';
import { captureVisit, readTrafficSource, type Visit } from './capture-visit.ts';
import type { CookieJar } from './cookie-jar.ts';

/** Cookies that expire by the test's own clock. */
class FakeJar implements CookieJar {
  now = 0;
  readonly #cookies = new Map<string, { value: string; until: number }>();

  get(name: string): string | undefined {
    const cookie = this.#cookies.get(name);
    return cookie && cookie.until > this.now ? cookie.value : undefined;
  }

  set(name: string, value: string, maxAgeSeconds: number): void {
    this.#cookies.set(name, { value, until: this.now + maxAgeSeconds });
  }
}

const hour = 3600;
const day = 24 * hour;
let jar: FakeJar;

beforeEach(() => {
  jar = new FakeJar();
});

function visit(address: string, referrer = ''): void {
  const { pathname, search, host } = new URL(address, 'https://lajur.example');
  captureVisit({ pathname, search, host, referrer } satisfies Visit, jar);
}

test('a campaign is stored, with nothing else of the query', () => {
  visit('/mobil-bekas?utm_source=news&utm_medium=mail&utm_campaign=lebaran%20sale&utm_term=suv&q=0812345678');
  expect(readTrafficSource(jar)).toEqual({
    source: 'news',
    medium: 'mail',
    campaign: 'lebaran sale',
    term: 'suv',
  });
  expect(jar.get('landing_url')).toBe(
    '/mobil-bekas?utm_source=news&utm_medium=mail&utm_campaign=lebaran+sale&utm_term=suv',
  );
});

test('the landing page lasts six hours, then the next visit sets a new one', () => {
  visit('/');
  jar.now = 6 * hour - 1;
  visit('/mobil-bekas');
  expect(jar.get('landing_url')).toBe('/');
  jar.now = 6 * hour;
  visit('/mobil-bekas');
  expect(jar.get('landing_url')).toBe('/mobil-bekas');
});

test('a source lasts thirty days and is replaced by another one, not by our own pages', () => {
  visit('/', 'https://search.example/?q=private+words');
  expect(readTrafficSource(jar)).toEqual({ source: 'search.example', medium: 'referral' });
  jar.now = day;
  visit('/mobil-bekas', 'https://lajur.example/');
  visit('/mobil-bekas');
  expect(readTrafficSource(jar)).toEqual({ source: 'search.example', medium: 'referral' });
  jar.now = 30 * day;
  expect(readTrafficSource(jar)).toEqual({});
  visit('/?utm_source=radio');
  expect(readTrafficSource(jar)).toEqual({ source: 'radio' });
});

test('a visit without a referrer is direct', () => {
  visit('/');
  expect(readTrafficSource(jar)).toEqual({ source: 'direct' });
});

test('values are bounded', () => {
  visit(`/?utm_source=${'x'.repeat(500)}`);
  expect(readTrafficSource(jar).source).toHaveLength(100);
});

test('only a local path of safe characters is a landing page', () => {
  captureVisit({ pathname: '//evil.example/', search: '', host: 'lajur.example', referrer: '' }, jar);
  expect(jar.get('landing_url')).toBeUndefined();
  captureVisit({ pathname: '/<script>', search: '', host: 'lajur.example', referrer: 'not an address' }, jar);
  expect(jar.get('landing_url')).toBeUndefined();
});
