/** Longer texts, such as titles, are not cached. */
const longestKey = 80;

/**
 * Memoises a pure function of a text, since a file of cars repeats the same few hundred words. Bounded: the
 * cache is cleared once it has `most` entries.
 */
export function remember<Result>(compute: (text: string) => Result, most = 2000): (text: string) => Result {
  const known = new Map<string, { readonly result: Result }>();
  return (text) => {
    const hit = known.get(text);
    if (hit) return hit.result;
    const result = compute(text);
    if (text.length <= longestKey) {
      if (known.size >= most) known.clear();
      known.set(text, { result });
    }
    return result;
  };
}
