import { expect, test } from 'vitest';
import { numberPath, reviewedPath, tabPath, viewOf } from './review-address.ts';

const searchOf = (path: string) => new URL(path, 'https://lajur.test').search;

test('an address is read back', () => {
  expect(viewOf('')).toEqual({ tab: 'queue', listing: undefined, mobile: undefined });
  expect(viewOf(searchOf(tabPath('trail')))).toMatchObject({ tab: 'trail' });
  expect(viewOf(searchOf(reviewedPath(17)))).toMatchObject({ listing: '17' });
  expect(viewOf(searchOf(numberPath('+6281234567890')))).toEqual({
    tab: 'people',
    listing: undefined,
    mobile: '+6281234567890',
  });
});

test.each(['?tab=secret', '?listing=0', '?listing=1x', '?listing=', '?mobile='])(
  '%s is invalid',
  (search) => {
    expect(viewOf(search)).toEqual({ tab: 'queue', listing: undefined, mobile: undefined });
  },
);
