import { expect, test } from 'vitest';
import { cityDue } from './city-due.ts';

const [now, longAgo] = [Date.now(), 0];
const bandung = (syncedAt: number) => ({ citySlug: 'bandung', syncedAt });
const visitors = 'jakarta-selatan';
const nothing = { kept: undefined, chosen: undefined, visitors: undefined, isRefused: false };

test('the visitor’s city is saved, replacing one that was not chosen manually', () => {
  expect(cityDue(nothing)).toBeUndefined();
  expect(cityDue({ ...nothing, visitors })).toBe(visitors);
  expect(cityDue({ ...nothing, visitors, kept: bandung(now) })).toBe(visitors);
  expect(cityDue({ ...nothing, visitors, isRefused: true })).toBeUndefined();
});

test('a city that a person chose stays, and is brought up to date every half hour', () => {
  expect(cityDue({ ...nothing, visitors, kept: bandung(now), chosen: 'bandung' })).toBeUndefined();
  expect(cityDue({ ...nothing, visitors, kept: bandung(longAgo), chosen: 'bandung' })).toBe('bandung');
});
