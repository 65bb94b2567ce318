import type { FilterGroup, FilterItem } from '#contract/search/filter.schema.ts';
import {
  type FilterGroupType,
  type FilterType,
  type FilterValue,
  filterTypes,
  isPlaceType,
  type Selection,
  selectionOf,
  slugsOfSearch,
  toggle,
} from '#contract/search/filter.ts';
import { yearRangeOfSlug, yearSlug } from '#contract/search/filter-range.ts';
import { radiusSlug } from '#contract/search/radius.ts';

/** Changes of a selection beyond `toggle`, and merging new counts into a displayed list. */

const vehicleTypes: readonly FilterType[] = ['brand', 'parent-model', 'model', 'variant'];
const placeTypes = filterTypes.filter(isPlaceType);

/**
 * Types of values selected in a group: that of brands includes models and variants, places are one
 * group.
 */
export function typesOfGroup(group: FilterGroupType): readonly FilterType[] {
  if (group === 'brand') return vehicleTypes;
  if (group === 'transmission-type') return ['transmission'];
  if (group === 'fuel-type') return ['fuel'];
  return placeTypes.some((type) => type === group) ? placeTypes : [group];
}

export function isChosen(selection: Selection, slug: string): boolean {
  return selection.some((value) => value.slug === slug);
}

/** Number of selected values nested in this one. */
export function chosenWithin(selection: Selection, slug: string): number {
  return selection.filter(({ within }) => within?.includes(slug)).length;
}

/** Replaces all values of a type by the given one; without a value, removes them. */
export function withOnly(selection: Selection, type: FilterType, slug: string | undefined): Selection {
  const others = selection.filter((value) => value.type !== type);
  return slug === undefined ? others : selectionOf([...others, { slug, type }]);
}

/** What is looked through around a device: one city goes, its surroundings with it. */
const usualRadius = 25;

/** A city with its surroundings, in place of all chosen places. */
export function aroundCity(selection: Selection, city: FilterValue): Selection {
  const others = selection.filter(({ type }) => !isPlaceType(type));
  return selectionOf([...others, city, { slug: radiusSlug(usualRadius), type: 'radius' }]);
}

/** Years are selected individually or as a range: a single year replaces a range. */
export function toggleYear(selection: Selection, value: FilterValue): Selection {
  const range = yearRangeOfSlug(value.slug);
  if (!range || range.min !== range.max) return toggle(selection, value);
  const withoutRanges = selection.filter(({ slug, type }) => {
    const chosen = type === 'year' ? yearRangeOfSlug(slug) : undefined;
    return !chosen || chosen.min === chosen.max;
  });
  return toggle(withoutRanges, value);
}

/** Replaces all selected years by a range; reversed ends are swapped. */
export function withYears(selection: Selection, one: number, other: number): Selection {
  return withOnly(selection, 'year', yearSlug({ min: Math.min(one, other), max: Math.max(one, other) }));
}

/** The selection that remains after following a link that removes a value. */
export function relaxedTo(selection: Selection, url: string): Selection {
  const left = slugsOfSearch(decodeURI(url).split('/').at(-1) ?? '');
  return selection.filter(({ slug }) => left.includes(slug));
}

function inOrderOf<Item extends FilterItem>(shown: readonly Item[], next: readonly Item[]): Item[] {
  const bySlug = new Map(next.map((item) => [item.slug, item]));
  const known = new Set(shown.map(({ slug }) => slug));
  return [
    ...shown.map((item) => {
      const now = bySlug.get(item.slug);
      if (!now) return { ...item, count: 0 };
      const childs = now.childs ?? [];
      return item.childs && now.childs ? { ...now, childs: inOrderOf(item.childs, childs) } : now;
    }),
    ...next.filter(({ slug }) => !known.has(slug)),
  ];
}

/**
 * Merges new counts in the current order, so that nothing moves under the finger. Values without cars stay,
 * with 0; new ones are appended.
 */
export function withSteadyOrder(shown: readonly FilterGroup[], next: readonly FilterGroup[]): FilterGroup[] {
  return next.map((group) => {
    const before = shown.find(({ slug }) => slug === group.slug);
    return before ? { ...group, filters: inOrderOf(before.filters, group.filters) } : group;
  });
}
