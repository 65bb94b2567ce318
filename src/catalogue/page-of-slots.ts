/** An order by a column's numbers, infinity last whichever the direction, equal ones by id, the highest first. */
export type SlotOrder = {
  readonly numbers: Float64Array;
  /** 1 for ascending, -1 for descending. */
  readonly direction: 1 | -1;
  readonly ids: Float64Array;
};

function keyOf({ numbers, direction }: SlotOrder, slot: number): number {
  const key = direction * (numbers[slot] ?? 0);
  return key === Number.NEGATIVE_INFINITY ? Number.POSITIVE_INFINITY : key;
}

/** Negative where slot `a` comes before slot `b`. */
function compareSlots(order: SlotOrder, a: number, b: number): number {
  const first = keyOf(order, a);
  const second = keyOf(order, b);
  // Not by subtraction: infinity less itself is no number.
  if (first !== second) return first < second ? -1 : 1;
  return (order.ids[b] ?? 0) - (order.ids[a] ?? 0);
}

/** Puts the first `wanted` of `slots[from..to)` before the rest, in no order among themselves. */
function partition(slots: Int32Array, order: SlotOrder, start: number, end: number, wanted: number): void {
  let from = start;
  let to = end - 1;
  const at = start + wanted;
  while (from < to) {
    const middle = slots[(from + to) >>> 1] ?? 0;
    let low = from;
    let high = to;
    while (low <= high) {
      while (compareSlots(order, slots[low] ?? 0, middle) < 0) low++;
      while (compareSlots(order, slots[high] ?? 0, middle) > 0) high--;
      if (low > high) break;
      const swapped = slots[low] ?? 0;
      slots[low++] = slots[high] ?? 0;
      slots[high--] = swapped;
    }
    if (at <= high) to = high;
    else if (at >= low) from = low;
    else return;
  }
}

/**
 * The slots from one place of the order to another, in order, without sorting the others: the best found so far
 * are kept, and what comes after the last of them is passed over.
 */
export function pageOfSlots(slots: Int32Array, order: SlotOrder, start: number, length: number): number[] {
  const end = Math.min(start + length, slots.length);
  if (start >= end) return [];
  const kept = new Int32Array(Math.min(slots.length, end * 2 + 256));
  let filled = 0;
  let bound = Number.POSITIVE_INFINITY;
  // The newest first: they stand in the last slots and are the first of several orders.
  for (let at = slots.length - 1; at >= 0; at--) {
    const slot = slots[at] ?? 0;
    if (keyOf(order, slot) > bound) continue;
    if (filled === kept.length) {
      partition(kept, order, 0, filled, end);
      filled = end;
      bound = Number.NEGATIVE_INFINITY;
      for (let best = 0; best < end; best++) bound = Math.max(bound, keyOf(order, kept[best] ?? 0));
      if (keyOf(order, slot) > bound) continue;
    }
    kept[filled++] = slot;
  }
  if (end < filled) partition(kept, order, 0, filled, end);
  if (start > 0) partition(kept, order, 0, end, start);
  return [...kept.subarray(start, end)].sort((a, b) => compareSlots(order, a, b));
}
