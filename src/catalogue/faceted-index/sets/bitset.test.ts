import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Bitset } from './bitset.ts';
import { slotsIn } from './meet-sets.ts';
import { SlotSet } from './slot-set.ts';

/** Includes words with the highest bit set, and sets of different length. */
const slot = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 300 }) },
  fc.constantFrom(2047, 5000),
);
const slots = fc.uniqueArray(slot);
const bitsetOf = (members: readonly number[]) => {
  const set = new Bitset();
  for (const member of members) set.add(member);
  return set;
};
const ascending = (members: Iterable<number>) => [...members].sort((a, b) => a - b);
const room = new Int32Array(4_100_000);
const membersOf = (set: Bitset | SlotSet) => [...room.subarray(0, set.slotsInto(room))];
it('union and membership are those of sets', () => {
  fc.assert(
    fc.property(slots, slots, (a, b) => {
      const or = bitsetOf(a);
      or.or(bitsetOf(b));
      expect(membersOf(or)).toEqual(ascending(new Set([...a, ...b])));
      expect(b.map((member) => bitsetOf(a).has(member))).toEqual(b.map((member) => a.includes(member)));
    }),
  );
});

it('lists what is in two sets and in a third, or not in it', () => {
  // Dense enough that words have anything from no to all bits set.
  const some = fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.array(fc.nat(9), { minLength: 200, maxLength: 300 }))
    .map(([density, chances]) => chances.flatMap((chance, at) => (chance < density ? [at] : [])));
  const listOf = (a: Bitset, b: Bitset, c: Bitset, how: 'in third' | 'not in third') => {
    const { slots: found, count } = slotsIn([a, b], c, how, room);
    return [...found.subarray(0, count)];
  };
  fc.assert(
    fc.property(some, some, some, (a, b, c) => {
      const sets = [bitsetOf(a), bitsetOf(b), bitsetOf(c)] as const;
      const both = a.filter((each) => b.includes(each));
      expect(listOf(...sets, 'in third')).toEqual(both.filter((each) => c.includes(each)));
      expect(listOf(...sets, 'not in third')).toEqual(both.filter((each) => !c.includes(each)));
      sets[0].and(sets[1]);
      expect(membersOf(sets[0])).toEqual(both);
    }),
  );
  const [short, long] = [new Bitset(), bitsetOf([5000])];
  expect(() => listOf(short, short, long, 'in third')).toThrow(RangeError);
  expect(() => listOf(short, long, short, 'in third')).toThrow(RangeError);
  expect(() => short.and(long)).toThrow(RangeError);
});

it('a list and a bitset hold the same', () => {
  // Runs of neighbouring slots produce a bitset, scattered ones a list.
  const far = fc.constantFrom(0, 100_000, 4_000_000);
  const step = fc.record({
    slot: fc.integer({ min: 0, max: 400 }),
    length: fc.integer({ min: 1, max: 120 }),
    far,
    adds: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const set = new SlotSet();
      const plain = new Set<number>();
      for (const { slot: start, length, far: offset, adds } of steps) {
        for (let at = start + offset; at < start + offset + length; at++) {
          if (adds && !plain.has(at)) {
            set.add(at);
            plain.add(at);
          } else if (!adds && plain.delete(at)) set.delete(at);
        }
      }
      expect(set.size).toBe(plain.size);
      expect(ascending(membersOf(set))).toEqual(ascending(plain));
    }),
  );
});
