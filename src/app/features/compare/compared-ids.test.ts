import { expect, test } from 'vitest';
import { idsOfAddress } from './compared-ids.ts';

test.each([
  ['7,3,5', [7, 3, 5]],
  ['7,7,3,7', [7, 3]],
  ['1,2,3,4,5', [1, 2, 3, 4]],
  ['', []],
  [undefined, []],
])('%s names %j', (ids, named) => {
  expect(idsOfAddress(ids)).toEqual(named);
});

test.each(['avanza', '0', '-1', '1,', '1.5', '9999999999999999', '1e3', `1${',1'.repeat(200)}`])(
  '%s is invalid',
  (ids) => {
    expect(idsOfAddress(ids)).toBeUndefined();
  },
);
