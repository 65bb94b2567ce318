import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Bitset } from './bitset.ts';
import { SlotSet } from './slot-set.ts';

/** Words with their highest bit set, and sets of different length. */
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
it('union and intersection are those of sets', () => {
  fc.assert(
    fc.property(slots, slots, (a, b) => {
      const [or, and, andNot] = [bitsetOf(a), bitsetOf(a), bitsetOf(a)];
      or.or(bitsetOf(b));
      and.and(bitsetOf(b));
      andNot.andNot(bitsetOf(b));
      expect(membersOf(or)).toEqual(ascending(new Set([...a, ...b])));
      expect(membersOf(and)).toEqual(ascending(a.filter((member) => b.includes(member))));
      expect(membersOf(andNot)).toEqual(ascending(a.filter((member) => !b.includes(member))));
      expect(b.map((member) => bitsetOf(a).has(member))).toEqual(b.map((member) => a.includes(member)));
    }),
  );
});

it('writes what another set of its length lacks', () => {
  const some = fc.uniqueArray(fc.integer({ min: 0, max: 300 }));
  fc.assert(
    fc.property(some, some, (a, b) => {
      const count = bitsetOf(a).othersInto(bitsetOf(b), room);
      expect([...room.subarray(0, count)]).toEqual(ascending(a.filter((member) => !b.includes(member))));
    }),
  );
  expect(() => new Bitset().othersInto(bitsetOf([5000]), room)).toThrow(RangeError);
});

it('finds what one set lacks and what two lack', () => {
  const three = fc.uniqueArray(fc.integer({ min: 0, max: 40 }));
  fc.assert(
    fc.property(fc.array(three, { maxLength: 4 }), (sets) => {
      const [lacking, twice] = [new Bitset(), new Bitset()];
      for (const set of sets) lacking.addMissing(bitsetOf(set), twice);
      for (let member = 0; member < 2048; member++) {
        const times = sets.filter((set) => !set.includes(member)).length;
        expect([lacking.has(member), twice.has(member)]).toEqual([times > 0, times > 1]);
      }
    }),
    { numRuns: 20 },
  );
  expect(() => new Bitset().addMissing(bitsetOf([5000]), new Bitset())).toThrow(RangeError);
});

it('a list and a bitset hold the same', () => {
  // Runs of neighbouring slots make a bitset, scattered ones a list again.
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
