import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { readVehicleCatalogue } from '#server/db/seed/vehicles/vehicle-catalogue.ts';
import { newVehiclesAnswer } from '#server/features/new-vehicles/new-vehicle-list.ts';
import { fileRows } from './file-rows.ts';
import { listWords } from './list-words.ts';
import { modelsOfFacts } from './model-facts.ts';
import { exampleSource, isSold, lifeOf } from './model-life.ts';
import { catalogueOf, readNewVehicles } from './new-vehicle-catalogue.ts';
import { newVehiclePaths } from './new-vehicle-paths.ts';
import { readElectricFigures } from './new-vehicle-table.ts';
import { priceNoteOf } from './new-vehicle-words.ts';
import { orderedModels } from './ordered-models.ts';
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

  test('have no variants that are not sold beside those that are', () => {
    for (const { variants: own, slug } of models)
      expect(own.some(isSold) && !own.every(isSold), slug).toBe(false);
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

test('deliveries are of a model with its sisters, and the ranking says for how many models none is known', () => {
  const ranked = orderedModels(catalogue, 'mobil', 'popular');
  const placeOf = (slug: string) => ranked.findIndex((model) => model.slug === slug) + 1;
  expect(ranked.map(({ delivered }) => delivered?.units ?? 0)).toEqual(
    ranked.map(({ delivered }) => delivered?.units ?? 0).toSorted((a, b) => b - a),
  );
  // Veloz is an Avanza here; Traga is counted under its code, PHR 54.
  expect([placeOf('avanza'), placeOf('traga')]).toEqual([2, 19]);
  expect(ranked.find(({ slug }) => slug === 'stargazer')?.delivered?.units).toBe(1754 + 3230 + 2090);
  const without = (catalogue.get('mobil') ?? [])
    .flatMap(({ models }) => models)
    .filter((model) => model.delivered === null).length;
  const { basis } = listWords('popular', 'mobil', ranked, catalogue);
  expect(basis.id).toContain(`${without} model lain`);
  expect(basis.en).toContain(`${without} more models`);
});

test('each figure of an electric car belongs to a variant on sale', () => {
  for (const [path, figures] of readElectricFigures())
    for (const [name, { range_km, battery_kwh }] of figures) {
      const [brand, slug] = path.split('/');
      const model = catalogue
        .get('mobil')
        ?.flatMap(({ models }) => models)
        .find((each) => each.brand.slug === brand && each.slug === slug);
      const variant = model?.variants.find((each) => each.name === name);
      expect([variant?.range_km, variant?.battery_kwh], `${path} ${name}`).toEqual(
        [range_km, battery_kwh].map((cell) => (cell === undefined ? null : Number(cell))),
      );
    }
});

test('a promotional price is called one, and given dated prices are used', () => {
  const noteOf = (slug: string) => {
    const model = catalogue
      .get('mobil')
      ?.flatMap(({ models }) => models)
      .find((each) => each.slug === slug);
    return model?.variants.map((variant) => [variant.price, priceNoteOf(variant, 'en')]);
  };
  expect(noteOf('jaecoo-j5')?.[0]).toEqual([249_900_000, 'Promotional price as of November 2025']);
  expect(noteOf('geely-ex2')?.[0]).toEqual([255_000_000, 'List price as of January 2026']);
  expect(noteOf('cloud-ev')?.[1]).toEqual([443_000_000, 'List price as of January 2026']);
  expect(noteOf('mu-x')?.[0]).toEqual([559_800_000, 'List price as of November 2025']);
});

test('what is made up for the demonstration is counted and listed nowhere', () => {
  const example = {
    ...{ kind: 'mobil' as const, key: 'x', brand: { slug: 'contoh', name: 'Contoh' } },
    model: { slug: 'contoh-satu', name: 'Satu' },
    cells: { expected: '2099-01', source: exampleSource, body: 'mpv', fuel: 'listrik', seats: '7' },
  };
  const withExample = catalogueOf([...fileRows(), example]);
  expect(newVehiclePaths(withExample)).toEqual(newVehiclePaths(catalogue));
  const answer = (of: typeof catalogue) => newVehiclesAnswer(of, 'mobil', {}, 'id');
  expect(answer(withExample)?.description).toBe(answer(catalogue)?.description);
  expect(answer(withExample)?.brands).toEqual(answer(catalogue)?.brands);
  expect(answer(withExample)?.filters).toEqual(answer(catalogue)?.filters);
});

test('prices are promised only where they are known, and nothing is sold of a brand without any', () => {
  const wordsOf = (kind: VehicleKind, brand?: string) =>
    newVehiclesAnswer(catalogue, kind, brand === undefined ? {} : { brand }, 'en')?.description ?? '';
  expect(wordsOf('mobil')).toContain('with their prices');
  expect(wordsOf('truk')).toMatch(/we know the prices of 3\d models\./);
  expect(wordsOf('motor-roda-tiga')).toContain('we do not know their prices');
  const former = (catalogue.get('truk') ?? []).filter(({ models }) =>
    models.every((model) => lifeOf(model).status === 'discontinued'),
  );
  for (const { slug } of former) {
    expect(wordsOf('truk', slug)).toContain('are sold new any more');
    expect(newVehiclesAnswer(catalogue, 'truk', {}, 'en')?.brands.map((each) => each.slug)).not.toContain(
      slug,
    );
  }
});
