import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Catalogue, filterAnswerOf } from '#catalogue/answers/filter-answer.ts';
import { listPageOf } from '#catalogue/answers/list-page.ts';
import type { CatalogueRow } from '#catalogue/faceted-index/catalogue-row.ts';
import { FacetedIndex } from '#catalogue/faceted-index/faceted-index.ts';
import { parseSearch } from '#catalogue/parse-search.ts';
import { searchOf, selectionOf } from '#contract/search/filter.ts';
import { radii, radiusOfSlug, radiusSlug } from '#contract/search/radius.ts';
import { indonesia } from '#tests/support/indonesia.ts';
import { randomRow } from '#tests/support/random-catalogue.ts';
import { centerOf } from './city-coordinates.ts';
import { readDistricts } from './districts.ts';
import { readRegions } from './regions.ts';

const { cities } = readRegions();
const vocabulary = indonesia({
  brands: [1, 2, 3, 4].map((id) => ({ id, slug: `brand-${id}`, name: `Brand ${id}`, isPopular: true })),
  models: [],
  variants: [],
});

/** 4,000 cars, half of them on Java's densest coast, some without a city. */
const cars: readonly CatalogueRow[] = fc
  .sample(fc.tuple(randomRow, fc.nat({ max: cities.length - 1 }), fc.nat({ max: 9 })), {
    numRuns: 4000,
    seed: 5,
  })
  .map(([car, at, kind], id) => {
    const near = cities.filter(({ provinceId }) => provinceId === 31 || provinceId === 32);
    const city = kind < 5 ? near[at % near.length] : cities[at];
    return {
      ...car,
      id: id + 1,
      province: city?.provinceId ?? 31,
      city: kind === 9 ? null : (city?.id ?? null),
    };
  });

const catalogue: Catalogue = (() => {
  const index = new FacetedIndex();
  for (const car of cars) index.upsert(car);
  return { index, vocabulary };
})();

/** The haversine formula, written anew. */
function kilometers(a: number, b: number): number {
  const [from, to] = [centerOf(a), centerOf(b)];
  if (!from || !to) throw new Error('no centre');
  const rad = (degrees: number) => (degrees / 180) * Math.PI;
  const hav = (angle: number) => (1 - Math.cos(angle)) / 2;
  const h =
    hav(rad(to.latitude - from.latitude)) +
    Math.cos(rad(from.latitude)) * Math.cos(rad(to.latitude)) * hav(rad(to.longitude - from.longitude));
  return 2 * 6371 * Math.atan2(Math.sqrt(h), Math.sqrt(1 - h));
}

const slugOf = (id: number) => vocabulary.valueOf('city', id)?.slug ?? '';
const circle = fc.record({
  centers: fc.uniqueArray(fc.constantFrom(...cities.map(({ id }) => id)), { minLength: 1, maxLength: 3 }),
  radius: fc.constantFrom(...radii),
  brand: fc.option(fc.constantFrom(1, 2, 3, 4), { freq: 1 }),
});

describe('a list around cities', () => {
  test('has, counts and orders exactly the cars of a circle, as the haversine of each car says', () => {
    let found = 0;
    fc.assert(
      fc.property(circle, ({ centers, radius, brand }) => {
        const far = (car: CatalogueRow) =>
          car.city === null
            ? Number.POSITIVE_INFINITY
            : Math.min(...centers.map((center) => kilometers(center, car.city ?? 0)));
        const wanted = cars.filter((car) => brand === null || car.brand === brand);
        const slugs = [
          ...(brand === null ? [] : [`brand-${brand}`]),
          ...centers.map(slugOf),
          radiusSlug(radius),
        ];
        const parsed = parseSearch(vocabulary, slugs.join('+'));
        if (parsed.kind === 'unknown') throw new Error(parsed.slug);
        const list = { selection: parsed.selection, words: [] };
        const expected = wanted
          .filter((car) => far(car) <= radius)
          .sort((a, b) => far(a) - far(b) || b.id - a.id);
        const page = listPageOf(catalogue, list, 'distance-asc', 1, cars.length);
        expect(page.ids).toEqual(expected.map(({ id }) => id));
        const answer = filterAnswerOf(catalogue, list, { language: 'id', most: 6, now: 0 });
        expect(answer.count).toBe(expected.length);
        const group = answer.filters.find(({ slug }) => slug === 'radius');
        for (const { slug, count } of group?.filters ?? []) {
          const within = radiusOfSlug(slug) ?? 0;
          expect(count).toBe(wanted.filter((car) => far(car) <= within).length);
        }
        expect(group?.filters).toHaveLength(radii.length);
        found += expected.length;
      }),
      { numRuns: 200, seed: 11 },
    );
    expect(found).toBeGreaterThan(10_000);
  });

  test('adds a chosen province to the circle, and counts none of its cars twice', () => {
    const list = parseSearch(vocabulary, 'bali+bekasi+jawa-barat+dalam-50-km');
    if (list.kind === 'unknown') throw new Error(list.slug);
    const answer = filterAnswerOf(
      catalogue,
      { selection: list.selection, words: [] },
      { language: 'id', most: 6, now: 0 },
    );
    const bekasi = cities.find(({ name }) => name === 'Bekasi')?.id ?? 0;
    // Bekasi narrows its own province.
    const expected = (radius: number) =>
      cars.filter(
        ({ city, province }) => province === 51 || (city !== null && kilometers(bekasi, city) <= radius),
      );
    expect(answer.count).toBe(expected(50).length);
    const group = answer.filters.find(({ slug }) => slug === 'radius');
    expect(group?.filters.map(({ count }) => count)).toEqual(radii.map((radius) => expected(radius).length));
    expect(answer.title).toBe('Mobil bekas dalam 50 km dari Bekasi atau di Bali');
  });

  test('has one address, and none without a city', () => {
    const canonical = (search: string) => {
      const parsed = parseSearch(vocabulary, search);
      return parsed.kind === 'known' ? searchOf(parsed.selection) : undefined;
    };
    expect(canonical('dalam-50-km+bekasi')).toBe('bekasi+dalam-50-km');
    expect(canonical('bekasi+dalam-50-km+dalam-10-km')).toBe('bekasi+dalam-10-km');
    expect(canonical('dalam-50-km')).toBe('');
    expect(canonical('dalam-50-km+bali')).toBe('bali');
    expect(canonical('bekasi+dalam-30-km')).toBeUndefined();
    expect(selectionOf([{ slug: 'dalam-50-km', type: 'radius' }])).toEqual([]);
  });
});

describe('districts', () => {
  test('are all 7,277, each in a city, and each with a slug of its own', () => {
    const districts = readDistricts();
    expect(districts).toHaveLength(7277);
    const known = new Set(cities.map(({ id }) => id));
    expect(districts.filter(({ cityId }) => !known.has(cityId))).toEqual([]);
    const slugs = districts.map(({ id }) => vocabulary.valueOf('district', id)?.slug);
    expect(new Set(slugs).size).toBe(7277);
    for (const [at, slug = ''] of slugs.entries())
      expect(vocabulary.find(slug)).toEqual(vocabulary.valueOf('district', districts[at]?.id ?? 0));
  });

  test('narrow their city, and are measured from it', () => {
    const tebet = readDistricts().find(({ cityId, name }) => cityId === 146 && name === 'Tebet');
    const index = new FacetedIndex();
    const [first] = cars;
    if (!first || !tebet) throw new Error('no car');
    const place = { province: 31, city: 146 };
    for (const [at, district] of [tebet.id, tebet.id, null, tebet.id + 1].entries())
      index.upsert({ ...first, ...place, id: at + 1, district });
    index.upsert({ ...first, id: 5, province: 32, city: 3276, district: null });
    const answerTo = (search: string) => {
      const parsed = parseSearch(vocabulary, search);
      if (parsed.kind === 'unknown') throw new Error(parsed.slug);
      const list = { selection: parsed.selection, words: [] };
      return filterAnswerOf({ index, vocabulary }, list, {
        language: 'id',
        most: Number.POSITIVE_INFINITY,
        now: 0,
      });
    };
    const alone = answerTo('kecamatan-tebet-jakarta-selatan');
    expect([alone.count, alone.title]).toEqual([2, 'Mobil bekas di Tebet, Jakarta Selatan']);
    expect(answerTo('jakarta-selatan+kecamatan-tebet-jakarta-selatan').count).toBe(2);
    const around = answerTo('kecamatan-tebet-jakarta-selatan+dalam-25-km');
    expect([around.count, around.title]).toEqual([5, 'Mobil bekas dalam 25 km dari Tebet, Jakarta Selatan']);
    // Within a selected city its districts are offered with their cars.
    const province = answerTo('jakarta-selatan').filters.find(({ slug }) => slug === 'province');
    const city = province?.filters.find(({ slug }) => slug === 'dki-jakarta')?.childs?.[0];
    expect(city && 'childs' in city && city.childs?.map(({ slug, count }) => [slug, count])).toEqual([
      ['kecamatan-tebet-jakarta-selatan', 2],
      [expect.stringMatching(/^kecamatan-.*-jakarta-selatan$/), 1],
    ]);
  });
});

test('every city has a centre', () => {
  expect(cities.filter(({ id }) => !centerOf(id))).toEqual([]);
});
