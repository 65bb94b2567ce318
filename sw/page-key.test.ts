import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

test.each([
  ['/mobil-bekas?utm_source=x&utm_term=y', '/mobil-bekas'],
  ['/mobil-bekas?app=1&page=2', '/mobil-bekas?page=2'],
  ['/?searchmodel=true#top', '/'],
  ['/mobil-bekas?sort=price&order=asc', '/mobil-bekas?order=asc&sort=price'],
  ['/mobil-bekas?application=1', '/mobil-bekas?application=1'],
])('%s is cached as %s', (address, key) => {
  expect(pageKey(`https://lajur.example${address}`)).toBe(`https://lajur.example${key}`);
});

test('pages of selling are cached once, whichever draft they were opened for', () => {
  const kept = 'https://lajur.example/en/jual-mobil-anda/step-three';
  expect(pageKey(`${kept}?draft=1&left=2`)).toBe(kept);
  expect(pageKey('https://lajur.example/jual-mobil-anda?bagikan=1')).toBe(
    'https://lajur.example/jual-mobil-anda',
  );
  expect(pageKey('https://lajur.example/en/tukar-tambah-mobil?draft=1&id=2')).toBe(
    'https://lajur.example/en/tukar-tambah-mobil',
  );
});
