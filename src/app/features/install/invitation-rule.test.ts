import { expect, test } from 'vitest';
import { isTimeToInvite } from './invitation-rule.ts';

const now = Date.UTC(2026, 10, 28);
const daysAgo = (days: number) => now - days * 86_400_000;

test.each([
  [0, undefined, false],
  [1, undefined, false],
  [2, undefined, true],
  [9, daysAgo(29), false],
  [9, daysAgo(31), true],
  // A clock that was set back.
  [9, daysAgo(-400), false],
  [9, Number.NaN, false],
])('%i useful days, last invitation at %s: %s', (usefulDays, invitedAt, expected) => {
  expect(isTimeToInvite({ usefulDays, invitedAt, now })).toBe(expected);
});
