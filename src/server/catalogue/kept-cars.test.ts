import fc from 'fast-check';
import { expect, test } from 'vitest';
import { publicStatuses } from '#contract/listing/listing.ts';
import { bodyTypes, colors, listingTypes, transmissions } from '#contract/vehicles/vehicle.ts';
import { type KeptCar, KeptCars } from './kept-cars.ts';

const id = fc.integer({ min: 1, max: 1e9 });
const car: fc.Arbitrary<KeptCar> = fc.record({
  brandId: id,
  modelId: id,
  variantId: fc.option(id),
  provinceId: id,
  cityId: fc.option(id),
  bodyType: fc.option(fc.constantFrom(...bodyTypes)),
  transmission: fc.constantFrom(...transmissions),
  listingType: fc.constantFrom(...listingTypes),
  status: fc.constantFrom(...publicStatuses),
  makeYear: fc.integer({ min: 1950, max: 2030 }),
  kilometerDriven: fc.option(fc.nat()),
  price: fc.nat({ max: 1e12 }),
  publishedAt: fc.nat({ max: 2e12 }),
  expiresAt: fc.option(fc.nat({ max: 2e12 })),
  imageCount: fc.nat({ max: 20 }),
  color: fc.option(fc.constantFrom(...colors)),
  cover: fc.option(fc.stringMatching(/^[a-z0-9.]{1,40}$/)),
  preview: fc.option(fc.stringMatching(/^data:image\/webp;base64,[A-Za-z0-9+/]{4,400}$/)),
  ownVariant: fc.option(
    fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('a\x1fb', '\x1f', '1.3 “G” 手')),
  ),
});

test('a car is returned as it was stored, whatever its texts contain', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.option(car))), (steps) => {
      const cars = new KeptCars();
      const expected = new Map<number, KeptCar>();
      for (const [which, written] of steps) {
        if (written) {
          cars.set(which, written);
          expected.set(which, written);
        } else {
          cars.delete(which);
          expected.delete(which);
        }
      }
      for (let which = 1; which <= 20; which++) expect(cars.get(which)).toEqual(expected.get(which));
      for (const which of expected.keys()) cars.delete(which);
      expect(cars.bytes).toBe(0);
    }),
  );
});

test('beyond its limit it keeps the last written cars', () => {
  const most = 20_000;
  const cars = new KeptCars(most);
  const [sample] = fc.sample(car, { numRuns: 1, seed: 1 });
  if (!sample) return expect.unreachable();
  for (let which = 1; which <= 1000; which++) cars.set(which, { ...sample, price: which });
  expect(cars.bytes).toBeLessThanOrEqual(most);
  expect(cars.bytes).toBeGreaterThan(most / 2);
  expect(cars.get(1000)?.price).toBe(1000);
  expect(cars.get(1)).toBeUndefined();
});
