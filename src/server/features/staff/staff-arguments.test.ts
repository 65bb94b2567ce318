import { expect, test } from 'vitest';
import { parseStaffArguments, StaffUsageError } from './staff-arguments.ts';

test('a number is accepted in the usual spellings', () => {
  const granted = { command: 'grant', mobile: '+6281234567890', scope: 'staff' };
  expect(parseStaffArguments(['grant', '0812-3456-7890', 'staff'])).toEqual(granted);
  expect(parseStaffArguments(['grant', '+6281234567890', 'staff'])).toEqual(granted);
  expect(parseStaffArguments(['list'])).toEqual({ command: 'list' });
});

test.each([
  [[]],
  [['revoke', '081234567890']],
  [['grant', '12345', 'staff']],
  [['grant', '081234567890']],
  [['grant', '081234567890', 'admin']],
  [['grant', '081234567890', 'staff', '081234567891']],
  [['list', 'all']],
])('%j is refused, with the right usage', (given) => {
  expect(() => parseStaffArguments(given)).toThrow(StaffUsageError);
  expect(() => parseStaffArguments(given)).toThrow('npm run staff -- grant MOBILE');
});
