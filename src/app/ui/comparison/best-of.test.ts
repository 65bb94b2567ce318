import { expect, test } from 'vitest';
import { bestOf, differs } from './best-of.ts';

test.each([
  ['the lowest', [225, 162, 179], 'low', [1]],
  ['the highest', [2021, 2019, 2019], 'high', [0]],
  ['several that are equally good', [1, 2, 1], 'low', [0, 2]],
  ['none where all are the same', [5, 5], 'low', []],
  ['none where only one is known', [5, null, undefined], 'low', []],
  ['one of those that are known', [null, 7, 5], 'low', [2]],
  ['none of no cars', [], 'high', []],
] as const)('%s', (_name, values, better, best) => {
  expect([...bestOf(values, better)]).toEqual(best);
});

test('an unknown value is no difference', () => {
  expect(differs(['Manual', 'Manual', null])).toBe(false);
  expect(differs(['Manual', 'Otomatis'])).toBe(true);
  expect(differs([null, null])).toBe(false);
});
