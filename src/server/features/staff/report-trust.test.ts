import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Reporter, trustIn, weightOf } from './report-trust.ts';

const fresh: Reporter = { accountDays: 40, isSuspended: false, upheld: 0, dismissed: 0 };

test('an account of a month without reports weighs one', () => {
  expect(trustIn(fresh)).toBe(1);
});

test('age and upheld reports add weight; new, dismissed or unknown senders have less', () => {
  expect(trustIn({ ...fresh, accountDays: undefined })).toBeLessThan(trustIn({ ...fresh, accountDays: 0 }));
  expect(trustIn({ ...fresh, accountDays: 0 })).toBeLessThan(trustIn({ ...fresh, accountDays: 5 }));
  expect(trustIn({ ...fresh, accountDays: 5 })).toBeLessThan(trustIn(fresh));
  expect(trustIn({ ...fresh, upheld: 3 })).toBeGreaterThan(1);
  expect(trustIn({ ...fresh, dismissed: 3 })).toBeLessThan(1);
  expect(trustIn({ ...fresh, isSuspended: true, upheld: 9 })).toBe(0);
});

const some = fc.record({
  accountDays: fc.option(fc.nat(5000), { nil: undefined }),
  isSuspended: fc.boolean(),
  upheld: fc.nat(1000),
  dismissed: fc.nat(1000),
});

test('no weight is above two or below zero', () => {
  fc.assert(
    fc.property(some, (reporter) => {
      const trust = trustIn(reporter);
      return trust >= 0 && trust < 2;
    }),
  );
});

test('an upheld report never lowers the weight, a dismissed one never raises it', () => {
  fc.assert(
    fc.property(some, (reporter) => {
      const trust = trustIn(reporter);
      return (
        trustIn({ ...reporter, upheld: reporter.upheld + 1 }) >= trust &&
        trustIn({ ...reporter, dismissed: reporter.dismissed + 1 }) <= trust
      );
    }),
  );
});

test('one sender counts once, however often it reports; all guests together count one at most', () => {
  const by = (owner: string | null, weight: number) => ({
    ...{ owner, weight },
    isAccount: owner?.startsWith('account') ?? false,
  });
  const mine = by('account:1', 0.8);
  expect(weightOf([mine, mine, by('account:1', 1)])).toBe(1);
  expect(weightOf([mine, by('account:2', 0.5)])).toBe(1.3);
  expect(weightOf([by('device:1', 0.3), by('device:1', 0.3), by('device:2', 0.3)])).toBe(0.6);
  expect(weightOf(Array.from({ length: 50 }, (_, at) => by(`device:${at}`, 0.3)))).toBe(1);
  expect(weightOf([mine, ...Array(50).fill(by(null, 0.3))])).toBe(1.8);
  expect(weightOf([])).toBe(0);
});
