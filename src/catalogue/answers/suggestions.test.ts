import { describe, expect, it } from 'vitest';
import { smallMarket } from './small-market.ts';
import { suggestionsFor } from './suggestions.ts';

const [avanza, corolla, altis, jazz] = [10, 11, 12, 13];
const [bandung, depok, selatan] = [3273, 3276, 146];

const catalogue = smallMarket([
  { model: avanza, variant: 100, city: selatan, price: 100e6 },
  { model: avanza, variant: 100, city: selatan, price: 110e6 },
  { model: avanza, variant: 101, city: bandung, price: 120e6 },
  { model: corolla, city: depok, price: 90e6, bodyType: 'sedan' },
  { model: altis, city: depok, price: 190e6, bodyType: 'sedan' },
  { model: jazz, variant: 102, city: bandung, price: 150e6, bodyType: 'hatchback' },
]);
const suggested = (typed: string, language: 'id' | 'en' = 'id') => suggestionsFor(catalogue, typed, language);
const targets = (typed: string) => suggested(typed).map(({ value }) => value);

describe('suggestions', () => {
  it('combines a vehicle and a place in any order, with typing errors', () => {
    const wanted = {
      name: 'Toyota Avanza di Jakarta Selatan',
      value: '/mobil-bekas/avanza+jakarta-selatan',
      type: 'model',
      count: 2,
    };
    for (const typed of [
      'avansa jakrta',
      'Jakarta avanza',
      'AVANZA di jakarta selatan',
      'toyota avanza jakarta',
    ])
      expect(suggested(typed)[0], typed).toEqual(wanted);
    expect(suggested('avansa jakrta', 'en')[0]?.name).toBe('Toyota Avanza in Jakarta Selatan');
  });

  it('combines a body and a place, and a brand and a body', () => {
    expect(targets('sedan depok')[0]).toBe('/mobil-bekas/sedan+depok');
    expect(targets('hatchback honda')[0]).toBe('/mobil-bekas/honda+hatchback');
  });

  it('suggests the names nested in one typed in full', () => {
    expect(targets('toyota')).toEqual([
      '/mobil-bekas/toyota',
      '/mobil-bekas/avanza',
      '/mobil-bekas/corolla',
      '/mobil-bekas/corolla-altis',
    ]);
    expect(targets('avanza')).toContain('/mobil-bekas/avanza-1-3-g-mt');
  });

  it('matches prefixes, parts of words, joined words and other spellings', () => {
    expect(targets('coro')).toEqual(['/mobil-bekas/corolla', '/mobil-bekas/corolla-altis']);
    expect(targets('ALTI')).toEqual(['/mobil-bekas/corolla-altis']);
    expect(targets('vanz')[0]).toBe('/mobil-bekas/avanza');
    expect(targets('toyota kijang kecil')).toContain('/mobil-bekas/avanza');
    expect(targets('toyotakijang')[0]).toBe('/mobil-bekas/avanza');
    expect(targets('1.3 g')[0]).toBe('/mobil-bekas/avanza-1-3-g-mt');
  });

  it('gives each the count of its list, and leaves out empty lists', () => {
    for (const typed of ['a', 'toyota', 'jakarta', 'avanza bandung', 'jazz']) {
      for (const { value, count } of suggested(typed)) {
        const [, slugs = ''] = /^\/mobil-bekas\/(.+)$/.exec(value) ?? [];
        const selection = slugs.split('+').flatMap((slug) => catalogue.vocabulary.find(slug) ?? []);
        expect(count, value).toBe(
          catalogue.index.count({
            selection: {
              brand: idsOf(selection, 'brand'),
              model: idsOf(selection, 'model'),
              variant: idsOf(selection, 'variant'),
              province: idsOf(selection, 'province'),
              city: idsOf(selection, 'city'),
            },
          }),
        );
        expect(count).toBeGreaterThan(0);
      }
    }
    expect(targets('ferrari')).toEqual([]);
    expect(targets('jazz jakarta')).not.toContain('/mobil-bekas/jazz+jakarta-selatan');
  });

  it('offers a text search where names do not cover all words', () => {
    expect(suggested('avanza keyless')[0]).toEqual({
      name: 'avanza keyless',
      value: '/search/result?q=avanza%20keyless',
      type: 'words',
      count: 3,
    });
    expect(targets('avanza keyless')).toContain('/mobil-bekas/avanza');
    expect(targets('zzzz')).toEqual([]);
  });

  it('offers the brands for empty text', () => {
    expect(targets('  ')).toEqual(['/mobil-bekas/toyota', '/mobil-bekas/honda']);
  });

  it('accepts any text', () => {
    for (const typed of [
      '%',
      '_',
      '\\',
      "'",
      '<b>',
      '🚗🚗',
      'a'.repeat(100),
      'a '.repeat(50),
      '\u0000',
      '的',
    ])
      expect(suggested(typed).length).toBeLessThanOrEqual(10);
  });
});

function idsOf(
  selection: readonly { slug: string; type: string }[],
  type: 'brand' | 'model' | 'variant' | 'province' | 'city',
) {
  return selection.flatMap((value) =>
    value.type === type ? (catalogue.vocabulary.idOf({ slug: value.slug, type }) ?? []) : [],
  );
}
