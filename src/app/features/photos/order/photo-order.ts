/** Moves an id to another position, within bounds. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((each) => each !== id);
  const at = Math.min(Math.max(place, 0), others.length);
  return [...others.slice(0, at), id, ...others.slice(at)];
}

export function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, place) => id === other[place]);
}

/** Sorts items by these ids; others go to the end, in their order. */
export function inOrder<Item extends { readonly id: string }>(
  items: readonly Item[],
  ids: readonly string[],
): Item[] {
  const placeOf = (item: Item) => (ids.includes(item.id) ? ids.indexOf(item.id) : ids.length);
  return [...items].sort((one, other) => placeOf(one) - placeOf(other));
}
