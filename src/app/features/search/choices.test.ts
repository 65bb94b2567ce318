import { expect, test } from 'vitest';
import type { FilterGroup, FilterItem } from '#contract/search/filter.schema.ts';
import type { Selection } from '#contract/search/filter.ts';
import { chosenWithin, relaxedTo, toggleYear, withOnly, withSteadyOrder, withYears } from './choices.ts';

const slugs = (selection: Selection) => selection.map(({ slug }) => slug);
const toyota = { slug: 'toyota', type: 'brand' } as const;
const avanza = { slug: 'avanza', type: 'model', within: ['toyota'] } as const;

test('a price range replaces the one before', () => {
  const chosen: Selection = [toyota, { slug: 'harga-di-bawah-70-juta', type: 'price' }];
  expect(slugs(withOnly(chosen, 'price', 'harga-100-juta-150-juta'))).toEqual([
    'toyota',
    'harga-100-juta-150-juta',
  ]);
  expect(slugs(withOnly(chosen, 'price', undefined))).toEqual(['toyota']);
});

test('a single year replaces a range, and is added to other single years', () => {
  const year = (slug: string) => ({ slug, type: 'year' }) as const;
  const range: Selection = [year('tahun-2018-2022')];
  const one = toggleYear(range, year('tahun-2015'));
  expect(slugs(one)).toEqual(['tahun-2015']);
  expect(slugs(toggleYear(one, year('tahun-2016')))).toEqual(['tahun-2015', 'tahun-2016']);
  expect(slugs(toggleYear(one, year('tahun-2015')))).toEqual([]);
  expect(slugs(toggleYear(range, year('tahun-2018-2022')))).toEqual([]);
});

test('a range of years replaces all years, whichever end is given first', () => {
  const chosen: Selection = [toyota, { slug: 'tahun-2010', type: 'year' }];
  expect(slugs(withYears(chosen, 2022, 2018))).toEqual(['toyota', 'tahun-2018-2022']);
  expect(slugs(withYears(chosen, 2018, 2018))).toEqual(['toyota', 'tahun-2018']);
});

test('removing follows the offered address', () => {
  const chosen: Selection = [toyota, avanza, { slug: 'suv', type: 'body-type' }];
  expect(slugs(relaxedTo(chosen, '/mobil-bekas/suv'))).toEqual(['suv']);
  expect(slugs(relaxedTo(chosen, '/mobil-bekas'))).toEqual([]);
});

test('selected values within a value are counted', () => {
  expect(chosenWithin([toyota, avanza], 'toyota')).toBe(1);
  expect(chosenWithin([toyota], 'toyota')).toBe(0);
});

const item = (slug: string, count: number, childs?: FilterItem[]): FilterItem => ({
  slug,
  type: 'brand',
  name: slug,
  count,
  isChecked: false,
  url: `/mobil-bekas/${slug}`,
  ...(childs && { childs }),
});
const group = (filters: FilterItem[]): FilterGroup => ({
  slug: 'brand',
  name: 'Merek',
  multiple: true,
  total: filters.length,
  filters,
});

test('new counts do not move displayed values', () => {
  const shown = [group([item('toyota', 9, [item('avanza', 5), item('yaris', 4)]), item('honda', 7)])];
  const next = [group([item('kia', 8), item('toyota', 3, [item('yaris', 2), item('avanza', 1)])])];
  const [merged] = withSteadyOrder(shown, next);
  expect(merged?.filters.map(({ slug, count }) => [slug, count])).toEqual([
    ['toyota', 3],
    ['honda', 0],
    ['kia', 8],
  ]);
  expect(merged?.filters[0]?.childs?.map(({ slug, count }) => [slug, count])).toEqual([
    ['avanza', 1],
    ['yaris', 2],
  ]);
});
