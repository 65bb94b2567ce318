import type { FilterGroup, FilterItem } from '#contract/search/filter.schema.ts';
import type { FilterGroupType } from '#contract/search/filter.ts';

/** What a sheet or a panel shows, one step deeper each. */
export type FilterView =
  | { readonly kind: 'groups'; readonly groups: readonly FilterGroupType[] }
  | { readonly kind: 'brands' }
  | { readonly kind: 'places' }
  /** What is within a brand or a province, or within a model of it: their slugs. */
  | { readonly kind: 'within'; readonly group: 'brand' | 'province'; readonly path: readonly string[] };

export function groupOf(groups: readonly FilterGroup[], slug: FilterGroupType): FilterGroup | undefined {
  return groups.find((group) => group.slug === slug);
}

/** The values on the path of a view, the brand or province first; a missing one ends it. */
export function itemsOnPath(groups: readonly FilterGroup[], view: FilterView): FilterItem[] {
  if (view.kind !== 'within') return [];
  const found: FilterItem[] = [];
  let among: readonly FilterItem[] = groupOf(groups, view.group)?.filters ?? [];
  for (const slug of view.path) {
    const item = among.find((each) => each.slug === slug);
    if (!item) break;
    found.push(item);
    among = item.childs ?? [];
  }
  return found;
}
