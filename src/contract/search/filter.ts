import { statedTraitTypes, vehicleTraitTypes } from '#contract/vehicles/trait-types.ts';

/** Filter types in the canonical order of an address (docs/product.md#filter-addresses). */
export const filterTypes = [
  'brand',
  'parent-model',
  'model',
  'variant',
  'body-type',
  'fuel',
  'transmission',
  ...vehicleTraitTypes,
  'listing-type',
  'color',
  ...statedTraitTypes,
  'year',
  'kilometers',
  'price',
  'instalment',
  'province',
  'city',
  'district',
  'radius',
] as const;
export type FilterType = (typeof filterTypes)[number];

/** Types of values that say where: alternatives to each other, and the distance around them. */
export const isPlaceType = (type: FilterType) =>
  type === 'province' || type === 'city' || type === 'district' || type === 'radius';

/**
 * Groups of values in display order. Models and variants are selected within their brand, cities within their
 * province.
 */
export const filterGroups = [
  'province',
  'brand',
  'price',
  'year',
  'kilometers',
  'body-type',
  'transmission-type',
  'instalment',
  'fuel-type',
  ...vehicleTraitTypes,
  'color',
  'listing-type',
  'city',
  'radius',
  ...statedTraitTypes,
] as const;
export type FilterGroupType = (typeof filterGroups)[number];

/** Groups whose values have a shorter type; callers may name these groups by it, too. */
const groupsOfTypes = { transmission: 'transmission-type', fuel: 'fuel-type' } as const;
type ShortType = keyof typeof groupsOfTypes;
const isShort = (type: string): type is ShortType => Object.hasOwn(groupsOfTypes, type);

/** The group that a caller names. */
export const groupNamed = (name: string): FilterGroupType | undefined =>
  isShort(name) ? groupsOfTypes[name] : filterGroups.find((group) => group === name);

/** The group in which values of a type are selected. */
export function groupOfType(type: FilterType): FilterGroupType {
  if (type === 'parent-model' || type === 'model' || type === 'variant') return 'brand';
  // Districts are selected within their city.
  if (type === 'district') return 'city';
  return isShort(type) ? groupsOfTypes[type] : type;
}
export const filterGroupAliases: readonly string[] = Object.keys(groupsOfTypes);

/** Whether only one value of a type can be selected; another one replaces it. */
export function isSingleChoice(type: FilterType): boolean {
  return type === 'price' || type === 'radius';
}

/** One selected value. */
export type FilterValue = {
  readonly slug: string;
  readonly type: FilterType;
  /**
   * Slugs of the values containing it, nearest first: for a variant its model and brand, for a district its city
   * and province.
   */
  readonly within?: readonly string[] | undefined;
};
/** Selected values in canonical order, without duplicates. */
export type Selection = readonly FilterValue[];

/** A distance means nothing without what it is measured from. */
function canonical(values: readonly FilterValue[]): Selection {
  const isPlaced = values.some(({ type }) => type === 'city' || type === 'district');
  return values
    .filter(({ type }) => isPlaced || type !== 'radius')
    .sort(
      (a, b) =>
        filterTypes.indexOf(a.type) - filterTypes.indexOf(b.type) ||
        (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0),
    );
}

/**
 * Builds a selection from any list of values: sorted, without duplicates; of a single-choice type the last
 * value wins.
 */
export function selectionOf(values: readonly FilterValue[]): Selection {
  return canonical(
    values.filter(
      (value, index) =>
        !values
          .slice(index + 1)
          .some(
            (later) => later.type === value.type && (later.slug === value.slug || isSingleChoice(value.type)),
          ),
    ),
  );
}

/**
 * Adds a value, replacing the other one of a single-choice type; or removes a selected value with everything
 * selected within it (docs/product.md#filters).
 */
export function toggle(selection: Selection, value: FilterValue): Selection {
  if (selection.some(({ slug }) => slug === value.slug))
    return canonical(
      selection.filter(({ slug, within }) => slug !== value.slug && !within?.includes(value.slug)),
    );
  const kept = isSingleChoice(value.type)
    ? selection.filter((chosen) => chosen.type !== value.type)
    : selection;
  return canonical([...kept, value]);
}

/**
 * The effective selection of nested values: Toyota and its Avanza mean Avanza; Toyota, Avanza and Honda mean
 * Avanza and every Honda.
 */
export function narrowest(selection: Selection): Selection {
  return selection.filter(({ slug }) => !selection.some(({ within }) => within?.includes(slug)));
}

export function searchOf(selection: Selection): string {
  return selection.map((value) => value.slug).join('+');
}

/** The slugs of an address segment, separated by plus signs or spaces (forms convert one to the other). */
export function slugsOfSearch(search: string): string[] {
  return search.split(/[+ ]+/).filter((slug) => slug !== '');
}

/** Maximum number of values in a selection: what a person chooses, and what an answer is computed for. */
export const mostSelected = 24;
/** Listings per page (docs/product.md#lists). */
export const pageSize = 20;
/** Maximum number of values of a group on a page; the rest are loaded on demand. */
export const pageFilterOptions = 30;
/** Values of a long group shown before `show more` (docs/product.md#lists). */
export const initialFilterOptions = 6;
/** Groups shown as tabs on a wide screen; the rest are in the panel (docs/product.md#lists). */
export const filterTabs = 7;
