import { expect, test } from 'vitest';
import { parseLocalPath } from './local-path.ts';

test.each([
  '/',
  '/jual-mobil-anda',
  '/jual-mobil-anda/listing?draft=c0ffee00-0000-4000-8000-000000000000',
  '/mobil-bekas/toyota+jakarta?page=2&sort=price',
])('%s is a redirect target', (path) => {
  expect(parseLocalPath(path)).toBe(path);
});

test.each([
  '',
  null,
  undefined,
  'jual-mobil-anda',
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/%2F/elsewhere.example',
  'javascript:alert(1)',
  '/a b',
  '/a#b',
  '/a?b?c',
  '/<script>',
  '/a\n//b',
  `/${'a'.repeat(500)}`,
])('%j is ignored', (text) => {
  expect(parseLocalPath(text)).toBeUndefined();
});
