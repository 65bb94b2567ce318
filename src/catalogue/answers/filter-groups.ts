import type { CatalogueCounts } from '#catalogue/faceted-index/catalogue-selection.ts';
import { hasTraits } from '#catalogue/faceted-index/trait-column.ts';
import { centersOf, traitChoicesOf } from '#catalogue/parse-search.ts';
import type { RowType, Vocabulary } from '#catalogue/vocabulary.ts';
import type { Language } from '#contract/language.ts';
import { formatKilometers, formatPrice } from '#contract/money.ts';
import { usedCarsPath } from '#contract/paths.ts';
import type { FilterGroup, FilterItem } from '#contract/search/filter.schema.ts';
import {
  type FilterGroupType,
  type FilterValue,
  filterGroups,
  groupOfType,
  initialFilterOptions,
  isPlaceType,
  narrowest,
  type Selection,
  selectionOf,
} from '#contract/search/filter.ts';
import {
  instalmentBands,
  instalmentRangeOfSlug,
  instalmentSlug,
  kilometerBands,
  kilometerRangeOfSlug,
  kilometerSlug,
  type NumberRange,
  priceBandLimits,
  priceBands,
  priceRangeOfSlug,
  priceSlug,
  yearRangeOfSlug,
  yearSlug,
} from '#contract/search/filter-range.ts';
import { radii, radiusSlug } from '#contract/search/radius.ts';
import { isTraitType, type TraitType } from '#contract/vehicles/trait-types.ts';
import { traits } from '#contract/vehicles/traits.ts';
import { byCount, type Counted, rankedRows } from './counted.ts';
import { groupName } from './list-texts.ts';

type GroupsInput = {
  readonly vocabulary: Vocabulary;
  readonly counts: CatalogueCounts;
  /** Number of cars per trait number; if absent, trait groups are omitted. */
  readonly traitCounts: Int32Array | undefined;
  readonly selection: Selection;
  readonly language: Language;
  /**
   * Maximum number of values per group, not counting selected ones; Infinity means all, each with its nested
   * values.
   */
  readonly most: number;
  readonly groups?: readonly FilterGroupType[] | undefined;
  /** Whether to include data that only API clients other than the app read. */
  readonly isWhole: boolean;
};

const images: { readonly [Group in FilterGroupType]?: FilterGroup['image'] } = {
  brand: 'logo',
  'body-type': 'body',
  color: 'swatch',
};
type CodeType = 'body-type' | 'transmission' | 'fuel' | 'color' | 'listing-type';
const bandSlugs = priceBands.map(priceSlug);

const rangeOfSlug = (slug: string): NumberRange | undefined =>
  priceRangeOfSlug(slug) ??
  instalmentRangeOfSlug(slug) ??
  kilometerRangeOfSlug(slug) ??
  yearRangeOfSlug(slug);

/** Every filter group, with the number of cars for each value. */
export function filterGroupsOf(input: GroupsInput): FilterGroup[] {
  const builder = new GroupBuilder(input);
  return filterGroups
    .filter((group) => input.traitCounts !== undefined || !isTraitType(group))
    .filter((group) => input.groups?.includes(group) ?? true)
    .map((group) => builder.build(group));
}

class GroupBuilder {
  readonly #input: GroupsInput;
  readonly #chosen: ReadonlySet<string>;
  /** The trait numbers that occur, with their cars. */
  readonly #traitNumbers: readonly (readonly [number: number, cars: number])[];

  constructor(input: GroupsInput) {
    this.#input = input;
    this.#chosen = new Set(input.selection.map(({ slug }) => slug));
    const found: [number, number][] = [];
    input.traitCounts?.forEach((cars, number) => {
      if (cars > 0) found.push([number, cars]);
    });
    this.#traitNumbers = found;
  }

  build(group: FilterGroupType): FilterGroup {
    const { language, most, counts } = this.#input;
    const all = this.#valuesOf(group);
    const shown = all.filter(({ value }, index) => index < most || this.#isOpen(value));
    const range =
      group === 'price' || group === 'instalment' || group === 'kilometers' || group === 'year'
        ? counts.ranges[group]
        : undefined;
    const title = (value: number) =>
      group === 'price' || group === 'instalment'
        ? formatPrice(value, language)
        : group === 'kilometers'
          ? formatKilometers(value, language)
          : String(value);
    return {
      slug: group,
      name: groupName(group)[language],
      ...(this.#input.isWhole && {
        image: images[group] ?? null,
        editIcon: this.#input.selection.some((value) => groupOfType(value.type) === group),
      }),
      multiple: group !== 'price' && group !== 'radius',
      total: all.length,
      filters: shown.map((counted) => this.#branch(counted)),
      ...(range === undefined
        ? {}
        : {
            range: range && {
              min: { value: range.min, title: title(range.min) },
              max: { value: range.max, title: title(range.max) },
              rangeValue: this.#rangeChosen(group),
            },
          }),
    };
  }

  /** From the lowest to the highest end of the selected ranges. */
  #rangeChosen(group: FilterGroupType): NumberRange | null {
    const ranges = this.#input.selection.flatMap(({ slug, type }) =>
      type === group ? (rangeOfSlug(slug) ?? []) : [],
    );
    if (ranges.length === 0) return null;
    const lowest = Math.min(...ranges.map(({ min }) => min ?? Number.NEGATIVE_INFINITY));
    const highest = Math.max(...ranges.map(({ max }) => max ?? Number.POSITIVE_INFINITY));
    return { min: Number.isFinite(lowest) ? lowest : null, max: Number.isFinite(highest) ? highest : null };
  }

  /** Whether the value, or one nested in it, is selected. */
  #isOpen({ slug }: FilterValue): boolean {
    return (
      this.#chosen.has(slug) || this.#input.selection.some(({ within }) => within?.includes(slug) === true)
    );
  }

  #chosenAndAbove(): FilterValue[] {
    const { selection, vocabulary } = this.#input;
    return selection.flatMap((value) => [
      value,
      ...(value.within ?? []).flatMap((slug) => vocabulary.find(slug) ?? []),
    ]);
  }

  #valuesOf(group: FilterGroupType): Counted[] {
    const { counts } = this.#input;
    if (isTraitType(group)) return this.#withChosen(group, this.#traits(group));
    switch (group) {
      case 'brand':
      case 'province':
      case 'city':
        return this.#withChosen(group, this.#rows(group));
      case 'radius':
        return this.#radii();
      case 'price':
        return this.#withChosen('price', this.#priceBands());
      case 'kilometers':
        return this.#withChosen(
          'kilometers',
          kilometerBands.map((band, index) => ({
            value: { slug: kilometerSlug(band), type: 'kilometers' },
            count: counts.kilometers[index] ?? 0,
          })),
        );
      case 'instalment':
        return this.#withChosen(
          'instalment',
          instalmentBands.map((band, index) => ({
            value: { slug: instalmentSlug(band), type: 'instalment' },
            count: counts.instalment[index] ?? 0,
          })),
        );
      case 'year': {
        const years = counts.year.map(({ value, count }) => ({
          value: { slug: yearSlug({ min: value, max: value }), type: 'year' as const },
          count,
        }));
        return this.#withChosen(
          'year',
          years.sort((a, b) => (a.value.slug < b.value.slug ? 1 : -1)),
        );
      }
      case 'transmission-type':
        return this.#codes('transmission');
      case 'fuel-type':
        return this.#codes('fuel');
      default:
        return this.#codes(group);
    }
  }

  #codes(type: CodeType): Counted[] {
    const values = this.#input.counts[type].map(
      ({ value, count }): Counted => ({ value: { slug: value, type }, count }),
    );
    return this.#withChosen(type, byCount(values));
  }

  /** Counted over cars that satisfy the selection of all other traits. */
  #traits(type: TraitType): Counted[] {
    const { selection } = this.#input;
    const others = traitChoicesOf(selection.filter((chosen) => chosen.type !== type));
    return traits
      .filter((trait) => trait.type === type)
      .map(({ slug, mask, bits }) => {
        const choices = [...others, { mask, anyOf: [bits] }];
        let count = 0;
        for (const [number, cars] of this.#traitNumbers) if (hasTraits(number, choices)) count += cars;
        return { value: { slug, type }, count };
      })
      .filter(({ count }) => count > 0);
  }

  #rows(type: RowType, isWanted?: (id: number) => boolean): Counted[] {
    const { counts, vocabulary } = this.#input;
    return rankedRows(type, counts, vocabulary, isWanted ? { isWanted } : {});
  }

  /** Cars within each distance of the selected cities, and in selected provinces; none without a city. */
  #radii(): Counted[] {
    const { counts, selection, vocabulary } = this.#input;
    const asked = narrowest(selection);
    const provinces = asked.flatMap((value) =>
      value.type === 'province' ? (vocabulary.idOf(value) ?? []) : [],
    );
    const centers = centersOf(selection, vocabulary);
    if (centers.length === 0) return [];
    const inProvinces = counts.province
      .filter(({ value }) => provinces.includes(value))
      .reduce((sum, { count }) => sum + count, 0);
    const provinceSlugs = asked.flatMap(({ slug, type }) => (type === 'province' ? [slug] : []));
    const carsOf = new Map(counts.city.map(({ value, count }) => [value, count]));
    // On a phone, what is farther than the saved cars cannot be counted.
    const known = radii.filter((kilometers) => vocabulary.distances.covers(centers, kilometers));
    return known.map((kilometers) => {
      let count = inProvinces;
      for (const id of vocabulary.distances.within(centers, kilometers)) {
        const isCounted = vocabulary
          .valueOf('city', id)
          ?.within?.some((slug) => provinceSlugs.includes(slug));
        if (!isCounted) count += carsOf.get(id) ?? 0;
      }
      return { value: { slug: radiusSlug(kilometers), type: 'radius' }, count };
    });
  }

  /** The offered price bands, each the sum of finer counted bands. */
  #priceBands(): Counted[] {
    const { price } = this.#input.counts;
    return priceBands.map(({ min, max }) => {
      const from = min === null ? 0 : priceBandLimits.indexOf(min) + 1;
      const to = max === null ? price.length : priceBandLimits.indexOf(max) + 1;
      const count = price.slice(from, to).reduce((sum, each) => sum + each, 0);
      return { value: { slug: priceSlug({ min, max }), type: 'price' }, count };
    });
  }

  /** Keeps values without cars, and custom ranges, while they or values nested in them are selected. */
  #withChosen(own: FilterValue['type'], values: Counted[]): Counted[] {
    const missing = new Map(
      this.#chosenAndAbove()
        .filter(({ slug, type }) => type === own && !values.some(({ value }) => value.slug === slug))
        .map((value) => [value.slug, value]),
    );
    return [...[...missing.values()].map((value) => ({ value, count: this.#ownCount(value) })), ...values];
  }

  /** A custom range selects exactly these cars; any other missing value has none. */
  #ownCount({ type }: FilterValue): number {
    const isRange = type === 'price' || type === 'instalment' || type === 'year' || type === 'kilometers';
    return isRange ? this.#input.counts.total : 0;
  }

  #item({ value, count }: Counted): FilterItem {
    const { vocabulary, language } = this.#input;
    const id = this.#idOf(value);
    return {
      ...(id === undefined ? {} : { id }),
      slug: value.slug,
      type: value.type,
      name: vocabulary.name(value, language),
      count,
      isChecked: this.#chosen.has(value.slug),
      url: usedCarsPath(value.type === 'radius' ? this.#around(value) : [value]),
      ...(value.within ? { within: [...value.within] } : {}),
    };
  }

  /** A distance with the places it is measured from. */
  #around(radius: FilterValue): Selection {
    const places = this.#input.selection.filter(({ type }) => isPlaceType(type) && type !== 'radius');
    return selectionOf([...places, radius]);
  }

  #idOf(value: FilterValue): number | undefined {
    if (value.type === 'city') return this.#input.vocabulary.idOf(value);
    const band = value.type === 'price' ? bandSlugs.indexOf(value.slug) : -1;
    return band < 0 ? undefined : band + 1;
  }

  /** Values nested in another one, in their order. */
  #leaves(values: readonly Counted[]): FilterItem[] {
    return values.map((counted, place) => {
      const item = this.#item(counted);
      return {
        ...item,
        show: place < initialFilterOptions || item.isChecked,
        search: item.name.toLowerCase(),
      };
    });
  }

  /** A value with its nested values: for every value if all are requested, otherwise for selected ones. */
  #branch(counted: Counted): FilterItem {
    const item = this.#item(counted);
    const { value } = counted;
    if (value.type !== 'brand' && value.type !== 'province') return item;
    const isOpen = this.#isOpen(value);
    if (!isOpen && Number.isFinite(this.#input.most)) return item;
    const childsCheckedCount = this.#input.selection.filter(({ within }) =>
      within?.includes(value.slug),
    ).length;
    return {
      ...item,
      childs: value.type === 'brand' ? this.#models(value) : this.#cities(value),
      childsCheckedCount,
    };
  }

  #cities(province: FilterValue): FilterItem[] {
    const cities = this.#within('city', province);
    const leaves = this.#leaves(cities);
    // Districts only of selected cities: there are thousands.
    return cities.flatMap(({ value }, place) => {
      const item = leaves[place];
      if (!item) return [];
      const districts = this.#isOpen(value) ? this.#leaves(this.#within('district', value)) : [];
      if (districts.length === 0) return item;
      const chosen = districts.filter(({ isChecked }) => isChecked).length;
      return { ...item, childs: districts, childsCheckedCount: chosen };
    });
  }

  /** Families and models of a brand; variants only of expanded models, since there are thousands. */
  #models(brand: FilterValue): FilterItem[] {
    const models = [...this.#within('parent-model', brand), ...this.#within('model', brand)];
    const leaves = this.#leaves(models);
    return models.flatMap((counted, place) => {
      const item = leaves[place];
      if (!item) return [];
      if (counted.value.type !== 'model' || !this.#isOpen(counted.value)) return item;
      const variants = this.#leaves(this.#within('variant', counted.value));
      const chosen = variants.filter(({ isChecked }) => isChecked).length;
      return { ...item, childs: variants, childsCheckedCount: chosen };
    });
  }

  #within(type: 'parent-model' | 'model' | 'variant' | 'city' | 'district', above: FilterValue): Counted[] {
    const { most, vocabulary } = this.#input;
    // If not all are requested, few are expanded, so the others need not be sorted.
    const values = Number.isFinite(most)
      ? this.#rows(type, (id) => vocabulary.valueOf(type, id)?.within?.includes(above.slug) === true)
      : (this.#grouped(type).get(above.slug) ?? []);
    const missing = new Map(
      this.#chosenAndAbove()
        .filter(
          (value) =>
            value.type === type &&
            value.within?.includes(above.slug) === true &&
            !values.some((counted) => counted.value.slug === value.slug),
        )
        .map((value) => [value.slug, value]),
    );
    return [...values, ...[...missing.values()].map((value) => ({ value, count: 0 }))];
  }

  readonly #groupedBy = new Map<RowType, Map<string, Counted[]>>();

  /** The counted values of a type, grouped by each of their ancestors. */
  #grouped(type: 'parent-model' | 'model' | 'variant' | 'city' | 'district'): Map<string, Counted[]> {
    const known = this.#groupedBy.get(type);
    if (known) return known;
    const grouped = new Map<string, Counted[]>();
    for (const counted of this.#rows(type)) {
      for (const slug of counted.value.within ?? []) {
        const values = grouped.get(slug);
        if (values) values.push(counted);
        else grouped.set(slug, [counted]);
      }
    }
    this.#groupedBy.set(type, grouped);
    return grouped;
  }
}
