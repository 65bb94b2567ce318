import { expect, test } from 'vitest';
import { AttemptLimiter, neighbourhoodOf } from './attempt-limiter.ts';

let time = 0;
const limiter = (mostAddresses = 100) =>
  new AttemptLimiter({ most: 2, withinMs: 1000, mostAddresses, now: () => time });

test('an address is stopped after its last attempt, another one is not', () => {
  const { take } = bound(limiter());
  expect([take('10.0.0.1'), take('10.0.0.1'), take('10.0.0.1')]).toEqual([true, true, false]);
  expect(take('10.0.0.2')).toBe(true);
});

test('after its window an address may try again, however often it tried meanwhile', () => {
  const { take } = bound(limiter());
  take('10.0.0.1');
  take('10.0.0.1');
  time += 999;
  expect(take('10.0.0.1')).toBe(false);
  time += 1;
  expect([take('10.0.0.1'), take('10.0.0.1'), take('10.0.0.1')]).toEqual([true, true, false]);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', false],
  ['2001:db8::1', '2001:0db8:0:0:5:6:7:8', false],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', true],
  ['::1', '::2', false],
  ['::ffff:10.0.0.1', '10.0.0.1', false],
  ['::ffff:10.0.0.1', '::ffff:10.0.0.2', true],
  ['fe80::1%eth0', 'fe80::2', false],
])('%s used up: %s may is %s', (one, other, may) => {
  const { take } = bound(limiter());
  take(one);
  take(one);
  expect(take(other)).toBe(may);
});

test.each([
  ['192.0.2.1', '192.0.2.254', true],
  ['::ffff:192.0.2.1', '192.0.2.9', true],
  ['192.0.2.1', '192.0.3.1', false],
  ['2001:db8:1:2::1', '2001:db8:1:ffff::1', true],
  ['2001:db8:1:2::1', '2001:db8:2:2::1', false],
])('%s and %s are of one neighbourhood: %s', (one, other, isSame) => {
  expect(neighbourhoodOf(one) === neighbourhoodOf(other)).toBe(isSame);
});

test('a call of any address removes those whose window is over', () => {
  const many = limiter(10_000);
  for (let at = 0; at < 5000; at++) many.take(`10.0.${at >> 8}.${at & 255}`);
  expect(many.size).toBe(5000);
  time += 1000;
  many.take('10.9.9.9');
  expect(many.size).toBe(1);
});

test('remembers at most the configured number of addresses', () => {
  const { take } = bound(limiter(3));
  take('a');
  take('a');
  for (const other of ['b', 'c', 'd']) take(other);
  expect(take('a')).toBe(true);
});

function bound(limited: AttemptLimiter) {
  return { take: (address: string) => limited.take(address) };
}
