import { type Bitset, unpack } from './bitset.ts';
import type { SlotList } from './slot-list.ts';

/**
 * The slots that are in both `a` and `b`, and in a third set or not in it, in ascending order. All sets have
 * the same length.
 * @param into room for every slot plus `slack`
 */
export function slotsIn(
  [first, second]: readonly [Bitset, Bitset],
  third: Bitset,
  how: 'in third' | 'not in third',
  into: Int32Array,
): SlotList {
  const [a, b, c] = [first.words, second.words, third.words];
  if (a.length !== c.length || b.length !== c.length) throw new RangeError('the sets differ in length');
  const flip = how === 'in third' ? 0 : -1;
  let count = 0;
  // Unrolled: loop overhead exceeds the cost of an empty word.
  for (let at = 0; at < c.length; at += 4) {
    const word = (a[at] ?? 0) & (b[at] ?? 0) & ((c[at] ?? 0) ^ flip);
    const word1 = (a[at + 1] ?? 0) & (b[at + 1] ?? 0) & ((c[at + 1] ?? 0) ^ flip);
    const word2 = (a[at + 2] ?? 0) & (b[at + 2] ?? 0) & ((c[at + 2] ?? 0) ^ flip);
    const word3 = (a[at + 3] ?? 0) & (b[at + 3] ?? 0) & ((c[at + 3] ?? 0) ^ flip);
    const last = (at << 5) + 31;
    if (word !== 0) count = unpack(word, last, into, count);
    if (word1 !== 0) count = unpack(word1, last + 32, into, count);
    if (word2 !== 0) count = unpack(word2, last + 64, into, count);
    if (word3 !== 0) count = unpack(word3, last + 96, into, count);
  }
  return { slots: into, count };
}
