import { describe, expect, test } from 'vitest';
import { comparedCategory, compareNewPath, inCanonicalOrder, variantIdsOf } from './variant-ids.ts';

const ids = ['toyota.avanza.g', 'honda.br-v.e-cvt', 'kia.carens.x', 'bmw.x1.s', 'vw.id-4.pro'] as const;

describe('variant ids of an address', () => {
  test('keep their order, at most four, without duplicates', () => {
    expect(variantIdsOf(undefined)).toEqual([]);
    expect(variantIdsOf('')).toEqual([]);
    expect(variantIdsOf(`${ids[1]},${ids[0]}`)).toEqual([ids[1], ids[0]]);
    expect(variantIdsOf(`${ids[0]} ${ids[1]}`)).toEqual([ids[0], ids[1]]);
    expect(variantIdsOf([ids[0], ids[0], ids[1]].join(','))).toEqual([ids[0], ids[1]]);
    expect(variantIdsOf(ids.join(','))).toEqual(ids.slice(0, 4));
  });

  test.each([
    'avanza',
    'toyota.avanza',
    'toyota.avanza.g.x',
    'Toyota.avanza.g',
    '..',
    'a.b.c,',
    'a.b.<c>',
    '1',
  ])('%s is invalid', (v) => expect(variantIdsOf(v)).toBeUndefined());

  test('may contain names of the maximum length', () => {
    const longest = ['b'.repeat(80), 'm'.repeat(80), `${'v'.repeat(80)}-semi-otomatis-listrik-12`].join('.');
    expect(variantIdsOf(longest)).toEqual([longest]);
  });

  test('are rejected if too long', () => {
    expect(variantIdsOf(Array(101).fill(ids[0]).join(','))).toBeUndefined();
    expect(variantIdsOf(`a.b.${'c'.repeat(300)}`)).toBeUndefined();
  });
});

test('a set of variants has one canonical address', () => {
  const one = inCanonicalOrder([ids[0], ids[1]]);
  expect(one).toEqual(inCanonicalOrder([ids[1], ids[0]]));
  expect(compareNewPath('mobil', one)).toBe('/bandingkan-mobil?v=honda.br-v.e-cvt,toyota.avanza.g');
  expect(compareNewPath('motor-roda-tiga')).toBe('/bandingkan-motor-roda-tiga');
});

test('the path of a comparison determines its category', () => {
  expect(comparedCategory('/bandingkan-truk')?.id).toBe(3);
  expect(comparedCategory('/bandingkan-mobil-bekas')).toBeUndefined();
});
