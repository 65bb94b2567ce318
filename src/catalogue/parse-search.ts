import {
  type FilterType,
  mostSelected,
  narrowest,
  type Selection,
  selectionOf,
  slugsOfSearch,
} from '#contract/search/filter.ts';
import {
  instalmentRangeOfSlug,
  kilometerRangeOfSlug,
  priceRangeOfSlug,
  yearRangeOfSlug,
} from '#contract/search/filter-range.ts';
import { radiusOfSlug } from '#contract/search/radius.ts';
import { traitTypes } from '#contract/vehicles/trait-types.ts';
import { traitOf } from '#contract/vehicles/traits.ts';
import { bodyTypes, colors, fuels, listingTypes, transmissions } from '#contract/vehicles/vehicle.ts';
import type { CatalogueSelection } from './faceted-index/catalogue-selection.ts';
import type { TraitChoice } from './faceted-index/trait-column.ts';
import type { Vocabulary } from './vocabulary.ts';

export type ParsedSearch =
  | { readonly kind: 'known'; readonly selection: Selection }
  /** The unknown slug, or the first of too many (`mostSelected`). */
  | { readonly kind: 'unknown'; readonly slug: string };

/** Parses the slugs of an address. */
export function parseSearch(vocabulary: Vocabulary, search: string): ParsedSearch {
  const values = [];
  const slugs = slugsOfSearch(search.toLowerCase());
  const beyond = slugs[mostSelected];
  if (beyond !== undefined) return { kind: 'unknown', slug: beyond };
  for (const slug of slugs) {
    const value = vocabulary.find(slug);
    if (!value) return { kind: 'unknown', slug };
    values.push(value);
  }
  return { kind: 'known', selection: selectionOf(values) };
}

/** The selected traits, one choice per type. */
export function traitChoicesOf(selection: Selection): TraitChoice[] {
  return traitTypes.flatMap((type) => {
    const chosen = selection.flatMap((value) => (value.type === type ? (traitOf(value.slug) ?? []) : []));
    const [first] = chosen;
    return first ? [{ mask: first.mask, anyOf: chosen.map(({ bits }) => bits) }] : [];
  });
}

/** The ids of the cities that distances are measured from: a district is where its city is. */
export function centersOf(selection: Selection, vocabulary: Vocabulary): number[] {
  const ids = narrowest(selection).flatMap((value) => {
    const city = value.type === 'district' ? vocabulary.find(value.within?.[0] ?? '') : value;
    return city?.type === 'city' ? (vocabulary.idOf(city) ?? []) : [];
  });
  return [...new Set(ids)];
}

/** Kilometres of each city from the selected ones; undefined for a selection without a radius. */
export function distancesOf(
  selection: Selection,
  vocabulary: Vocabulary,
): ReadonlyMap<number, number> | undefined {
  if (!selection.some(({ type }) => type === 'radius')) return undefined;
  return vocabulary.distances.from(centersOf(selection, vocabulary));
}

/** What a card says of its distance: whole kilometres, nothing within the city. */
export function awayIn(
  distances: ReadonlyMap<number, number> | undefined,
  city: number | null,
): { readonly kilometersAway?: number } {
  const kilometers = Math.round((city === null ? undefined : distances?.get(city)) ?? 0);
  return kilometers > 0 ? { kilometersAway: kilometers } : {};
}

/** Converts a selection for the index: ids, codes and ranges in place of slugs, the cities of a circle in place of it. */
export function catalogueSelectionOf(selection: Selection, vocabulary: Vocabulary): CatalogueSelection {
  const asked = narrowest(selection);
  const slugs = (type: FilterType) => asked.filter((value) => value.type === type).map(({ slug }) => slug);
  const ids = (type: FilterType) =>
    asked.flatMap((value) => (value.type === type ? (vocabulary.idOf(value) ?? []) : []));
  const codes = <Code extends string>(type: FilterType, all: readonly Code[]): Code[] => {
    const chosen = slugs(type);
    return all.filter((code) => chosen.includes(code));
  };
  const [radius] = slugs('radius').flatMap((slug) => radiusOfSlug(slug) ?? []);
  const years = slugs('year').flatMap((slug) => yearRangeOfSlug(slug) ?? []);
  return {
    brand: ids('brand'),
    'parent-model': ids('parent-model'),
    model: ids('model'),
    variant: ids('variant'),
    'body-type': codes('body-type', bodyTypes),
    fuel: codes('fuel', fuels),
    transmission: codes('transmission', transmissions),
    'listing-type': codes('listing-type', listingTypes),
    color: codes('color', colors),
    years,
    traits: traitChoicesOf(asked),
    province: ids('province'),
    city:
      radius === undefined ? ids('city') : vocabulary.distances.within(centersOf(asked, vocabulary), radius),
    // A circle around a district has all of it.
    district: radius === undefined ? ids('district') : [],
    price: slugs('price').flatMap((slug) => priceRangeOfSlug(slug) ?? []),
    instalment: slugs('instalment').flatMap((slug) => instalmentRangeOfSlug(slug) ?? []),
    kilometers: slugs('kilometers').flatMap((slug) => kilometerRangeOfSlug(slug) ?? []),
  };
}
