import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CityCatalogue } from '#catalogue/snapshot/city-catalogue.ts';
import type { SnapshotCar, SnapshotHead } from '#catalogue/snapshot/snapshot-car.ts';
import { decodeSnapshot, encodeSnapshot } from '#catalogue/snapshot/snapshot-format.ts';
import { listingCard } from '#contract/listing/listing.ts';
import { filterAnswer } from '#contract/search/search.schema.ts';
import { headOf, randomCars } from '#tests/support/random-city.ts';
import { answerFrom, insteadIn } from './snapshot-answers.ts';

/* A saved city with its surroundings: 25 km around Jakarta Selatan. */

const dki = { slug: 'dki-jakarta', name: 'DKI Jakarta' };
const jabar = { slug: 'jawa-barat', name: 'Jawa Barat' };
const place: SnapshotHead['place'] = {
  city: { slug: 'jakarta-selatan', name: 'Jakarta Selatan', isPopular: true, at: [-6.26, 106.81] },
  province: dki,
  radius: 25,
  around: [
    { slug: 'jakarta-pusat', name: 'Jakarta Pusat', isPopular: true, at: [-6.18, 106.83], province: dki },
    { slug: 'depok', name: 'Depok', isPopular: false, at: [-6.4, 106.82], province: jabar },
    { slug: 'bekasi', name: 'Bekasi', isPopular: true, at: [-6.24, 106.99], province: jabar },
  ],
};
/** To Jakarta Selatan, in whole kilometres: Pusat 9, Depok 16, Bekasi 20. */
const away = [0, 9, 16, 20];

function catalogueOf(cars: readonly SnapshotCar[]): CityCatalogue {
  const placed = cars.map((car, at) => ({ ...car, city: at % 4 }));
  const decoded = decodeSnapshot(encodeSnapshot({ ...headOf(1), place, cars: placed }));
  if (decoded.kind !== 'full') throw new Error('a whole snapshot was expected');
  return new CityCatalogue(decoded);
}

const filtersOf = (catalogue: CityCatalogue, search: string) =>
  answerFrom(catalogue, { name: 'allFilters', query: { search }, language: 'id' });

test('offline, the cars around a saved city are found, counted and put in order of distance', () => {
  fc.assert(
    fc.property(randomCars, fc.constantFrom(10, 25), (cars, radius) => {
      const catalogue = catalogueOf(cars);
      const search = `jakarta-selatan+dalam-${radius}-km`;
      const answer = z.parse(filterAnswer(), filtersOf(catalogue, search));
      const within = (kilometers: number) =>
        cars.flatMap(({ id }, at) => {
          const far = away[at % 4] ?? 0;
          return far <= kilometers ? [{ id, far }] : [];
        });
      expect(answer.count).toBe(within(radius).length);
      expect(answer.title).toBe(`Mobil bekas dalam ${radius} km dari Jakarta Selatan`);
      // Farther than what is saved nothing is counted, so nothing is offered.
      const offered = answer.filters.find(({ slug }) => slug === 'radius')?.filters ?? [];
      expect(offered.map(({ slug, count }) => [slug, count])).toEqual(
        [10, 25].map((each) => [`dalam-${each}-km`, within(each).length]),
      );
      const list = answerFrom(catalogue, {
        name: 'listings',
        query: { search, sort: 'distance', order: 'asc', pageSize: '50' },
        language: 'id',
      });
      const { items } = z.parse(z.object({ items: z.array(listingCard) }), list);
      const found = items.map(({ id, kilometersAway = 0 }) => ({ id, far: kilometersAway }));
      const inOrder = within(radius).sort((a, b) => a.far - b.far || b.id - a.id);
      expect(found).toEqual(inOrder.slice(0, 50));
    }),
    { numRuns: 40 },
  );
});

test('offline, a neighbour has its own list, and what is farther is said not to be saved', () => {
  const cars = fc.sample(randomCars, { numRuns: 30, seed: 4 }).sort((a, b) => b.length - a.length)[0] ?? [];
  const catalogue = catalogueOf(cars);
  const depok = z.parse(filterAnswer(), filtersOf(catalogue, 'depok'));
  expect(depok.count).toBe(cars.filter((_, at) => at % 4 === 2).length);
  expect(depok.title).toBe('Mobil bekas di Depok');
  // A list without a place is one of what is saved.
  const every = z.parse(filterAnswer(), filtersOf(catalogue, ''));
  expect(every.count).toBe(cars.length);
  expect(every.description).toContain('Mobil bekas dalam 25 km dari Jakarta Selatan');
  expect(every.offline).toMatchObject({ cityName: 'Jakarta Selatan', radius: 25 });
  for (const search of ['jakarta-selatan+dalam-50-km', 'depok+dalam-25-km', 'dki-jakarta', 'bandung'])
    expect(filtersOf(catalogue, search), search).toBeUndefined();
  const instead = (search: string) => insteadIn(catalogue, { search, q: '', language: 'id' });
  expect(instead('suv+jakarta-selatan+dalam-50-km')).toMatchObject({
    missing: 'Dalam 50 km',
    path: '/mobil-bekas/suv+jakarta-selatan+dalam-25-km',
  });
  expect(instead('bandung')).toMatchObject({ missing: 'Bandung' });
  expect(instead('dki-jakarta')).toMatchObject({ missing: 'DKI Jakarta' });
});
