import { expect, test } from 'vitest';
import { workerMessageOf } from './worker-message.ts';

test.each([
  { type: 'SKIP_WAITING' },
  { type: 'CLAIM' },
  { type: 'SYNC_REFERENCES', language: 'en' },
  { type: 'SYNC_REFERENCES', language: 'id', city: 'jakarta-selatan' },
  { type: 'KEEP_PAGE', address: '/mobil-bekas?page=2' },
])('%j is a message', (message) => {
  expect(workerMessageOf(message)).toEqual(message);
});

test('a page of an earlier version names no language', () => {
  expect(workerMessageOf({ type: 'SYNC_REFERENCES' })).toEqual({ type: 'SYNC_REFERENCES', language: 'id' });
});

test('unknown cities are omitted', () => {
  expect(workerMessageOf({ type: 'SYNC_REFERENCES', language: 'id', city: 'a&b=1' })).toEqual({
    type: 'SYNC_REFERENCES',
    language: 'id',
  });
});

test.each([
  undefined,
  null,
  'SKIP_WAITING',
  {},
  { type: 'CACHE_URLS' },
  { type: 'KEEP_PAGE' },
  { type: 'KEEP_PAGE', address: 1 },
  { type: 'KEEP_PAGE', address: 'https://elsewhere.example/' },
  { type: 'KEEP_PAGE', address: '//elsewhere.example/' },
  { type: 'KEEP_PAGE', address: `/${'a'.repeat(2000)}` },
])('%j is none', (message) => {
  expect(workerMessageOf(message)).toBeUndefined();
});
