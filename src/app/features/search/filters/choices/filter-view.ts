import type { FilterGroup, FilterItem } from '#contract/search/filter.schema.ts';
import type { FilterGroupType } from '#contract/search/filter.ts';

/** The view of a sheet or panel, each one level deeper. */
export type FilterView =
  | { readonly kind: 'groups'; readonly groups: readonly FilterGroupType[] }
  | { readonly kind: 'brands' }
  | { readonly kind: 'places' }
  /** Places on a map. */
  | { readonly kind: 'map' }
  /** Values nested in a brand or province, or in one of its models, given by slugs. */
  | { readonly kind: 'within'; readonly group: 'brand' | 'province'; readonly path: readonly string[] };

export function groupOf(groups: readonly FilterGroup[], slug: FilterGroupType): FilterGroup | undefined {
  return groups.find((group) => group.slug === slug);
}

/** The values on the path of a view, starting with the brand or province; ends at a missing one. */
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
