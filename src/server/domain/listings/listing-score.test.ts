import { describe, expect, test } from 'vitest';
import { type ListingFacts, listingScore, type ScoreInput } from './listing-score.ts';

const now = new Date('2026-06-15T08:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const complete: ListingFacts = {
  variantId: 1,
  cityId: 146,
  registrationYear: 2020,
  color: 'putih',
  bodyType: 'mpv',
  kilometerDriven: 41_287,
  ownership: 1,
  description: 'Terawat.',
  taxPaidUntil: '2027-01',
  bpkbHolder: 'owner',
  serviceRecord: true,
  accidentFree: false,
  floodFree: true,
};
const best: ScoreInput = {
  publishedAt: now,
  now,
  facts: complete,
  photoCount: 8,
  price: 180e6,
  typicalPrice: 200e6,
  views: 50,
};
const score = (change: Partial<ScoreInput>) => listingScore({ ...best, ...change });

describe('listingScore', () => {
  test('runs from 0 to 100', () => {
    expect(score({})).toBe(100);
    const worst = { publishedAt: daysAgo(10_000), facts: {}, photoCount: 0, price: 400e6, views: 0 };
    expect(score(worst)).toBe(0);
  });

  test('freshness halves every 14 days', () => {
    expect(score({ publishedAt: daysAgo(14), views: 700 })).toBe(85);
    expect(score({ publishedAt: daysAgo(28), views: 1400 })).toBe(78);
    expect(score({ publishedAt: daysAgo(-5) })).toBe(100);
  });

  test('each fact given counts, a no as much as a yes', () => {
    const { floodFree, ...without } = complete;
    expect(floodFree).toBe(true);
    expect(score({ facts: without })).toBe(Math.round(100 - 20 / 13));
    expect(score({ facts: { ...complete, floodFree: null, description: '' } })).toBe(
      Math.round(100 - 40 / 13),
    );
  });

  test('the first photos count most', () => {
    const steps = [0, 1, 2, 4, 8, 20].map((photoCount) => score({ photoCount }));
    expect(steps.toSorted((one, other) => one - other)).toEqual(steps);
    expect((steps[1] ?? 0) - (steps[0] ?? 0)).toBeGreaterThan((steps[2] ?? 0) - (steps[1] ?? 0));
    expect(steps[5]).toBe(steps[4]);
  });

  test('a fair price beats a dear one and one too good to be true', () => {
    const at = (ratio: number) => score({ price: ratio * 200e6 });
    expect(at(0.85)).toBe(100);
    expect(at(1.1)).toBeLessThan(at(1));
    expect(at(1.5)).toBe(80);
    expect(at(0.5)).toBeLessThan(at(0.7));
    expect(score({ typicalPrice: null })).toBe(90);
  });

  test('views count by the day', () => {
    expect(score({ views: 10 })).toBeLessThan(score({ views: 20 }));
    expect(score({ views: 5000 })).toBe(100);
    const ofOldAge = score({ publishedAt: daysAgo(14), views: 50 });
    expect(ofOldAge).toBeLessThan(score({ publishedAt: daysAgo(14), views: 700 }));
  });
});
