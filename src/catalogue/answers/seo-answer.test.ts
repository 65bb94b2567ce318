import { describe, expect, it } from 'vitest';
import { catalogueSelectionOf, parseSearch } from '#catalogue/parse-search.ts';
import type { Language } from '#contract/language.ts';
import { seoAnswer } from '#contract/search/search.schema.ts';
import { seoAnswerOf } from './seo-answer.ts';
import { smallMarket } from './small-market.ts';

const [avanza, corolla, altis, jazz] = [10, 11, 12, 13];
const [bandung, depok, selatan] = [3273, 3276, 146];
const catalogue = smallMarket([
  { model: avanza, variant: 100, city: selatan, price: 100e6, makeYear: 2017 },
  { model: avanza, variant: 100, city: selatan, price: 140e6, makeYear: 2018 },
  { model: avanza, variant: 101, city: bandung, price: 120e6, makeYear: 2019 },
  { model: corolla, city: depok, price: 90e6, bodyType: 'sedan' },
  { model: altis, city: bandung, price: 190e6, bodyType: 'sedan' },
  { model: jazz, variant: 102, city: bandung, price: 150e6, bodyType: 'hatchback' },
]);

function selectionOf(search: string) {
  const parsed = parseSearch(catalogue.vocabulary, search);
  if (parsed.kind === 'unknown') throw new Error(parsed.slug);
  return parsed.selection;
}
const answer = (search: string, words: readonly string[] = [], language: Language = 'id') =>
  seoAnswerOf(catalogue, { selection: selectionOf(search), words }, language);
const lists = [
  '',
  'toyota',
  'avanza',
  'toyota+avanza',
  'avanza-1-3-g-mt',
  'honda+toyota',
  'bandung',
  'sedan+jawa-barat',
];

describe('the SEO answer', () => {
  it('keeps to its schema, in both languages', () => {
    for (const search of lists) {
      for (const language of ['id', 'en'] as const)
        expect(seoAnswer().safeParse(answer(search, [], language)).success).toBe(true);
    }
  });

  it('names the canonical address and which lists are indexed', () => {
    expect(answer('bandung+toyota').seo).toMatchObject({
      canonicalUrl: '/mobil-bekas/toyota+bandung',
      alternateUrl: '/en/mobil-bekas/toyota+bandung',
      robots: 'index, follow',
    });
    const kept = (search: string, words?: string[]) => answer(search, words).seo.robots === 'index, follow';
    expect(kept('toyota+mpv+bandung')).toBe(true);
    expect(kept('toyota+mpv+manual+bandung')).toBe(false);
    expect(kept('toyota', ['keyless'])).toBe(false);
    expect(kept('ferrari')).toBe(false);
  });

  it('prices each model, most cars first', () => {
    expect(answer('toyota').priceTableTitle).toBe('Harga');
    expect(answer('bandung', [], 'en').priceTableTitle).toBe('Prices');
    expect(answer('toyota').priceTable).toEqual([
      { name: 'Toyota Avanza', url: '/mobil-bekas/avanza', count: 3, minPrice: 100e6, maxPrice: 140e6 },
      { name: 'Toyota Corolla', url: '/mobil-bekas/corolla', count: 1, minPrice: 90e6, maxPrice: 90e6 },
      {
        name: 'Toyota Corolla Altis',
        url: '/mobil-bekas/corolla-altis',
        count: 1,
        minPrice: 190e6,
        maxPrice: 190e6,
      },
    ]);
    expect(answer('avanza-1-3-g-mt+jakarta-selatan').priceTable).toEqual([
      {
        name: 'Toyota Avanza',
        url: '/mobil-bekas/avanza-1-3-g-mt+jakarta-selatan',
        count: 2,
        minPrice: 100e6,
        maxPrice: 140e6,
      },
    ]);
  });

  it('links only to lists that have the cars it counts', () => {
    const links = lists.flatMap((search) => {
      const { widgets, priceTable } = answer(search);
      return [...widgets.flatMap((group) => group.links), ...priceTable];
    });
    expect(links.length).toBeGreaterThan(40);
    for (const { url, count } of links) {
      const selection = selectionOf(url.replace('/mobil-bekas/', ''));
      const query = { selection: catalogueSelectionOf(selection, catalogue.vocabulary) };
      expect(catalogue.index.count(query), url).toBe(count);
      expect(count).toBeGreaterThan(0);
      expect(selection.length).toBeLessThanOrEqual(3);
    }
  });

  it('groups links by the filter they change', () => {
    const groups = (search: string, language: Language = 'id') =>
      answer(search, [], language).widgets.map(({ title, links }) => [title, links.map(({ url }) => url)]);
    expect(groups('toyota+bandung')).toEqual([
      ['Menurut model', ['/mobil-bekas/avanza+bandung', '/mobil-bekas/corolla-altis+bandung']],
      ['Menurut tipe bodi', ['/mobil-bekas/toyota+mpv+bandung', '/mobil-bekas/toyota+sedan+bandung']],
      [
        'Menurut harga',
        [
          '/mobil-bekas/toyota+harga-100-juta-150-juta+bandung',
          '/mobil-bekas/toyota+harga-150-juta-200-juta+bandung',
        ],
      ],
    ]);
    expect(groups('avanza', 'en')).toContainEqual([
      'By year',
      ['/mobil-bekas/avanza+tahun-2019', '/mobil-bekas/avanza+tahun-2018', '/mobil-bekas/avanza+tahun-2017'],
    ]);
    expect(groups('')[0]).toEqual(['Menurut merek', ['/mobil-bekas/toyota', '/mobil-bekas/honda']]);
  });

  it('names the one selected model', () => {
    const model = { slug: 'avanza', name: 'Avanza', brandName: 'Toyota' };
    for (const search of ['avanza', 'toyota+avanza+bandung', 'avanza-1-3-g-mt'])
      expect(answer(search).model).toEqual(model);
    for (const search of ['', 'toyota', 'avanza+jazz', 'semua-corolla'])
      expect(answer(search).model).toBeNull();
  });
});
