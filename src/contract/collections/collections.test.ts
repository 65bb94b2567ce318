import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeEntries } from './collections.ts';

type Item = { id: number; at: number; isGone?: true; price?: number };
const limits = { most: 100, isFirst: false } as const;
const ids = (items: readonly Item[]) => items.filter(({ isGone }) => !isGone).map(({ id }) => id);

test('both sides stay, and of the same entry the newer change wins', () => {
  const merged = mergeEntries<Item>(
    [
      { id: 1, at: 10 },
      { id: 2, at: 20, price: 5 },
    ],
    [
      { id: 2, at: 30, price: 7 },
      { id: 3, at: 5 },
    ],
    limits,
  );
  expect(merged).toEqual([
    { id: 2, at: 30, price: 7 },
    { id: 1, at: 10 },
    { id: 3, at: 5 },
  ]);
  expect(mergeEntries<Item>([{ id: 1, at: 10, price: 1 }], [{ id: 1, at: 9, price: 2 }], limits)).toEqual([
    { id: 1, at: 10, price: 1 },
  ]);
});

test('an entry removed on one device is removed on the other, unless it was added again later', () => {
  const gone: Item = { id: 1, at: 20, isGone: true };
  expect(ids(mergeEntries<Item>([{ id: 1, at: 10 }], [gone], limits))).toEqual([]);
  expect(ids(mergeEntries<Item>([gone], [{ id: 1, at: 10 }], limits))).toEqual([]);
  expect(ids(mergeEntries<Item>([gone], [{ id: 1, at: 30 }], limits))).toEqual([1]);
});

test('a device that was never merged loses nothing', () => {
  const gone: Item = { id: 1, at: 20, isGone: true };
  expect(ids(mergeEntries<Item>([gone], [{ id: 1, at: 10 }], { ...limits, isFirst: true }))).toEqual([1]);
});

test('beyond the limit the oldest are dropped, and tombstones do not count', () => {
  const kept = [1, 2, 3].map((id): Item => ({ id, at: id }));
  const merged = mergeEntries<Item>(kept, [{ id: 3, at: 9, isGone: true }], { most: 1, isFirst: false });
  expect(merged).toEqual([
    { id: 2, at: 2 },
    { id: 3, at: 9, isGone: true },
  ]);
});

const items = fc
  .array(fc.record({ id: fc.nat(20), at: fc.nat(1000), gone: fc.boolean() }), { maxLength: 30 })
  .map((found) =>
    [...new Map(found.map((each) => [each.id, each])).values()].map(
      ({ id, at, gone }): Item => (gone ? { id, at, isGone: true } : { id, at }),
    ),
  );

test('merging again changes nothing, and a first merge loses nothing', () => {
  fc.assert(
    fc.property(items, items, (kept, brought) => {
      const once = mergeEntries(kept, brought, limits);
      expect(mergeEntries(once, brought, limits)).toEqual(once);
      const first = mergeEntries(kept, brought, { ...limits, isFirst: true });
      for (const id of ids(brought)) expect(ids(first)).toContain(id);
      const takenAway = new Set(brought.filter(({ isGone }) => isGone).map(({ id }) => id));
      for (const id of ids(kept)) if (!takenAway.has(id)) expect(ids(first)).toContain(id);
    }),
  );
});
