import { expect, test } from 'vitest';
import { traitNumbers, traits } from './traits.ts';

test('numbers in stored copies of a city keep their meaning', () => {
  expect(Object.fromEntries(traits.map(({ slug, bits }) => [slug, bits]))).toMatchObject({
    ...{ 'bebas-tabrakan': 1, 'bebas-banjir': 2, 'pajak-hidup': 4, 'servis-tercatat': 8 },
    ...{ 'pemilik-1': 1 << 4, 'pemilik-4': 4 << 4, 'bpkb-pemilik': 1 << 7, 'bpkb-leasing': 3 << 7 },
    ...{ 'di-bawah-pasar': 1 << 9, 'kursi-2': 1 << 10, 'kursi-9': 7 << 10, '4x4': 1 << 13, '4x2': 2 << 13 },
  });
});

test('each type has bits of its own, which a 32-bit column holds', () => {
  const masks = [...new Set(traits.map(({ mask }) => mask))];
  expect(masks.reduce((sum, mask) => sum + mask, 0)).toBe(traitNumbers - 1);
  expect(traitNumbers).toBeLessThan(2 ** 31);
  for (const { mask, bits } of traits) expect(bits & mask).toBe(bits);
});
