import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { suggestionsFor } from '#catalogue/answers/suggestions.ts';
import { catalogueSelectionOf } from '#catalogue/parse-search.ts';
import { searchOf, selectionOf } from '#contract/search/filter.ts';
import { realMarket } from '#tests/support/real-market.ts';
import { placeWords, tableWords } from './everyday-words.ts';
import { listQueryOf } from './list-query.ts';
import { readTyped } from './read-typed.ts';

const market = realMarket();
const valuesOf = (slugs: string) =>
  selectionOf(slugs.split('+').flatMap((slug) => market.vocabulary.find(slug) ?? []));
const slugsOf = (typed: string) => searchOf(readTyped(market, typed).selection);

describe('typed text', () => {
  test.each([
    // Transmissions.
    ['avanza matik', 'avanza+otomatis'],
    ['avanza metik', 'avanza+otomatis'],
    ['AVANZA AT', 'avanza+otomatis'],
    ['brio mt', 'brio+manual'],
    ['avanza di bawah 150 juta', 'avanza+harga-di-bawah-150-juta'],
    ['avanza dibawah 150jt', 'avanza+harga-di-bawah-150-juta'],
    ['avanza maks rp 150.000.000', 'avanza+harga-di-bawah-150-juta'],
    ['avanza under 150 million', 'avanza+harga-di-bawah-150-juta'],
    ['brio 100-150 juta', 'brio+harga-100-juta-150-juta'],
    ['brio antara 100 sampai 150 jt', 'brio+harga-100-juta-150-juta'],
    ['alphard di atas 1,5 m', 'alphard+harga-di-atas-1-5-milyar'],
    ['mpv 100 jutaan', 'mpv+harga-100-juta-200-juta'],
    ['mpv 150 jutaan', 'mpv+harga-150-juta-160-juta'],
    ['mpv 150 juta', 'mpv+harga-135-juta-165-juta'],
    // Instalments, which are not prices.
    ['cicilan 3 juta', 'cicilan-di-bawah-3-juta'],
    ['cicilan di bawah 4 juta', 'cicilan-di-bawah-4-juta'],
    ['instalment under 3 million', 'cicilan-di-bawah-3-juta'],
    ['under 3 million a month', 'cicilan-di-bawah-3-juta'],
    ['avanza angsuran 2,5jt', 'avanza+cicilan-di-bawah-2-5-juta'],
    ['brio cicilan 2-3 juta', 'brio+cicilan-2-juta-3-juta'],
    ['cicilan antara 900 ribu sampai 1,5 jt', 'cicilan-0-9-juta-1-5-juta'],
    ['brio cicilan 3 jutaan', 'brio+cicilan-3-juta-4-juta'],
    ['mpv 3 juta per bulan', 'mpv+cicilan-di-bawah-3-juta'],
    ['mpv 3 juta/bulan', 'mpv+cicilan-di-bawah-3-juta'],
    ['cicilan rp 3.000.000', 'cicilan-di-bawah-3-juta'],
    ['cicilan di atas 5 juta', 'cicilan-di-atas-5-juta'],
    ['mpv di bawah 150 juta cicilan 3 juta', 'mpv+harga-di-bawah-150-juta+cicilan-di-bawah-3-juta'],
    ['installment of 3 million', 'cicilan-di-bawah-3-juta'],
    // Years, which are not prices, and names with digits, which are not years.
    ['avanza 2019', 'avanza+tahun-2019'],
    ['avanza 2018-2020', 'avanza+tahun-2018-2020'],
    ['avanza tahun 2018 ke atas', 'avanza+tahun-2018-2025'],
    ['avanza di bawah 2010', 'avanza+tahun-1970-2010'],
    ['mazda 2 2015', 'mazda-2+tahun-2015'],
    ['mazda 2015', 'mazda+tahun-2015'],
    ['peugeot 2008 2018', 'peugeot-2008+tahun-2018'],
    ['rush km di bawah 50 ribu', 'rush+km-di-bawah-50-ribu'],
    ['rush 50.000 km', 'rush+km-di-bawah-50-ribu'],
    ['avanza jaksel', 'avanza+jakarta-selatan'],
    ['honda city jogja', 'semua-city+di-yogyakarta'],
    ['mpv jabodetabek', 'mpv+dki-jakarta+bekasi+bogor+depok+tangerang+tangerang-selatan'],
    ['avanza di kota bandung', 'avanza+bandung'],
    ['avanza dalam 50 km dari bandung', 'avanza+bandung+dalam-50-km'],
    ['used cars within 30 km of bandung', 'bandung+dalam-50-km'],
    ['Bandung, Dalam 25 km', 'bandung+dalam-25-km'],
    ['avanza dalam 50 km', 'avanza'],
    ['jambi', 'jambi'],
    // Names in any spelling; the family if there is one.
    ['crv', 'cr-v'],
    ['cr v', 'cr-v'],
    ['corolla', 'semua-corolla'],
    ['suzuki karimun', 'semua-suzuki-karimun'],
    ['mercy c-class', 'c-class'],
    ['mobil keluarga', 'mpv'],
    ['avanza tangan pertama bebas banjir', 'avanza+pemilik-1+bebas-banjir'],
    ['mpv pajak hidup di bawah pasar', 'mpv+di-bawah-pasar+pajak-hidup'],
    ['all new avanza', 'avanza'],
    ['mobil bekas', ''],
    ['mpv matik bekasi dibawah 150jt', 'mpv+otomatis+harga-di-bawah-150-juta+bekasi'],
    [
      'agya matic 2019 putih jaksel dibawah 130jt',
      'agya+otomatis+putih+tahun-2019+harga-di-bawah-130-juta+jakarta-selatan',
    ],
  ])('%s is %s', (typed, slugs) => {
    expect([slugsOf(typed), readTyped(market, typed).words]).toEqual([slugs, []]);
  });

  test.each([
    ['avanza veloz', 'avanza', 'veloz'],
    ['xpander cross', 'xpander', 'cross'],
    ['bmw 320i', 'bmw-3-series', '320i'],
    ['86', '', '86'],
  ])('%s leaves words that say more than a name', (typed, slugs, words) => {
    expect([slugsOf(typed), readTyped(market, typed).words.join(' ')]).toEqual([slugs, words]);
  });

  test.each([
    ['murah', '', 'price-asc'],
    ['avanza murah', 'avanza', 'price-asc'],
    ['avanza km rendah', 'avanza', 'km-asc'],
    ['avanza terbaru', 'avanza', 'createdAt-desc'],
  ])('%s asks for an order', (typed, slugs, order) => {
    expect([slugsOf(typed), readTyped(market, typed).order]).toEqual([slugs, order]);
  });

  test.each([
    ['avnza matik', 'avanza matik', 'avanza+otomatis'],
    ['avanza jakrta', 'avanza jakarta', 'avanza+dki-jakarta'],
    ['avan', 'avanza', 'avanza'],
    ['avanza otomatiss', 'avanza otomatis', 'avanza+otomatis'],
    ['avanza mruah', 'avanza murah', 'avanza'],
    ['inova terawt', 'innova terawat', 'kijang-innova'],
    ['avansa matik', 'avanza matik', 'avanza+otomatis'],
    ['avanza dibwah 150jt', 'avanza dibawah 150jt', 'avanza+harga-di-bawah-150-juta'],
  ])('%s is corrected to %s, and that is what is found', (typed, corrected, slugs) => {
    expect([readTyped(market, typed).corrected, slugsOf(typed)]).toEqual([corrected, slugs]);
    const again = readTyped(market, corrected);
    expect({ ...again, corrected }).toEqual(readTyped(market, typed));
  });

  it('a word of the dictionary is never corrected, whatever the words beside it', () => {
    const { rows } = market.vocabulary;
    const named = [...rows.brands, ...rows.models, ...rows.provinces, ...rows.cities].map(({ name }) => name);
    const known = [
      ...[...tableWords, ...placeWords.keys()],
      ...named.flatMap((name) => name.toLowerCase().split(/\s+/)),
    ];
    expect(known.filter((word) => readTyped(market, word).corrected !== undefined)).toEqual([]);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...known), { minLength: 2, maxLength: 5 }), (words) => {
        expect(readTyped(market, words.join(' ')).corrected).toBeUndefined();
      }),
    );
  });

  it('reading the remaining words again gives the same query', () => {
    const words = [
      ...[
        'avanza',
        'veloz',
        'matik',
        'di',
        'bawah',
        '150',
        'juta',
        'murah',
        'bekasi',
        '2018',
        '-',
        'km',
        'terawat',
      ],
      ...[
        '100-150',
        '50rb',
        'xyzzy',
        'wagon',
        'r',
        'mazda',
        '2',
        'ke',
        'atas',
        'rp',
        '1.5',
        '<',
        '|',
        '“abu"',
        'maks',
      ],
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 9 }), (typed) => {
        let { selection, words: rest } = listQueryOf(market, [], typed.join(' '));
        // Equivalent to an address with these values and the remaining words.
        for (let step = 0; step < 9; step++) {
          const next = listQueryOf(market, selection, rest.join(' '));
          if (!next.understood) break;
          expect(next.words.length).toBeLessThan(rest.length);
          ({ selection, words: rest } = next);
        }
        expect(listQueryOf(market, selection, rest.join(' ')).words).toEqual(rest);
      }),
    );
  });

  it('words are bounded', () => {
    expect(readTyped(market, 'x '.repeat(50)).words).toHaveLength(8);
    expect(readTyped(market, 'y'.repeat(10_000)).words[0]).toHaveLength(40);
    expect(readTyped(market, '  \u0000 \ud800 ').words).toEqual([]);
  });
});

describe('suggestions', () => {
  const first = (typed: string) => {
    const [best] = suggestionsFor(market, typed, 'id');
    return best && [best.name, best.value];
  };
  test.each([
    ['mpv mat', 'MPV otomatis', '/mobil-bekas/mpv+otomatis'],
    ['avansa matik', 'Toyota Avanza otomatis', '/mobil-bekas/avanza+otomatis'],
    [
      'avanza di bawah 150 juta',
      'Toyota Avanza, di bawah Rp 150 Juta',
      '/mobil-bekas/avanza+harga-di-bawah-150-juta',
    ],
    ['avanza di bawah', 'Toyota Avanza', '/mobil-bekas/avanza'],
    ['murah', 'Mobil bekas, harga terendah', '/mobil-bekas?sort=price&order=asc'],
    ['avanza murah', 'Toyota Avanza, harga terendah', '/mobil-bekas/avanza?sort=price&order=asc'],
    ['mpv matik beka', 'MPV otomatis di Bekasi', '/mobil-bekas/mpv+otomatis+bekasi'],
    ['jaksel brio', 'Honda Brio di Jakarta Selatan', '/mobil-bekas/brio+jakarta-selatan'],
    ['honda put', 'Honda putih', '/mobil-bekas/honda+putih'],
    ['avanza 2018', 'Toyota Avanza 2018', '/mobil-bekas/avanza+tahun-2018'],
    ['matik', 'Mobil bekas otomatis', '/mobil-bekas/otomatis'],
  ])('%s offers %s', (typed, name, value) => {
    expect(first(typed)).toEqual([name, value]);
  });

  it('each link leads to the stated number of cars', () => {
    for (const typed of [
      'mpv mat',
      'avanza di bawah 150 juta',
      'honda put',
      'bekasi matik',
      'innova diesel',
    ]) {
      for (const { value, count } of suggestionsFor(market, typed, 'en')) {
        const [, slugs = '', q = ''] = /^(?:\/mobil-bekas\/?([^?]*))?(?:.*\?q=(.*))?/.exec(value) ?? [];
        const { selection, words } = listQueryOf(market, [], decodeURIComponent(q));
        const asked = slugs === '' ? selection : valuesOf(slugs);
        const found = market.index.count({
          selection: catalogueSelectionOf(asked, market.vocabulary),
          words,
        });
        expect([value, found]).toEqual([value, count]);
      }
    }
  });
});
