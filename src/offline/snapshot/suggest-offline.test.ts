import { expect, test } from 'vitest';
import { CityCatalogue } from '#catalogue/snapshot/city-catalogue.ts';
import type { SnapshotCar } from '#catalogue/snapshot/snapshot-car.ts';
import { decodeSnapshot, encodeSnapshot } from '#catalogue/snapshot/snapshot-format.ts';
import { headOf } from '#tests/support/random-city.ts';
import { answerFrom } from './snapshot-answers.ts';

const brand = { slug: 'toyota', name: 'Toyota', isPopular: true };
const car = (id: number, model: { slug: string; name: string }): SnapshotCar => ({
  id,
  city: 0,
  district: null,
  line: { brand, model, family: null, variant: null, ownName: null, facts: 0 },
  bodyType: 'mpv',
  traits: 0,
  fuel: 'bensin',
  transmission: 'manual',
  color: null,
  listingType: 'individu',
  makeYear: 2019,
  kilometers: null,
  price: 150_000_000,
  quality: 1,
  publishedAt: Date.UTC(2026, 10, 1),
  imageCount: 1,
  marketBadge: null,
  isReserved: false,
});
const avanza = { slug: 'avanza', name: 'Avanza' };

function cityOf(cars: readonly SnapshotCar[]): CityCatalogue {
  const decoded = decodeSnapshot(encodeSnapshot({ ...headOf(1), cars }));
  if (decoded.kind !== 'full') throw new Error('a whole snapshot was expected');
  return new CityCatalogue(decoded);
}

function suggested(searchString: unknown) {
  const city = cityOf([car(1, avanza), car(2, avanza), car(3, { slug: 'rush', name: 'Rush' })]);
  return answerFrom(city, { name: 'suggest', query: { searchString }, language: 'id' });
}

test('the saved city suggests names with its own counts', () => {
  expect(suggested('avansa')).toContainEqual(
    expect.objectContaining({ name: 'Toyota Avanza', value: '/mobil-bekas/avanza', type: 'model', count: 2 }),
  );
  expect(suggested('selatan avanza')).toContainEqual(
    expect.objectContaining({ value: '/mobil-bekas/avanza+jakarta-selatan', count: 2 }),
  );
  expect(suggested('zzzz')).toEqual([]);
});

test('an invalid call has no answer', () => {
  expect(suggested('x'.repeat(101))).toBeUndefined();
  expect(suggested(7)).toBeUndefined();
});
