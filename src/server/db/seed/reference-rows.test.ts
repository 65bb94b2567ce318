import { describe, expect, test } from 'vitest';
import { slugify } from '#contract/slug.ts';
import { codeRows, normalizeAlias, referenceHash, referenceRows } from './reference-rows.ts';
import { isReservedSlug } from './reserved-slugs.ts';
import { SlugRegistry, type SlugType, variantSlug } from './slug-registry.ts';

const rows = referenceRows(new Map());
const models = rows.brands.flatMap((brand) => brand.models);
const slugs = [
  rows.brands,
  models,
  models.flatMap(({ variants }) => variants),
  rows.provinces,
  rows.cities,
].flatMap((some) => some.map(({ slug }) => slug));

describe('filter slugs', () => {
  test('have one meaning each, across all types', () => {
    expect(slugs.length).toBeGreaterThan(2000);
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
    expect(slugs.filter((slug) => slugify(slug) !== slug)).toEqual([]);
  });

  test('are no reserved words', () => {
    expect(slugs.filter(isReservedSlug)).toEqual([]);
    const taken = [
      'mpv',
      'bensin',
      'manual',
      'abu-abu',
      'diler',
      'user',
      'step-two',
      'harga-100-juta',
      'tahun-2020',
      'km-0',
    ];
    for (const slug of taken) expect(isReservedSlug(slug), slug).toBe(true);
    for (const slug of ['toyota', 'jakarta-selatan', 'kmc']) expect(isReservedSlug(slug), slug).toBe(false);
  });

  test('of a city give way to the province of the same name', () => {
    const slugOf = (id: number) => rows.cities.find((city) => city.id === id)?.slug;
    expect(slugOf(1571)).toBe('jambi-kota');
    expect(slugOf(7571)).toBe('gorontalo-kota');
    expect(slugOf(7501)).toBe('kabupaten-gorontalo');
    expect(slugOf(146)).toBe('jakarta-selatan');
  });

  test('of a variant begin with its model', () => {
    expect(variantSlug('avanza', '1.3 G MT')).toBe('avanza-1-3-g-mt');
    const avanza = models.find(({ slug }) => slug === 'avanza');
    for (const { slug } of avanza?.variants ?? []) expect(slug).toMatch(/^avanza-/);
  });
});

describe('SlugRegistry', () => {
  test('suffixes the later type, and counts on when that is taken too', () => {
    const registry = new SlugRegistry(new Map());
    expect(registry.claim('model', 'batu', 'merek')).toBe('batu');
    expect(registry.claim('city', 'batu', 'kota')).toBe('batu-kota');
    expect(registry.claim('city', 'batu', 'kota')).toBe('batu-kota-2');
    expect(registry.claim('model', 'wagon', 'merek')).toBe('wagon-merek');
  });

  test('leaves stored slugs to their rows', () => {
    const stored = new Map<string, SlugType>([
      ['kudus', 'model'],
      ['toyota', 'brand'],
    ]);
    const registry = new SlugRegistry(stored);
    expect(registry.claim('brand', 'toyota', 'mobil')).toBe('toyota');
    expect(registry.claim('city', 'kudus', 'kota')).toBe('kudus-kota');
  });
});

test('aliases are lower-case letters and digits', () => {
  expect(normalizeAlias('Mercedes-Benz C 200')).toBe('mercedesbenzc200');
});

test('the hash stays the same while the data does', () => {
  expect(referenceHash()).toBe(referenceHash());
  expect(codeRows.colors[0]).toMatchObject({ slug: 'putih', nameEn: 'White', position: 0, hex: '#f4f5f4' });
});
