/** Some slots, ascending: the first `count` of a longer array, which the next answer reuses. */
export type SlotList = { readonly slots: Int32Array; readonly count: number };
