import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TokenLists } from './token-lists.ts';

it('returns each list, however often the array is compacted', () => {
  const list = fc.array(fc.nat(), { maxLength: 90, size: 'max' });
  const step = fc.record({ slot: fc.nat({ max: 40 }), list });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120, size: 'max' }), (steps) => {
      const lists = new TokenLists();
      const plain = new Map<number, number[]>();
      for (const { slot, list: numbers } of steps) {
        lists.set(slot, numbers);
        plain.set(slot, numbers);
      }
      for (const [slot, numbers] of plain) expect([...lists.get(slot)]).toEqual(numbers);
    }),
  );
});
