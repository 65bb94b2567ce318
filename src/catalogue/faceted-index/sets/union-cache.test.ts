import { expect, test } from 'vitest';
import { Bitset } from './bitset.ts';
import { UnionCache } from './union-cache.ts';

const megabyte = 1024 * 1024;

test.each([
  [2048, 10],
  [2048, 4000],
  [200_000, 100],
])('sets of %i with keys of %i characters stay within its bound', (capacity, keyLength) => {
  const cache = new UnionCache();
  let made = 0;
  const ask = (call: number) =>
    cache.of(`${call}${'x'.repeat(keyLength)}`, capacity, () => {
      made += 1;
      return new Bitset(capacity);
    });
  for (let call = 0; call < 20_000; call++) ask(call);
  expect(cache.bytes).toBeLessThanOrEqual(4 * megabyte);
  expect(cache.bytes).toBeGreaterThan(3 * megabyte);
  // The newest is still cached, the oldest is not.
  ask(19_999);
  expect(made).toBe(20_000);
  ask(0);
  expect(made).toBe(20_001);
  cache.clear();
  expect(cache.bytes).toBe(0);
});
