import { expect, test } from 'vitest';
import { numberPath, orderPath, ordersPath, reviewedPath, tabPath, viewOf } from './review-address.ts';

const nothing = { tab: 'queue', listing: undefined, mobile: undefined, order: undefined, status: undefined };
const searchOf = (path: string) => new URL(path, 'https://lajur.test').search;

test('an address is read back', () => {
  expect(viewOf('')).toEqual(nothing);
  expect(viewOf(searchOf(tabPath('trail')))).toMatchObject({ tab: 'trail' });
  expect(viewOf(searchOf(reviewedPath(17)))).toMatchObject({ listing: '17' });
  expect(viewOf(searchOf(numberPath('+6281234567890')))).toEqual({
    ...nothing,
    tab: 'people',
    mobile: '+6281234567890',
  });
  expect(viewOf(searchOf(ordersPath('refunding')))).toMatchObject({ tab: 'orders', status: 'refunding' });
  const order = 'LJ-0123456789ABCDEF';
  expect(viewOf(searchOf(orderPath(order)))).toMatchObject({ tab: 'orders', order });
});

test.each(['?tab=secret', '?listing=0', '?listing=1x', '?listing=', '?mobile=', '?order=1', '?status=lost'])(
  '%s is invalid',
  (search) => {
    expect(viewOf(search)).toEqual(nothing);
  },
);
