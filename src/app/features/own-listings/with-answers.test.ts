import { expect, test } from 'vitest';
import { type DashboardListing, noActivity } from '#contract/listing/listing-activity.ts';
import { withAnswers } from './with-answers.ts';

const item: DashboardListing = {
  ...{ id: 7, clientId: null, status: 'live', revision: 2, label: 'Toyota Avanza', slug: 'avanza-7' },
  ...{
    price: 150e6,
    coverImage: null,
    bodyType: null,
    color: null,
    reasons: [],
    views: 3,
    createdAt: '2026-11-01T00:00:00.000Z',
  },
  ...{ expiresAt: null, activity: { ...noActivity, leads: 4 }, advice: [], isOwn: true, booking: null },
};
const { activity, advice, isOwn, ...answer } = item;

test('a newer answer to a change from here counts, and the activity stays', () => {
  const sold = { answer: { ...answer, revision: 3, status: 'sold' as const } };
  expect(withAnswers([item], [sold])).toEqual([{ ...item, revision: 3, status: 'sold' }]);
});

test('an older answer, and that of another listing, change nothing', () => {
  const older = { answer: { ...answer, revision: 1, status: 'expired' as const } };
  const other = { answer: { ...answer, id: 8, revision: 9, status: 'sold' as const } };
  expect(withAnswers([item], [older, other, { answer: null }])).toEqual([item]);
});

test('a removed listing leaves the list', () => {
  expect(withAnswers([item], [{ answer: { ...answer, revision: 3, status: 'removed' } }])).toEqual([]);
});
