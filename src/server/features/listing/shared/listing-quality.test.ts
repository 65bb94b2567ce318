import { describe, expect, test } from 'vitest';
import { mostQuality } from '#catalogue/faceted-index/popularity.ts';
import { sampleFacts } from '#tests/support/sample-facts.ts';
import { type ListingFacts, listingQuality, type QualityInput } from './listing-quality.ts';

const complete: ListingFacts = {
  variantId: 1,
  cityId: 146,
  registrationYear: 2020,
  color: 'putih',
  bodyType: 'mpv',
  kilometerDriven: 41_287,
  description: 'Terawat.',
  ...sampleFacts,
};
/** Their number without the insurance, which is always known. */
const optional = Object.keys(complete).length - 1;
const best: QualityInput = {
  facts: complete,
  photoCount: 8,
  price: 180e6,
  typicalPrice: 200e6,
};
const quality = (change: Partial<QualityInput>) => listingQuality({ ...best, ...change });

describe('listingQuality', () => {
  test('runs from 0 to 60', () => {
    expect(quality({})).toBe(mostQuality);
    const worst = { facts: {}, photoCount: 0, price: 400e6 };
    expect(quality(worst)).toBe(0);
  });

  test('every stated fact counts, a no as much as a yes', () => {
    const { floodFree, ...without } = complete;
    expect(floodFree).toBe(false);
    expect(quality({ facts: without })).toBe(Math.round(60 - 20 / optional));
    expect(quality({ facts: { ...complete, floodFree: null, description: '' } })).toBe(
      Math.round(60 - 40 / optional),
    );
  });

  test('the first photos count most', () => {
    const steps = [0, 1, 2, 4, 8, 20].map((photoCount) => quality({ photoCount }));
    expect(steps.toSorted((one, other) => one - other)).toEqual(steps);
    expect((steps[1] ?? 0) - (steps[0] ?? 0)).toBeGreaterThan((steps[2] ?? 0) - (steps[1] ?? 0));
    expect(steps[5]).toBe(steps[4]);
  });

  test('a fair price beats a dear one and one too good to be true', () => {
    const at = (ratio: number) => quality({ price: ratio * 200e6 });
    expect(at(0.85)).toBe(60);
    expect(at(1.1)).toBeLessThan(at(1));
    expect(at(1.5)).toBe(40);
    expect(at(0.5)).toBeLessThan(at(0.7));
    expect(quality({ typicalPrice: null })).toBe(50);
  });
});
