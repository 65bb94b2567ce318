import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readVehicleCatalogue } from '#server/db/seed/vehicles/vehicle-catalogue.ts';
import { modelsOfFacts } from './model-facts.ts';
import { readNewVehicles } from './new-vehicle-catalogue.ts';
import { newVehiclePaths } from './new-vehicle-paths.ts';
import { withSlugs } from './variant-slugs.ts';

const catalogue = readNewVehicles();

/** Minimum number of brands, models and variants of each kind, given the sources. */
const least = {
  mobil: [45, 240, 530],
  motor: [15, 150, 300],
  truk: [10, 60, 120],
  'motor-roda-tiga': [5, 15, 20],
} as const;

describe.each([...catalogue])('new vehicles: %s', (kind, brands) => {
  const models = brands.flatMap((brand) => brand.models);
  const variants = models.flatMap((model) => model.variants.map((variant) => ({ model, variant })));

  test('cover the market', () => {
    const counts = [brands.length, models.length, variants.length];
    for (const [place, count] of counts.entries())
      expect(count).toBeGreaterThanOrEqual(least[kind][place] ?? 0);
  });

  test('have addresses of their own, which no page beside the brands has', () => {
    const paths = models.map(({ brand, slug }) => `${brand.slug}/${slug}`);
    expect(new Set(paths).size).toBe(paths.length);
    const others = ['dealer', 'service-center', 'kredit', 'simulasi-kredit'];
    expect(brands.filter(({ slug }) => others.includes(slug))).toEqual([]);
    for (const path of paths) expect(path).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+$/);
  });

  test('have a drawing and a paint mask', () => {
    for (const body of new Set(models.map((model) => model.body)))
      for (const folder of ['bodies', 'bodies/paint'])
        expect(existsSync(`public/${folder}/${body}.webp`), `${folder}/${body}`).toBe(true);
  });

  test('have a date beside each price, in a range that such a vehicle may cost', () => {
    for (const { model, variant } of variants) {
      expect(variant.price === null, model.slug).toBe(variant.price_date === null);
      if (variant.price === null) continue;
      expect(variant.price, model.slug).toBeGreaterThan(kind === 'mobil' ? 90e6 : 5e6);
      expect(variant.price, model.slug).toBeLessThan(40e9);
    }
  });

  test('say no name twice within a model, and order variants by price', () => {
    for (const { slug, variants: own } of models) {
      const names = own.map(({ name, transmission, fuel }) => `${name} ${transmission} ${fuel}`);
      expect(new Set(names).size, slug).toBe(names.length);
      const slugs = own.map((variant) => variant.slug);
      expect(new Set(slugs).size, slug).toBe(slugs.length);
      for (const each of slugs) expect(each, slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      const prices = own.map(({ price }) => price ?? Number.POSITIVE_INFINITY);
      expect(prices, slug).toEqual(prices.toSorted((a, b) => a - b));
    }
  });
});

test('cars that are no longer sold new are not among them', () => {
  const sold = new Set(catalogue.get('mobil')?.flatMap(({ models }) => models.map(({ slug }) => slug)));
  const former = readVehicleCatalogue()
    .flatMap(({ models }) => models)
    .filter(({ variants }) => variants.every(({ years: [, to] }) => to !== null));
  expect(former.length).toBeGreaterThan(100);
  expect(former.filter(({ slug }) => sold.has(slug))).toEqual([]);
});

test('a variant’s slug is its name plus what distinguishes it from its namesakes', () => {
  const variant = (name: string, transmission: string | null, fuel: string) => ({ name, transmission, fuel });
  const slugs = withSlugs('Fronx', [
    variant('GX', 'manual', 'hybrid'),
    variant('GX', 'otomatis', 'hybrid'),
    variant('SGX', 'otomatis', 'bensin'),
    variant('SGX', 'otomatis', 'hybrid'),
    variant('', null, 'bensin'),
    variant('GL A/T', 'otomatis', 'bensin'),
    variant('GL A T', 'otomatis', 'bensin'),
  ]).map(({ slug }) => slug);
  expect(slugs).toEqual([
    ...['gx-manual', 'gx-otomatis', 'sgx-otomatis-bensin', 'sgx-otomatis-hybrid', 'fronx'],
    ...['gl-a-t-otomatis-bensin', 'gl-a-t-otomatis-bensin-2'],
  ]);
});

test('colours and warranties refer to existing models', () => {
  const paths = new Set(
    [...catalogue].flatMap(([kind, brands]) =>
      brands.flatMap(({ models }) => models.map(({ brand, slug }) => `${kind}/${brand.slug}/${slug}`)),
    ),
  );
  expect(modelsOfFacts().length).toBeGreaterThan(60);
  expect(modelsOfFacts().filter((path) => !paths.has(path))).toEqual([]);
});

test('each page is named once', () => {
  const paths = newVehiclePaths(catalogue);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain('/motor-baru/honda/beat');
  expect(paths).toContain('/mobil-baru/toyota');
});
