import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Bitset } from './bitset.ts';
import { SlotSet } from './slot-set.ts';

const slots = fc.uniqueArray(fc.integer({ min: 0, max: 300 }));
const bitsetOf = (members: readonly number[]) => {
  const set = new Bitset();
  for (const slot of members) set.add(slot);
  return set;
};
const membersOf = (set: Bitset) => [...set.slots(set.count())];
const ascending = (members: Iterable<number>) => [...members].sort((a, b) => a - b);

it('goes together as sets do', () => {
  fc.assert(
    fc.property(slots, slots, (a, b) => {
      const [or, and, andNot] = [bitsetOf(a), bitsetOf(a), bitsetOf(a)];
      or.or(bitsetOf(b));
      and.and(bitsetOf(b));
      andNot.andNot(bitsetOf(b));
      expect(membersOf(or)).toEqual(ascending(new Set([...a, ...b])));
      expect(membersOf(and)).toEqual(ascending(a.filter((slot) => b.includes(slot))));
      expect(membersOf(andNot)).toEqual(ascending(a.filter((slot) => !b.includes(slot))));
      expect(bitsetOf(a).countAnd(bitsetOf(b))).toBe(and.count());
    }),
  );
});

it('holds the same as a list and as a bitset', () => {
  // Runs of near slots make a bitset, far ones a list again.
  const far = fc.constantFrom(0, 100_000, 4_000_000);
  const step = fc.record({
    slot: fc.integer({ min: 0, max: 400 }),
    length: fc.integer({ min: 1, max: 120 }),
    far,
    adds: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), slots, (steps, others) => {
      const set = new SlotSet();
      const plain = new Set<number>();
      for (const { slot, length, far: offset, adds } of steps) {
        for (let at = slot + offset; at < slot + offset + length; at++) {
          if (adds && !plain.has(at)) {
            set.add(at);
            plain.add(at);
          } else if (!adds && plain.delete(at)) set.delete(at);
        }
      }
      expect(set.size).toBe(plain.size);
      expect(ascending(set.slots())).toEqual(ascending(plain));
      expect(set.countIn(bitsetOf(others))).toBe(others.filter((slot) => plain.has(slot)).length);
    }),
  );
});
