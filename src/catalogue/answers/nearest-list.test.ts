import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogueSelectionOf, parseSearch } from '#catalogue/parse-search.ts';
import { listQueryOf } from '#catalogue/typed-search/list-query.ts';
import { realMarket } from '#tests/support/real-market.ts';
import { typedQueries } from '#tests/support/typed-queries.ts';
import { filterAnswerOf } from './filter-answer.ts';
import { fewCars } from './nearest-list.ts';
import { smallMarket } from './small-market.ts';

const [avanza, jazz] = [10, 13];
const market = smallMarket([
  { model: avanza, city: 3273, price: 100e6, makeYear: 2016, color: 'putih' },
  { model: avanza, city: 3276, price: 150e6, makeYear: 2018 },
  { model: avanza, city: 146, price: 100e6, makeYear: 2020 },
  { model: jazz, city: 146, price: 150e6, bodyType: 'hatchback', makeYear: 2010 },
]);
const options = { language: 'id', most: 6, now: 0 } as const;
const nearestOf = (search: string, words: readonly string[] = []) => {
  const parsed = parseSearch(market.vocabulary, search);
  if (parsed.kind === 'unknown') throw new Error(`no ${parsed.slug}`);
  return filterAnswerOf(market, { selection: parsed.selection, words }, options).nearest;
};

test.each([
  // The least wanted is given up, and nothing that need not be.
  ['avanza+merah+bandung', [], 'Merah', 'avanza+bandung'],
  ['avanza+tahun-2017+bandung', [], 'Tahun 2017', 'avanza+tahun-2015-2019+bandung'],
  ['jazz+bandung', [], 'Bandung', 'jazz'],
  ['avanza+harga-di-bawah-90-juta', [], 'Di bawah', 'avanza+harga-di-bawah-108-juta'],
  ['jazz+bandung', ['keyless'], 'Bandung', 'jazz'],
])('%s %s gives up %s', (search, words, loosened, expected) => {
  const nearest = nearestOf(search, words);
  expect(nearest).toMatchObject({ search: expected });
  expect(`Tahun ${nearest?.loosened}`).toContain(loosened);
});

test.each([
  ['jazz', ['unheard'], '', 'jazz'],
  ['', ['unheard'], '', ''],
  ['jakarta-selatan', ['unheard', 'bandung'], 'bandung', 'jakarta-selatan'],
])('%s %s: the word that no car has is named as unknown', (search, words, loosened, expected) => {
  expect(nearestOf(search, words)).toMatchObject({
    search: expected,
    words: '',
    unknown: 'unheard',
    loosened,
  });
});

test('a list of few has neighbours, one of many has none', () => {
  expect(nearestOf('jazz+jakarta-selatan')).toMatchObject({ search: 'jakarta-selatan', count: 2 });
  expect(nearestOf('')).toBeUndefined();
});

test('whatever is asked, an empty list names a nearest one that has the cars it says', () => {
  const all = realMarket();
  const typed = typedQueries().map(({ asked }) => asked);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...typed), { minLength: 1, maxLength: 3 }), (asked) => {
      const query = listQueryOf(all, [], asked.join(' '));
      const answer = filterAnswerOf(all, query, options);
      if (answer.count > fewCars) return;
      const { nearest } = answer;
      expect(nearest, asked.join(' ')).toBeDefined();
      const parsed = parseSearch(all.vocabulary, nearest?.search ?? '');
      const selection = parsed.kind === 'known' ? parsed.selection : [];
      const words = nearest?.words ? nearest.words.split(' ') : [];
      const cars = all.index.count({ selection: catalogueSelectionOf(selection, all.vocabulary), words });
      expect([nearest?.count, cars > answer.count]).toEqual([cars, true]);
    }),
    { numRuns: 50 },
  );
});
