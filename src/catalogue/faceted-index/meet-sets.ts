import { type Bitset, unpack } from './bitset.ts';
import type { SlotList } from './slot-list.ts';

/**
 * The slots that are in each of three sets and not in another, ascending. All sets have the same length.
 * @param into room for every slot and the slack
 */
export function slotsIn(sets: readonly [Bitset, Bitset, Bitset], except: Bitset, into: Int32Array): SlotList {
  const [a, b, c] = [sets[0].words, sets[1].words, sets[2].words];
  const out = except.words;
  if (a.length !== out.length || b.length !== out.length || c.length !== out.length)
    throw new RangeError('the sets differ in length');
  let count = 0;
  // Unrolled: the loop's own work takes longer than a word without slots.
  for (let at = 0; at < out.length; at += 4) {
    const first = (a[at] ?? 0) & (b[at] ?? 0) & (c[at] ?? 0) & ~(out[at] ?? 0);
    const second = (a[at + 1] ?? 0) & (b[at + 1] ?? 0) & (c[at + 1] ?? 0) & ~(out[at + 1] ?? 0);
    const third = (a[at + 2] ?? 0) & (b[at + 2] ?? 0) & (c[at + 2] ?? 0) & ~(out[at + 2] ?? 0);
    const fourth = (a[at + 3] ?? 0) & (b[at + 3] ?? 0) & (c[at + 3] ?? 0) & ~(out[at + 3] ?? 0);
    const last = (at << 5) + 31;
    if (first !== 0) count = unpack(first, last, into, count);
    if (second !== 0) count = unpack(second, last + 32, into, count);
    if (third !== 0) count = unpack(third, last + 64, into, count);
    if (fourth !== 0) count = unpack(fourth, last + 96, into, count);
  }
  return { slots: into, count };
}
