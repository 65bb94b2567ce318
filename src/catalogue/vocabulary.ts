import type { Language, Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import type { Coordinates } from '#contract/places/kilometers-between.ts';
import type { FilterValue } from '#contract/search/filter.ts';
import {
  instalmentRangeName,
  instalmentRangeOfSlug,
  kilometerRangeName,
  kilometerRangeOfSlug,
  priceRangeName,
  priceRangeOfSlug,
  yearRangeName,
  yearRangeOfSlug,
} from '#contract/search/filter-range.ts';
import { radiusName, radiusOfSlug } from '#contract/search/radius.ts';
import { slugify } from '#contract/slug.ts';
import { listingTypeNames, transmissionNames } from '#contract/vehicles/card-words.ts';
import { traits } from '#contract/vehicles/traits.ts';
import {
  bodyTypeNames,
  bodyTypes,
  colorNames,
  colors,
  fuelNames,
  fuels,
  listingTypes,
  transmissions,
} from '#contract/vehicles/vehicle.ts';
import { CityDistances, type Reach } from './city-distances.ts';
import { modelFamilies } from './model-families.ts';

/** Slugs of districts are unlike all others. */
const districtPrefix = 'kecamatan-';

/** `kecamatan-tebet-jakarta-selatan`: the same name occurs in several cities. */
export const districtSlug = (name: string, citySlug: string): string =>
  `${districtPrefix}${slugify(name)}-${citySlug}`;

type Named = { readonly id: number; readonly slug: string; readonly name: string };
/** Alternative spellings, in lower-case letters and digits; snapshots have none. */
type Spelled = { readonly aliases?: readonly string[] };
export type BrandName = Named & Spelled & { readonly isPopular: boolean };
export type ModelName = Named & Spelled & { readonly brandId: number };
export type VariantName = Named & { readonly modelId: number };
export type CityName = Named & {
  readonly provinceId: number;
  readonly isPopular: boolean;
  /** Its centre; unknown in the vocabulary of some tests. */
  readonly at?: Coordinates | undefined;
};

export type DistrictName = Named & { readonly cityId: number };

/** All names, from the server's tables or a snapshot, in display order. */
export type VocabularyRows = {
  readonly brands: readonly BrandName[];
  readonly models: readonly ModelName[];
  readonly variants: readonly VariantName[];
  readonly provinces: readonly Named[];
  readonly cities: readonly CityName[];
  readonly districts?: readonly DistrictName[] | undefined;
  /** The surroundings of a city, if the cities are those alone. */
  readonly reach?: Reach | undefined;
  /** Former slugs of rows, so that old addresses redirect. */
  readonly oldSlugs?: readonly { readonly slug: string; readonly type: RowType; readonly id: number }[];
};

/** Types whose values are rows with ids. */
export const rowTypes = [
  'brand',
  'parent-model',
  'model',
  'variant',
  'province',
  'city',
  'district',
] as const;
export type RowType = (typeof rowTypes)[number];

type Entry = FilterValue & {
  readonly id: number;
  readonly name: string;
  /** Its slug and those of the values containing it, built on first use. */
  chain: readonly string[] | undefined;
  /** Created on first use. */
  value: FilterValue | undefined;
};
const none: readonly string[] = [];

/** Values without rows: their slug is the code (contract/vehicles/vehicle.ts). */
const codes = new Map<string, { readonly value: FilterValue; readonly name: Localized }>(
  [
    ...bodyTypes.map((slug) => ({ slug, type: 'body-type', name: bodyTypeNames[slug] }) as const),
    ...fuels.map((slug) => ({ slug, type: 'fuel', name: fuelNames[slug] }) as const),
    ...transmissions.map((slug) => ({ slug, type: 'transmission', name: transmissionNames[slug] }) as const),
    ...listingTypes.map((slug) => ({ slug, type: 'listing-type', name: listingTypeNames[slug] }) as const),
    ...colors.map((slug) => ({ slug, type: 'color', name: colorNames[slug] }) as const),
    ...traits,
  ].map(({ slug, type, name }) => [slug, { value: { slug, type }, name }]),
);

/** Maps slugs to values, and values to names. */
export class Vocabulary {
  readonly rows: VocabularyRows;
  readonly #bySlug = new Map<string, Entry>();
  readonly #byId: { readonly [Type in RowType]: Map<number, Entry> } = {
    brand: new Map(),
    'parent-model': new Map(),
    model: new Map(),
    variant: new Map(),
    province: new Map(),
    city: new Map(),
    district: new Map(),
  };
  #hasVariants = false;
  #hasDistricts = false;
  #popularCities: ReadonlySet<number> | undefined;
  readonly #byOldSlug: ReadonlyMap<string, { readonly type: RowType; readonly id: number }>;
  /** The family's id for each model in a family of several. */
  readonly families: ReadonlyMap<number, number>;
  /** Between its cities. */
  readonly distances: CityDistances;

  /** @param families given if known, since some of their models may not be among the rows */
  constructor(rows: VocabularyRows, families: ReadonlyMap<number, number> = modelFamilies(rows.models)) {
    this.rows = rows;
    this.distances = new CityDistances(rows.cities, rows.reach);
    this.families = families;
    this.#byOldSlug = new Map(rows.oldSlugs?.map((old) => [old.slug, old]));
    for (const brand of rows.brands) this.#add('brand', brand, []);
    const models = new Map(rows.models.map((model) => [model.id, model]));
    for (const family of new Set(this.families.values())) {
      const model = models.get(family);
      if (model)
        this.#add(
          'parent-model',
          { ...model, slug: `semua-${model.slug}` },
          this.#chain('brand', model.brandId),
        );
    }
    for (const model of rows.models) {
      const family = this.families.get(model.id);
      const within =
        family === undefined ? this.#chain('brand', model.brandId) : this.#chain('parent-model', family);
      this.#add('model', model, within);
    }
    for (const province of rows.provinces) this.#add('province', province, []);
    for (const city of rows.cities) this.#add('city', city, this.#chain('province', city.provinceId));
  }

  /** The ids of the most requested cities. */
  get popularCities(): ReadonlySet<number> {
    this.#popularCities ??= new Set(
      this.rows.cities.filter(({ isPopular }) => isPopular).map(({ id }) => id),
    );
    return this.#popularCities;
  }

  /** The value of a slug, including former slugs; undefined if unknown. */
  find(slug: string): FilterValue | undefined {
    const entry = this.#bySlug.get(slug);
    if (entry) return valueOfEntry(entry);
    const code = codes.get(slug);
    if (code) return code.value;
    if (priceRangeOfSlug(slug)) return { slug, type: 'price' };
    if (kilometerRangeOfSlug(slug)) return { slug, type: 'kilometers' };
    if (instalmentRangeOfSlug(slug)) return { slug, type: 'instalment' };
    if (yearRangeOfSlug(slug)) return { slug, type: 'year' };
    if (radiusOfSlug(slug) !== undefined) return { slug, type: 'radius' };
    if (slug.startsWith(districtPrefix) && !this.#hasDistricts) {
      this.#addDistricts();
      return this.find(slug);
    }
    if (!this.#hasVariants) {
      this.#addVariants();
      return this.find(slug);
    }
    const old = this.#byOldSlug.get(slug);
    return old && this.valueOf(old.type, old.id);
  }

  /** The display name of a value: `Avanza`, `Rp 50 Juta – Rp 100 Juta`, `2019`. */
  name({ slug, type }: FilterValue, language: Language): string {
    const code = codes.get(slug);
    if (code) return code.name[language];
    const price = type === 'price' && priceRangeOfSlug(slug);
    if (price) return priceRangeName(price, language);
    const kilometers = type === 'kilometers' && kilometerRangeOfSlug(slug);
    if (kilometers) return kilometerRangeName(kilometers, language);
    const instalments = type === 'instalment' && instalmentRangeOfSlug(slug);
    if (instalments) return instalmentRangeName(instalments, language);
    const years = type === 'year' && yearRangeOfSlug(slug);
    if (years) return yearRangeName(years);
    const radius = type === 'radius' && radiusOfSlug(slug);
    if (radius) return radiusName(radius, language);
    const name = this.#entryOf({ slug, type })?.name ?? slug;
    return type === 'parent-model' ? localized(`All ${name}`)[language] : name;
  }

  /**
   * The name with those of the values containing it: `Toyota Avanza 1.3 G MT`. A place has only its own name.
   */
  fullName(value: FilterValue, language: Language): string {
    if (value.type === 'province' || value.type === 'city') return this.name(value, language);
    // Districts of several cities have the same name.
    if (value.type === 'district') {
      const city = this.#bySlug.get(value.within?.[0] ?? '');
      return [this.name(value, language), city?.name].filter(Boolean).join(', ');
    }
    const above = (value.within ?? []).flatMap((slug) => {
      const entry = this.#bySlug.get(slug);
      return entry && entry.type !== 'parent-model' ? [entry.name] : [];
    });
    // `Semua Corolla` would be redundant next to its brand.
    const own =
      value.type === 'parent-model' ? this.#bySlug.get(value.slug)?.name : this.name(value, language);
    return [...above.reverse(), own].join(' ');
  }

  /** The row of a value; undefined for a code or a range. */
  idOf(value: FilterValue): number | undefined {
    return this.#entryOf(value)?.id;
  }

  valueOf(type: RowType, id: number): FilterValue | undefined {
    const entry = this.#row(type, id);
    return entry && valueOfEntry(entry);
  }

  /** The name of a row. */
  nameOf(type: RowType, id: number): string | undefined {
    return this.#row(type, id)?.name;
  }

  #entryOf({ slug, type }: FilterValue): Entry | undefined {
    if (type === 'variant') this.#addVariants();
    if (type === 'district') this.#addDistricts();
    return this.#bySlug.get(slug);
  }

  #row(type: RowType, id: number): Entry | undefined {
    if (type === 'variant') this.#addVariants();
    if (type === 'district') this.#addDistricts();
    return this.#byId[type].get(id);
  }

  /** Added on first use: there are thousands, and most lists show none. */
  #addVariants(): void {
    if (this.#hasVariants) return;
    this.#hasVariants = true;
    for (const variant of this.rows.variants)
      this.#add('variant', variant, this.#chain('model', variant.modelId));
  }

  /** Added on first use, as variants are. */
  #addDistricts(): void {
    if (this.#hasDistricts) return;
    this.#hasDistricts = true;
    for (const district of this.rows.districts ?? [])
      this.#add('district', district, this.#chain('city', district.cityId));
  }

  #chain(type: RowType, id: number): readonly string[] {
    const entry = this.#byId[type].get(id);
    if (!entry) return none;
    // Shared by all values contained in it: there are thousands of variants.
    entry.chain ??= [entry.slug, ...(entry.within ?? none)];
    return entry.chain;
  }

  #add(type: RowType, { id, slug, name }: Named, chain: readonly string[]): void {
    const within = chain.length > 0 ? chain : undefined;
    const entry: Entry = { id, slug, name, type, within, chain: undefined, value: undefined };
    // The first value keeps a slug; variants are added on demand.
    if (type !== 'variant' || !this.#bySlug.has(slug)) this.#bySlug.set(slug, entry);
    this.#byId[type].set(id, entry);
  }
}

function valueOfEntry(entry: Entry): FilterValue {
  const { slug, type, within } = entry;
  entry.value ??= within ? { slug, type, within } : { slug, type };
  return entry.value;
}
