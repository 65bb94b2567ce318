import { expect, test } from 'vitest';
import { listingStatuses } from '#contract/listing/listing.ts';
import { adviceLimits, adviceOf } from '#contract/listing/listing-advice.ts';
import { sampleFacts } from '#tests/support/sample-facts.ts';
import { changesOf, daysLeft, isEditable } from './listing-changes.ts';

test('a removed listing can be neither changed nor edited, every other one can be removed', () => {
  expect(changesOf('removed')).toEqual([]);
  for (const status of listingStatuses)
    expect(changesOf(status).includes('remove')).toBe(status !== 'removed');
  expect(listingStatuses.filter((status) => !isEditable(status))).toEqual(['sold', 'removed']);
});

test('only published listings can be renewed, and none is sold twice', () => {
  const those = (change: 'sold' | 'renew') =>
    listingStatuses.filter((status) => changesOf(status).includes(change));
  expect(those('renew')).toEqual(['live', 'reserved', 'expired']);
  expect(those('sold')).toEqual(['pending', 'live', 'reserved', 'expired']);
});

test('days left are rounded up, and an expired listing has none', () => {
  const now = Date.parse('2026-11-22T10:00:00Z');
  expect(daysLeft('2026-11-22T10:00:01Z', now)).toBe(1);
  expect(daysLeft('2026-11-24T10:00:00Z', now)).toBe(2);
  expect(daysLeft('2026-11-21T10:00:00Z', now)).toBe(0);
  expect(daysLeft(null, now)).toBeNull();
});

const whole = {
  photoCount: adviceLimits.photos,
  descriptionLength: adviceLimits.descriptionLength,
  marketBadge: 'fair' as const,
  hasVariant: true,
  ...sampleFacts,
};

test('a complete listing gets no advice, and a poor one only the most helpful', () => {
  expect(adviceOf(whole)).toEqual([]);
  const poor = {
    ...whole,
    photoCount: 1,
    marketBadge: 'above' as const,
    descriptionLength: 0,
    hasVariant: false,
  };
  expect(adviceOf(poor)).toEqual(['add_photos', 'lower_price', 'write_description']);
  expect(adviceOf({ ...whole, floodFree: null })).toEqual(['say_condition']);
  expect(adviceOf({ ...whole, bpkbHolder: null })).toEqual(['say_papers']);
});
