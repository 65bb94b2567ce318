import { expect, test } from 'vitest';
import type { CityEntry } from '#contract/search/search.schema.ts';
import { findCities, provincesOf } from './city-groups.ts';

function city(name: string, provinceId: number, count = 1): CityEntry {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    id: count,
    slug,
    name,
    url: `/mobil-bekas/${slug}`,
    isPopular: 0,
    provinceId,
    provinceName: provinceId === 31 ? 'DKI Jakarta' : 'Jawa Barat',
    count,
  };
}

const cities = [
  city('Kota Bandung', 32, 40),
  city('Jakarta Selatan', 31, 90),
  city('Bandung Barat', 32, 7),
  city('Jakarta Barat', 31, 80),
  city('Sumbang', 32, 99),
];
const names = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name);

test('cities are grouped by province, and all of them in province 1', () => {
  const [every, ...provinces] = provincesOf(cities, 'Semua provinsi');
  expect(every).toMatchObject({ id: '1', name: 'Semua provinsi', count: 316 });
  expect(names(every?.childs ?? [])).toEqual([
    'Bandung Barat',
    'Jakarta Barat',
    'Jakarta Selatan',
    'Kota Bandung',
    'Sumbang',
  ]);
  expect(provinces.map(({ id, name, count, childs }) => [id, name, count, names(childs)])).toEqual([
    ['31', 'DKI Jakarta', 170, ['Jakarta Barat', 'Jakarta Selatan']],
    ['32', 'Jawa Barat', 146, ['Bandung Barat', 'Kota Bandung', 'Sumbang']],
  ]);
});

test('a city is found by the beginning of its name, of a word in it, then by any part', () => {
  expect(names(findCities(cities, ' BAN '))).toEqual(['Bandung Barat', 'Kota Bandung', 'Sumbang']);
  expect(names(findCities(cities, 'barat'))).toEqual(['Jakarta Barat', 'Bandung Barat']);
  expect(names(findCities(cities, 'jakarta  sel'))).toEqual(['Jakarta Selatan']);
  expect(findCities(cities, '')).toEqual([]);
  expect(findCities(cities, 'medan')).toEqual([]);
});
