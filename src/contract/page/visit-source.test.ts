import { expect, test } from 'vitest';
import { visitKindOf } from './visit-source.ts';

test.each([
  ['direct', {}],
  ['direct', { utmSource: 'direct' }],
  ['direct', { utmSource: '', landingUrl: '/' }],
  ['referral', { utmSource: 'search.example', utmMedium: 'referral' }],
  ['campaign', { utmSource: 'radio' }],
  ['campaign', { utmCampaign: 'lebaran' }],
  ['campaign', { utmSource: 'direct', utmMedium: 'mail' }],
])('a visit is %s', (kind, source) => {
  expect(visitKindOf(source)).toBe(kind);
});
