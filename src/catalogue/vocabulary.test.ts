import { describe, expect, it } from 'vitest';
import { catalogueSelectionOf, parseSearch } from './parse-search.ts';
import { smallVocabulary } from './small-vocabulary.ts';

const vocabulary = smallVocabulary();

describe('the vocabulary', () => {
  it.each([
    ['toyota', { slug: 'toyota', type: 'brand' }],
    ['avanza', { slug: 'avanza', type: 'model', within: ['toyota'] }],
    ['avanza-1-3-g-mt', { slug: 'avanza-1-3-g-mt', type: 'variant', within: ['avanza', 'toyota'] }],
    ['semua-corolla', { slug: 'semua-corolla', type: 'parent-model', within: ['toyota'] }],
    ['corolla-altis', { slug: 'corolla-altis', type: 'model', within: ['semua-corolla', 'toyota'] }],
    ['corolla', { slug: 'corolla', type: 'model', within: ['semua-corolla', 'toyota'] }],
    ['bandung', { slug: 'bandung', type: 'city', within: ['jawa-barat'] }],
    ['mpv', { slug: 'mpv', type: 'body-type' }],
    ['otomatis', { slug: 'otomatis', type: 'transmission' }],
    ['putih', { slug: 'putih', type: 'color' }],
    ['tahun-2018-2022', { slug: 'tahun-2018-2022', type: 'year' }],
    ['km-di-bawah-5-ribu', { slug: 'km-di-bawah-5-ribu', type: 'kilometers' }],
    ['harga-di-bawah-100-juta', { slug: 'harga-di-bawah-100-juta', type: 'price' }],
  ])('%s is known', (slug, value) => {
    expect(vocabulary.find(slug)).toEqual(value);
  });

  it.each(['semua-avanza', 'toyoto', 'tahun-2022-2018', 'harga-2-juta-1-juta', '', 'constructor'])(
    '%s is unknown',
    (slug) => {
      expect(vocabulary.find(slug)).toBeUndefined();
    },
  );

  it('names values in both languages', () => {
    const names = (slug: string) => {
      const value = vocabulary.find(slug);
      return value && [vocabulary.name(value, 'id'), vocabulary.fullName(value, 'en')];
    };
    expect(names('avanza-1-3-g-mt')).toEqual(['1.3 G MT', 'Toyota Avanza 1.3 G MT']);
    expect(names('semua-corolla')).toEqual(['Semua Corolla', 'Toyota Corolla']);
    expect(names('corolla-altis')).toEqual(['Corolla Altis', 'Toyota Corolla Altis']);
    expect(names('bandung')).toEqual(['Bandung', 'Bandung']);
    expect(names('otomatis')).toEqual(['Otomatis', 'Automatic']);
    expect(names('tahun-2018-2022')).toEqual(['2018–2022', '2018–2022']);
  });
});

describe('an address', () => {
  it('is put into canonical order', () => {
    const parsed = parseSearch(vocabulary, 'bandung+tahun-2019+AVANZA+toyota');
    expect(parsed).toMatchObject({
      kind: 'known',
      selection: [{ slug: 'toyota' }, { slug: 'avanza' }, { slug: 'tahun-2019' }, { slug: 'bandung' }],
    });
  });

  it('with an unknown word names it', () => {
    expect(parseSearch(vocabulary, 'toyota+toyoto')).toEqual({ kind: 'unknown', slug: 'toyoto' });
  });

  it('queries the narrowest values', () => {
    const parsed = parseSearch(vocabulary, 'toyota+honda+avanza+jawa-barat+bandung+tahun-2018-2022+putih');
    if (parsed.kind === 'unknown') throw new Error(parsed.slug);
    expect(catalogueSelectionOf(parsed.selection, vocabulary)).toMatchObject({
      brand: [2],
      model: [10],
      province: [],
      city: [3273],
      years: [{ min: 2018, max: 2022 }],
      color: ['putih'],
    });
  });
});
