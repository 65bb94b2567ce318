import { expect, it } from 'vitest';
import { listingPath, usedCarsPath } from './paths.ts';

it('a list has one address: bare without a selection, else with its slugs', () => {
  expect(usedCarsPath()).toBe('/mobil-bekas');
  expect(usedCarsPath([])).toBe('/mobil-bekas');
  expect(usedCarsPath('toyota')).toBe('/mobil-bekas/toyota');
  expect(
    usedCarsPath([
      { slug: 'toyota', type: 'brand' },
      { slug: 'bandung', type: 'city' },
    ]),
  ).toBe('/mobil-bekas/toyota+bandung');
});

it('a car’s address ends with its slug', () => {
  expect(listingPath('toyota-avanza-2019-123')).toBe('/detail-mobil-bekas/toyota-avanza-2019-123');
});
