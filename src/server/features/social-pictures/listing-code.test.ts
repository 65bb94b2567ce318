import { expect, test } from 'vitest';
import { listingCode } from './listing-code.ts';

test('a listing’s code says its address, too, and takes a few kilobytes', () => {
  const svg = listingCode('https://lajur.example', 4321);
  expect(svg).toContain('>lajur.example/detail-mobil-bekas/4321</text>');
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 37 40"/);
  expect(svg.length).toBeLessThan(10_000);
});
