import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { usedCarsPath } from '#contract/paths.ts';
import type { FilterGroup, FilterItem } from '#contract/search/filter.schema.ts';
import { isPlaceType, type Selection } from '#contract/search/filter.ts';

/** A pseudo-province that contains every city, with the address of the list without a place. */
export function everyCity(
  cities: readonly FilterItem[],
  selection: Selection,
  language: Language,
): FilterItem {
  const elsewhere = selection.filter(({ type }) => !isPlaceType(type));
  return {
    slug: '1',
    type: 'province',
    name: localized('All cities')[language],
    count: cities.reduce((sum, { count }) => sum + count, 0),
    isChecked: elsewhere.length === selection.length,
    url: usedCarsPath(elsewhere),
    childs: [...cities],
    childsCheckedCount: cities.filter(({ isChecked }) => isChecked).length,
  };
}

/** The group with that province first. */
export function withFirst(group: FilterGroup, province: FilterItem): FilterGroup {
  return group.slug === 'province' ? { ...group, filters: [province, ...group.filters] } : group;
}
