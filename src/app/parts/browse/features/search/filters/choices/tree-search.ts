import type { FilterItem } from '#contract/search/filter.schema.ts';

export type Found = {
  readonly item: FilterItem /** Its parent. */;
  readonly above: FilterItem | undefined;
};

/** Results at most. */
const mostFound = 40;

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Values whose name, with those of their ancestors, has all typed words, in any order; ancestors first. */
export function searchTree(items: readonly FilterItem[], typed: string): Found[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const fits = (text: string) => words.every((word) => text.includes(word));
  const above: Found[] = [];
  const within: Found[] = [];
  for (const item of items) {
    const name = plain(item.name);
    if (fits(name)) above.push({ item, above: undefined });
    for (const child of item.childs ?? []) {
      const own = plain(child.name);
      // At least one word must be its own, or every model of a brand would be found by the brand's name.
      if (fits(`${name} ${own}`) && words.some((word) => own.includes(word)))
        within.push({ item: child, above: item });
    }
  }
  return [...above, ...within].slice(0, mostFound);
}
