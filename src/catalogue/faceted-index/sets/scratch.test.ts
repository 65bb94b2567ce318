import { expect, it } from 'vitest';
import { Bitset } from './bitset.ts';
import { Scratch } from './scratch.ts';

it('reuses sets after taking them back, and creates others for another length', () => {
  const scratch = new Scratch();
  scratch.takeBack(2048);
  const [first, second, list] = [scratch.bitset(), scratch.bitset(), scratch.list()];
  expect(second).not.toBe(first);
  first.add(5);
  scratch.takeBack(2048);
  expect([scratch.bitset(), scratch.copyOf(new Bitset()), scratch.list()]).toEqual([first, second, list]);
  expect(first.has(5)).toBe(false);
  expect(scratch.list()).not.toBe(list);
  scratch.takeBack(4096);
  expect(scratch.bitset().capacity).toBe(4096);
  expect(scratch.lengthened(new Bitset()).capacity).toBe(4096);
  const whole = new Bitset(4096);
  expect(scratch.lengthened(whole)).toBe(whole);
});
