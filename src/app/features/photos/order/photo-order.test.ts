import { describe, expect, test } from 'vitest';
import { inOrder, isSameOrder, movedTo } from './photo-order.ts';

describe('moving a photo', () => {
  const ids = ['a', 'b', 'c', 'd'];

  test.each([
    ['c', 0, 'cabd'],
    ['a', 2, 'bcad'],
    ['a', 3, 'bcda'],
    ['b', 1, 'abcd'],
    ['a', -1, 'abcd'],
    ['d', 9, 'abcd'],
  ])('%s to %i', (id, place, expected) => {
    expect(movedTo(ids, id, place).join('')).toBe(expected);
  });
});

test('an order is applied, and unknown ids stay at the end', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  expect(inOrder(items, ['c', 'a']).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd']);
  expect(isSameOrder(['a', 'b'], ['a', 'b'])).toBe(true);
  expect(isSameOrder(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(isSameOrder(['a'], ['a', 'b'])).toBe(false);
});
