import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { CatalogueRow } from '#catalogue/faceted-index/catalogue-row.ts';
import { FacetedIndex } from '#catalogue/faceted-index/faceted-index.ts';
import { tokensOf } from '#catalogue/faceted-index/text-index.ts';
import { parseSearch } from '#catalogue/parse-search.ts';
import { smallVocabulary } from '#catalogue/small-vocabulary.ts';
import { usedCarsPath } from '#contract/paths.ts';
import type { FilterItem } from '#contract/search/filter.schema.ts';
import { filterGroups, mostSelected, type Selection, selectionOf, toggle } from '#contract/search/filter.ts';
import { filterAnswer } from '#contract/search/search.schema.ts';
import { isTraitType } from '#contract/vehicles/trait-types.ts';
import { traitNumbers } from '#contract/vehicles/traits.ts';
import { bodyTypes, colors, fuels, listingTypes, transmissions } from '#contract/vehicles/vehicle.ts';
import { filterAnswerOf } from './filter-answer.ts';
import { listPageOf } from './list-page.ts';

const vocabulary = smallVocabulary();
const { models, cities } = vocabulary.rows;
const now = Date.UTC(2026, 10, 20);

const car = fc
  .record({
    model: fc.constantFrom(...models),
    city: fc.constantFrom(...cities),
    bodyType: fc.constantFrom(...bodyTypes.slice(0, 3), null),
    fuel: fc.constantFrom(...fuels.slice(0, 2)),
    transmission: fc.constantFrom(...transmissions),
    color: fc.constantFrom(...colors.slice(0, 3), null),
    listingType: fc.constantFrom(...listingTypes),
    traits: fc.integer({ min: 0, max: traitNumbers - 1 }),
    makeYear: fc.integer({ min: 2016, max: 2020 }),
    kilometers: fc.option(fc.integer({ min: 0, max: 320_000 })),
    instalment: fc.option(fc.integer({ min: 1, max: 12 }).map((million) => million * 1e6)),
    price: fc.integer({ min: 20, max: 1200 }).map((million) => million * 1e6),
    age: fc.integer({ min: 0, max: 72 }),
    isImported: fc.boolean(),
  })
  .map(({ model, city, age, ...facts }) => ({
    ...facts,
    brand: model.brandId,
    parentModel: vocabulary.families.get(model.id) ?? null,
    model: model.id,
    variant: vocabulary.rows.variants.find(({ modelId }) => modelId === model.id)?.id ?? null,
    province: city.provinceId,
    city: city.id,
    district: null,
    quality: 1,
    views: 0,
    publishedAt: now - age * 3_600_000,
    tokens: tokensOf(model.name),
  }));
const market = fc
  .array(car, { maxLength: 40 })
  .map((cars) => cars.map((facts, at): CatalogueRow => ({ id: at + 1, ...facts })));

const offered = [
  'toyota',
  'honda',
  'avanza',
  'semua-corolla',
  'corolla-altis',
  'jazz-rs',
  'cicilan-3-juta-4-juta',
  'cicilan-di-atas-10-juta',
  'mpv',
  'suv',
  'dalam-25-km',
  'bensin',
  'otomatis',
  'diler',
  'bebas-banjir',
  'pemilik-1',
  'pemilik-2',
  'di-bawah-pasar',
  'putih',
  'tahun-2018',
  'tahun-2017-2019',
  'km-10-ribu-25-ribu',
  'harga-100-juta-300-juta',
  'harga-di-bawah-70-juta',
  'jawa-barat',
  'bandung',
  'jakarta-selatan',
] as const;
const chosen = fc.subarray([...offered], { maxLength: 5 }).map((slugs) => selectionOfSlugs(slugs.join('+')));

function selectionOfSlugs(search: string): Selection {
  const parsed = parseSearch(vocabulary, search);
  if (parsed.kind === 'unknown') throw new Error(`${parsed.slug} means nothing`);
  return parsed.selection;
}

function catalogueOf(cars: readonly CatalogueRow[]) {
  const index = new FacetedIndex();
  for (const row of cars) index.upsert(row);
  return { index, vocabulary };
}

const options = { language: 'id', most: Number.POSITIVE_INFINITY, now } as const;
const everyItem = (items: readonly FilterItem[]): FilterItem[] =>
  items.flatMap((item) => [item, ...everyItem(item.childs ?? [])]);

describe('the filter answer', () => {
  it('a selection has an end', () => {
    const slugs = Array.from({ length: mostSelected + 1 }, (_, at) => `tahun-${1990 + at}`);
    expect(parseSearch(vocabulary, slugs.slice(1).join('+')).kind).toBe('known');
    expect(parseSearch(vocabulary, slugs.join('+'))).toEqual({ kind: 'unknown', slug: slugs.at(-1) });
  });

  it('the count beside each value is the count of its address', () => {
    fc.assert(
      fc.property(market, chosen, (cars, selection) => {
        const catalogue = catalogueOf(cars);
        const answer = filterAnswerOf(catalogue, { selection, words: [] }, options);
        const total = (asked: Selection) =>
          listPageOf(catalogue, { selection: asked, words: [] }, 'score-desc', 1, 1).meta.totalCount;
        expect(answer.count).toBe(total(selection));
        for (const item of answer.filters.flatMap(({ filters }) => everyItem(filters))) {
          if (item.type === 'radius') {
            const around = selectionOf([...selection, { slug: item.slug, type: item.type }]);
            expect(total(around), item.slug).toBe(item.count);
            expect(item.url.endsWith(`+${item.slug}`)).toBe(true);
            continue;
          }
          expect(item.url).toBe(usedCarsPath(selectionOfSlugs(item.slug)));
          const family = familyOf(item.type);
          const isFirst = !selection.some(({ type }) => familyOf(type) === family);
          const [value] = selectionOfSlugs(item.slug);
          if (isFirst && value) expect(total(toggle(selection, value)), item.slug).toBe(item.count);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keeps to its schema, in both languages, page and whole', () => {
    fc.assert(
      fc.property(
        market,
        chosen,
        fc.constantFrom('id', 'en'),
        fc.constantFrom(2, 30, Number.POSITIVE_INFINITY),
        (cars, selection, language, most) => {
          const answer = filterAnswerOf(catalogueOf(cars), { selection, words: [] }, { language, most, now });
          filterAnswer().parse(JSON.parse(JSON.stringify(answer)));
          const hasTraits = most >= 30 || selection.some(({ type }) => isTraitType(type));
          expect(answer.filters.map(({ slug }) => slug)).toEqual(
            filterGroups.filter((group) => hasTraits || !isTraitType(group)),
          );
          // Selected values survive the limit.
          const checked = answer.filters
            .flatMap(({ filters }) => everyItem(filters))
            .filter(({ isChecked }) => isChecked);
          expect(new Set(checked.map(({ slug }) => slug))).toEqual(
            new Set(selection.map(({ slug }) => slug)),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('counts the cars of the last day, and the bars of the price slider add up', () => {
    fc.assert(
      fc.property(market, (cars) => {
        const answer = filterAnswerOf(catalogueOf(cars), { selection: [], words: [] }, options);
        expect(answer.newToday).toBe(
          // Cars of a bulk import do not count as new.
          cars.filter(({ publishedAt, isImported }) => !isImported && publishedAt >= now - 86_400_000).length,
        );
        expect(answer.priceRange.range.reduce((sum, { count }) => sum + count, 0)).toBe(cars.length);
        for (const { min, max, count } of answer.priceRange.range)
          expect(cars.filter(({ price }) => price >= min && price < max).length).toBe(count);
      }),
      { numRuns: 40 },
    );
  });

  it('of a full selection without cars reads the index as often as of half of it', () => {
    const readsWith = (length: number) => {
      const catalogue = catalogueOf([{ ...oneCar, id: 1 }]);
      const { index } = catalogue;
      const reads = (['query', 'count', 'counts', 'traitCounts', 'facts'] as const).map((name) =>
        vi.spyOn(index, name),
      );
      const slugs = Array.from({ length }, (_, at) => `tahun-${1970 + at}`);
      const selection = selectionOfSlugs(slugs.join('+'));
      expect(filterAnswerOf(catalogue, { selection, words: [] }, options).count).toBe(0);
      return reads.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    };
    expect(readsWith(mostSelected / 2)).toBeGreaterThan(mostSelected / 2);
    expect(readsWith(mostSelected)).toBe(readsWith(mostSelected / 2));
  });

  it('offers relaxations for an empty list, the most cars first', () => {
    const cars = [1, 2, 3].map((id) => ({ ...oneCar, id, color: 'putih' as const }));
    const catalogue = catalogueOf([...cars, { ...oneCar, id: 4, color: 'hitam' }]);
    const selection = selectionOfSlugs('honda+putih');
    const { count, relaxations } = filterAnswerOf(catalogue, { selection, words: [] }, options);
    expect(count).toBe(0);
    expect(relaxations).toEqual([{ name: 'Honda', url: '/mobil-bekas/putih', count: 3, words: false }]);
  });

  it('contains the selected part of a range, and how a group’s values are displayed', () => {
    const cars = [1, 2, 3].map((id) => ({ ...oneCar, id, makeYear: 2016 + id }));
    const answer = (search: string) =>
      filterAnswerOf(catalogueOf(cars), { selection: selectionOfSlugs(search), words: [] }, options);
    const group = (search: string, slug: string) => answer(search).filters.find((each) => each.slug === slug);
    expect(group('', 'year')?.range?.rangeValue).toBeNull();
    expect(group('tahun-2017+tahun-2018-2022', 'year')?.range?.rangeValue).toEqual({ min: 2017, max: 2022 });
    expect(group('km-di-bawah-25-ribu', 'kilometers')?.range?.rangeValue).toEqual({ min: null, max: 25_000 });
    expect(group('harga-di-bawah-70-juta', 'price')?.range).toMatchObject({
      rangeValue: { min: null, max: 70e6 },
    });
    expect(group('avanza', 'brand')).toMatchObject({ image: 'logo', editIcon: true });
    expect(group('avanza', 'color')).toMatchObject({ image: 'swatch', editIcon: false });
    expect(group('avanza', 'brand')?.filters[0]?.childs?.[0]).toMatchObject({ show: true, search: 'avanza' });
    expect(group('', 'price')?.filters.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(group('', 'city')?.filters[0]).toMatchObject({ id: 3273, slug: 'bandung' });
    expect(answer('')).toMatchObject({ bu: 'mobil', inventory: 'used' });
  });

  it.each([
    ['', 'Mobil bekas', 'Used cars'],
    ['toyota', 'Toyota bekas', 'Used Toyota'],
    ['toyota+avanza+bandung', 'Toyota Avanza bekas di Bandung', 'Used Toyota Avanza in Bandung'],
    [
      'avanza+otomatis+putih+tahun-2019+harga-di-bawah-100-juta',
      'Toyota Avanza bekas otomatis warna putih tahun 2019, di bawah Rp 100 Juta',
      'Used white automatic Toyota Avanza from 2019, under Rp 100 million',
    ],
    ['mpv+jawa-barat', 'MPV bekas di Jawa Barat', 'Used MPVs in Jawa Barat'],
  ])('of %s is called %s', (search, id, en) => {
    const query = { selection: selectionOfSlugs(search), words: [] };
    const catalogue = catalogueOf([]);
    expect(filterAnswerOf(catalogue, query, options).title).toBe(id);
    expect(filterAnswerOf(catalogue, query, { ...options, language: 'en' }).title).toBe(en);
  });

  it('leads from the home page to a list step by step', () => {
    const query = { selection: selectionOfSlugs('toyota+avanza+bandung'), words: [] };
    const { breadCrumbs } = filterAnswerOf(catalogueOf([]), query, options);
    expect(breadCrumbs.map(({ url }) => url)).toEqual([
      '/',
      '/mobil-bekas',
      '/mobil-bekas/toyota',
      '/mobil-bekas/avanza',
      '/mobil-bekas/toyota+avanza+bandung',
    ]);
  });
});

const oneCar: CatalogueRow = {
  id: 1,
  district: null,
  brand: 1,
  parentModel: null,
  model: 10,
  variant: null,
  province: 32,
  city: 3273,
  bodyType: 'mpv',
  fuel: 'bensin',
  transmission: 'manual',
  color: null,
  listingType: 'individu',
  traits: 0,
  makeYear: 2019,
  kilometers: 10_000,
  instalment: null,
  price: 100e6,
  quality: 1,
  views: 0,
  isImported: false,
  publishedAt: now,
  tokens: [],
};

/** Values within a selection: vehicles below their brand, places below their province. */
function familyOf(type: FilterItem['type']): string {
  if (['brand', 'parent-model', 'model', 'variant'].includes(type)) return 'vehicle';
  return type === 'province' || type === 'city' ? 'place' : type;
}
