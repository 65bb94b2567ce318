/** Some slots, ascending: the first `count` of a longer array, which is used again for the next answer. */
export type SlotList = { readonly slots: Int32Array; readonly count: number };
