import { describe, expect, it } from 'vitest';
import {
  bodyTypeCode,
  colorCode,
  fuelCode,
  listingTypeCode,
  transmissionCode,
} from '#contract/vehicles/vehicle.schema.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import { readRegions } from '#server/regions/regions.ts';
import { readVehicleCatalogue } from './vehicle-catalogue.ts';
import { catalogueYear, priceYear } from './vehicle-seed.ts';

const vehicleCatalogue = readVehicleCatalogue();
const models = vehicleCatalogue.flatMap((brand) => brand.models.map((model) => ({ brand, model })));
const variants = models.flatMap(({ brand, model }) =>
  model.variants.map((variant) => ({
    ...variant,
    label: `${brand.name} ${model.name} ${variant.name}`,
  })),
);

const normalised = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const namesOf = (entry: { slug: string; name: string; aliases: readonly string[] }) =>
  new Set([entry.slug, entry.name, ...entry.aliases].map(normalised));

/** Keys that more than one entry has. */
function shared(entries: readonly { slug: string; name: string; aliases: readonly string[] }[]): string[] {
  const owner = new Map<string, string>();
  return entries.flatMap((entry) =>
    [...namesOf(entry)].flatMap((key) => {
      const other = owner.get(key);
      owner.set(key, entry.slug);
      return other === undefined ? [] : [`${key}: ${other}, ${entry.slug}`];
    }),
  );
}

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function find(brandName: string, modelName: string): string | undefined {
  const brand = vehicleCatalogue.find((entry) => namesOf(entry).has(normalised(brandName)));
  return brand?.models.find((entry) => namesOf(entry).has(normalised(modelName)))?.slug;
}

describe('the size of the catalogue', () => {
  it('covers the market', () => {
    expect(vehicleCatalogue.length).toBeGreaterThanOrEqual(48);
    expect(models.length).toBeGreaterThanOrEqual(320);
    expect(variants.length).toBeGreaterThanOrEqual(780);
  });

  it('has few popular brands, first in order', () => {
    const popular = vehicleCatalogue.filter((brand) => brand.popular);
    expect(popular.length).toBeGreaterThanOrEqual(8);
    expect(popular.length).toBeLessThanOrEqual(14);
  });

  it('has a model in every brand and a variant in every model', () => {
    expect(vehicleCatalogue.filter((brand) => brand.models.length === 0)).toEqual([]);
    expect(models.filter(({ model }) => model.variants.length === 0)).toEqual([]);
  });

  it('orders brands by their share of the used market, then by name', () => {
    const ranks = vehicleCatalogue.map((brand) => ({
      name: brand.name.toLowerCase(),
      share: Math.round(brand.models.reduce((sum, model) => sum + model.share, 0) * 100),
    }));
    const sorted = ranks.toSorted((a, b) => b.share - a.share || (a.name < b.name ? -1 : 1));
    expect(ranks).toEqual(sorted);
  });
});

describe('slugs', () => {
  const brandSlugs = vehicleCatalogue.map((brand) => brand.slug);
  const modelSlugs = models.map(({ model }) => model.slug);

  it('are lower-case words joined by dashes', () => {
    const malformed = [...brandSlugs, ...modelSlugs].filter(
      (slug) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug),
    );
    expect(malformed).toEqual([]);
  });

  it('are unique among brands and models together', () => {
    expect(duplicates([...brandSlugs, ...modelSlugs])).toEqual([]);
  });

  it('do not clash with other filters and reserved addresses', () => {
    const taken = new Set<string>([
      ...bodyTypeCode.options,
      ...fuelCode.options,
      ...transmissionCode.options,
      ...listingTypeCode.options,
      ...colorCode.options,
      ...categories.map(({ slug }) => slug),
      ...['lead-form', 'listing', 'listing-revamp-new', 'uc-finance-lead', 'user', 'dealer', 'kredit'],
      ...['simulasi-kredit', 'tag', 'accordion', 'login', 'profile'],
    ]);
    const clashes = [...brandSlugs, ...modelSlugs].filter(
      (slug) => taken.has(slug) || /^(?:harga|tahun|km|step)-/.test(slug),
    );
    expect(clashes).toEqual([]);
  });

  it('are no place in Indonesia', () => {
    const { provinces, cities } = readRegions();
    const places = new Set([...provinces, ...cities].map(({ slug }) => slug));
    expect([...brandSlugs, ...modelSlugs].filter((slug) => places.has(slug))).toEqual([]);
  });
});

describe('names', () => {
  it('are unique among brands', () => {
    expect(shared(vehicleCatalogue)).toEqual([]);
  });

  it('are unique within a brand', () => {
    expect(vehicleCatalogue.flatMap((brand) => shared(brand.models))).toEqual([]);
  });

  it('survive normalisation', () => {
    const all = [...vehicleCatalogue, ...models.map(({ model }) => model)];
    expect(all.filter((entry) => namesOf(entry).has(''))).toEqual([]);
  });

  it('keep aliases in lower case', () => {
    const aliases = [...vehicleCatalogue, ...models.map(({ model }) => model)].flatMap(
      (entry) => entry.aliases,
    );
    expect(aliases.filter((alias) => alias !== alias.toLowerCase().trim())).toEqual([]);
  });

  it('are unique among the variants of a model', () => {
    const repeated = models.flatMap(({ model }) =>
      duplicates(model.variants.map(({ name }) => normalised(name))).map((name) => `${model.slug}: ${name}`),
    );
    expect(repeated).toEqual([]);
  });

  it.each([
    ['Toyota', 'Kijang Innova', 'kijang-innova'],
    ['Toyota', 'Innova Reborn', 'kijang-innova'],
    ['Toyota', 'HILUX', 'hilux'],
    ['Toyota', 'FT86', 'gr-86'],
    ['Toyota', 'Altis', 'corolla-altis'],
    ['Honda', 'Brio Satya', 'brio'],
    ['Honda', 'crv', 'cr-v'],
    ['Daihatsu', 'Grand Xenia', 'xenia'],
    ['Daihatsu', 'Gran Max PU', 'gran-max-pick-up'],
    ['Suzuki', 'Karimun estillo', 'karimun-estilo'],
    ['Suzuki', 'Futura', 'carry'],
    ['Mitsubishi', 'Xpander Cross', 'xpander'],
    ['Mitsubishi', 'FE74', 'canter'],
    ['Mitsubishi', 'Strada Triton', 'triton'],
    ['Mitsubishi', 'L200 Strada', 'strada'],
    ['Nissan', 'Grand livina', 'grand-livina'],
    ['Datsun', 'Go+ Panca', 'datsun-go-plus'],
    ['Mazda', '2', 'mazda-2'],
    ['BMW', '320i', 'bmw-3-series'],
    ['mercy', 'C180 Kompressor', 'c-class'],
    ['Mercedes-Benz', 'GLC200', 'glc'],
    ['Lexus', 'RX 270', 'lexus-rx'],
    ['vw', 'Tiguan Allspace', 'tiguan-allspace'],
    ['Mini Cooper', 'Mini Cooper', 'mini-cooper'],
    ['DFSK (Dongfeng Sokon)', 'Glory 580', 'glory-580'],
    ['Jaecoo', 'J7 SHS', 'jaecoo-j7'],
    ['Jeep', 'Rubicon', 'wrangler'],
  ])('match %s %s as sellers write it', (brand, model, slug) => {
    expect(find(brand, model)).toBe(slug);
  });
});

describe('variants', () => {
  it('have plausible years', () => {
    const wrong = variants.filter((variant) => {
      const [from, to] = variant.years;
      return from < 1970 || from > priceYear(variant) || (to ?? catalogueYear) > catalogueYear;
    });
    expect(wrong).toEqual([]);
  });

  it('cost between 20 million and 30 milyar', () => {
    expect(variants.filter(({ newPrice }) => newPrice < 20 || newPrice > 30_000)).toEqual([]);
  });

  it('have an engine unless they are electric', () => {
    const wrong = variants.filter(({ fuel, engineCc }) =>
      fuel === 'listrik' ? engineCc !== 0 : engineCc < 600 || engineCc > 7000,
    );
    expect(wrong).toEqual([]);
  });

  it('contain the right displacement', () => {
    const wrong = variants.filter(({ name, engineCc }) => {
      const litres = /^(\d\.\d) /.exec(name)?.[1];
      return litres !== undefined && Math.abs(Number(litres) * 1000 - engineCc) > 130;
    });
    expect(wrong).toEqual([]);
  });

  it('contain the right gearbox', () => {
    const wrong = variants.filter(({ name, transmission }) =>
      /\bMT\b/.test(name) ? transmission !== 'manual' : transmission !== 'otomatis',
    );
    expect(wrong).toEqual([]);
  });

  it('are automatic when electric', () => {
    expect(
      variants.filter(({ fuel, transmission }) => fuel === 'listrik' && transmission !== 'otomatis'),
    ).toEqual([]);
  });
});

describe('shares of the used market', () => {
  it('are positive and measured against the Avanza', () => {
    expect(models.filter(({ model }) => model.share <= 0 || model.share > 100)).toEqual([]);
    expect(models.find(({ model }) => model.slug === 'avanza')?.model.share).toBe(100);
  });

  it('family cars rank at the top', () => {
    const top = models.toSorted((a, b) => b.model.share - a.model.share).slice(0, 20);
    const slugs = top.map(({ model }) => model.slug);
    expect(slugs.slice(0, 3)).toEqual(['avanza', 'kijang-innova', 'brio']);
    expect(slugs).toEqual(
      expect.arrayContaining([
        'xenia',
        'xpander',
        'jazz',
        'ertiga',
        'rush',
        'hr-v',
        'fortuner',
        'pajero-sport',
      ]),
    );
    expect(slugs).toEqual(expect.arrayContaining(['calya', 'sigra', 'agya', 'ayla', 'terios']));
  });
});
