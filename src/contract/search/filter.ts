import { traitTypes } from '#contract/vehicles/trait-types.ts';

/** Filter types in the canonical order of an address (docs/product.md#filter-addresses). */
export const filterTypes = [
  'brand',
  'parent-model',
  'model',
  'variant',
  'body-type',
  'fuel',
  'transmission',
  'listing-type',
  'color',
  ...traitTypes,
  'year',
  'kilometers',
  'price',
  'province',
  'city',
] as const;
export type FilterType = (typeof filterTypes)[number];

/** Groups of values in display order. Models and variants are chosen below their brand, cities below their province. */
export const filterGroups = [
  'province',
  'brand',
  'price',
  'year',
  'kilometers',
  'body-type',
  'transmission',
  'fuel',
  'color',
  'listing-type',
  'city',
  ...traitTypes,
] as const;
export type FilterGroupType = (typeof filterGroups)[number];

/** Whether only one value of a type can be selected; another one replaces it. */
export function isSingleChoice(type: FilterType): boolean {
  return type === 'price';
}

/** One selected value. */
export type FilterValue = {
  readonly slug: string;
  readonly type: FilterType;
  /** Slugs of what it is within, the nearest first: of a variant its model and brand, of a city its province. */
  readonly within?: readonly string[] | undefined;
};
/** Selected values in canonical order, each slug once. */
export type Selection = readonly FilterValue[];

function canonical(values: readonly FilterValue[]): Selection {
  return [...values].sort(
    (a, b) =>
      filterTypes.indexOf(a.type) - filterTypes.indexOf(b.type) ||
      (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0),
  );
}

/** A selection from any list of values: ordered, without duplicates, the last value of a single choice wins. */
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
 * Adds a value, in a single choice in place of the other; removes it, with all that was chosen within it, if it was
 * chosen (docs/product.md#filters).
 */
export function toggle(selection: Selection, value: FilterValue): Selection {
  if (selection.some(({ slug }) => slug === value.slug))
    return selection.filter(({ slug, within }) => slug !== value.slug && !within?.includes(value.slug));
  const kept = isSingleChoice(value.type)
    ? selection.filter((chosen) => chosen.type !== value.type)
    : selection;
  return canonical([...kept, value]);
}

/**
 * The effective selection where values are within each other: Toyota and Avanza within it is Avanza; Toyota, Avanza
 * and Honda is Avanza and every Honda.
 */
export function narrowest(selection: Selection): Selection {
  return selection.filter(({ slug }) => !selection.some(({ within }) => within?.includes(slug)));
}

export function searchOf(selection: Selection): string {
  return selection.map((value) => value.slug).join('+');
}

/** The slugs of an address segment; plus and space both separate (a form turns one into the other). */
export function slugsOfSearch(search: string): string[] {
  return search.split(/[+ ]+/).filter((slug) => slug !== '');
}

/** Listings a page (docs/product.md#lists). */
export const pageSize = 20;
/** Values of a long group that a page has; the rest are loaded on demand. */
export const pageFilterOptions = 30;
/** Values shown of a long group before `show more` (docs/product.md#lists). */
export const initialFilterOptions = 6;
/** Groups shown as tabs on a wide screen; the rest are in the panel (docs/product.md#lists). */
export const filterTabs = 7;
