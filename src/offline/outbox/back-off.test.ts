import { expect, test } from 'vitest';
import { backOffMs } from './back-off.ts';

test('the delay grows, has a maximum, and differs by device', () => {
  const longest = Array.from({ length: 15 }, (_, attempts) => backOffMs(attempts, () => 1));
  expect(longest.slice(0, 4)).toEqual([2000, 4000, 8000, 16_000]);
  expect(longest.at(-1)).toBe(15 * 60_000);
  expect(backOffMs(1000, () => 1)).toBe(15 * 60_000);
  expect(backOffMs(3, () => 0)).toBe(8000);
});
