import { expect, test } from 'vitest';
import {
  numberPath,
  orderPath,
  ordersPath,
  pathOfNumber,
  reviewedPath,
  tabPath,
  viewOf,
} from './review-address.ts';

const nothing = {
  tab: 'overview',
  listing: undefined,
  mobile: undefined,
  order: undefined,
  status: undefined,
};
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

test.each([
  ['17', reviewedPath(17)],
  ['628', reviewedPath(628)],
  ['0812-3456 7890', numberPath('081234567890')],
  ['+62 812 3456 7890', numberPath('+6281234567890')],
  ['6281234567890', numberPath('6281234567890')],
  ['lj-0123456789abcdef', orderPath('LJ-0123456789ABCDEF')],
  ['0', undefined],
  ['avanza', undefined],
])('%s leads to %s', (typed, path) => {
  expect(pathOfNumber(typed)).toBe(path);
});
