/** Slots in ascending order: the first `count` elements of a longer array, which the next query reuses. */
export type SlotList = { readonly slots: Int32Array; readonly count: number };
