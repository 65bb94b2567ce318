/** Longer texts than this are titles and the like, and do not come again. */
const longestKey = 80;

/**
 * Keeps what a pure function of a text answered: in a file of cars the same few hundred words come again and
 * again. Bounded, by starting anew once `most` are kept.
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
