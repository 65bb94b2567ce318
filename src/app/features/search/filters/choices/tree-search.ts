import type { FilterItem } from '#contract/search/filter.schema.ts';

export type Found = {
  readonly item: FilterItem /** Its parent. */;
  readonly above: FilterItem | undefined;
};

/** Maximum number of results. */
const mostFound = 40;

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Values whose name, together with their ancestors' names, matches all typed words in any order; ancestors
 * first.
 */
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
      // At least one word must match the value's own name, or a brand's name would find all of its models.
      if (fits(`${name} ${own}`) && words.some((word) => own.includes(word)))
        within.push({ item: child, above: item });
    }
  }
  return [...above, ...within].slice(0, mostFound);
}
