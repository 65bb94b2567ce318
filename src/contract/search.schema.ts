import * as z from 'zod/mini';
import { checkedFilter, filterGroup, sortDirection, sortField } from './filter.schema.ts';
import { breadcrumb, faqEntry } from './navigation.ts';

/** Answers of list pages (docs/product.md#list-and-filter-answers). Paths have no language prefix. */

/** A choice as a tile: a brand, a body type, a city, with its cars. */
export const tile = z.object({ slug: z.string(), name: z.string(), url: z.string(), count: z.number() });
export type Tile = z.infer<typeof tile>;

/** The cars between two neighbouring stops of the price slider, in rupiah. */
const priceBar = z.object({ min: z.number(), max: z.number(), count: z.number() });

const priceRange = z.object({
  /** Where the slider stops, in rupiah, and the cars between, the price's own choice aside. */
  range: z.array(priceBar),
  /** The dearest and the cheapest stop. */
  min: z.number(),
  max: z.number(),
  /** The chosen range; null is open. */
  rangeValue: z.nullable(z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()) })),
});

/** One choice to let go of, and how many cars there would be without it. */
const relaxation = z.object({ name: z.string(), url: z.string(), count: z.number(), words: z.boolean() });
export type Relaxation = z.infer<typeof relaxation>;

/** Answers worked out on the device from the catalogue it keeps say so. */
export const offlineNote = z.optional(
  z.object({ citySlug: z.string(), cityName: z.string(), /** ISO 8601 */ asOf: z.string() }),
);
export type OfflineNote = z.infer<typeof offlineNote>;

export const filterAnswer = z.object({
  bu: z.literal('mobil'),
  count: z.number(),
  /** Cars published within the last 24 hours. */
  newToday: z.number(),
  /** The canonical address of the selection, and the same in the other language. */
  url: z.string(),
  alternateUrl: z.string(),
  title: z.string(),
  description: z.string(),
  subDescription: z.string(),
  checkedFilters: z.array(checkedFilter),
  /** As `filterGroups` of the contract orders them. */
  filters: z.array(filterGroup),
  /** Choices that would narrow this selection well. */
  filterSuggestions: z.array(tile),
  /** With no cars: what to let go of, the most fruitful first. */
  relaxations: z.array(relaxation),
  breadCrumbs: z.array(breadcrumb),
  faqs: z.array(faqEntry),
  faqSchema: z.string(),
  popularCities: z.array(tile),
  /** The swatch of each colour's slug. */
  colorCode: z.record(z.string(), z.string()),
  sortOptions: z.array(z.object({ sort: sortField, order: sortDirection, name: z.string() })),
  /** The cheapest and the dearest car, the price's own choice aside; null where there is none. */
  minPrice: z.nullable(z.number()),
  maxPrice: z.nullable(z.number()),
  priceRange,
  /** The words as they were understood, where they were mistyped. */
  correctedWords: z.nullable(z.string()),
  offline: offlineNote,
});
export type FilterAnswer = z.infer<typeof filterAnswer>;

export const seoAnswer = z.object({
  seo: z.object({
    title: z.string(),
    description: z.string(),
    canonicalUrl: z.string(),
    alternateUrl: z.string(),
    robots: z.enum(['index, follow', 'noindex, follow']),
  }),
  breadCrumb: z.array(breadcrumb),
  priceTableTitle: z.string(),
  /** What the models of this selection cost, the most frequent first. */
  priceTable: z.array(
    z.object({
      name: z.string(),
      url: z.string(),
      count: z.number(),
      minPrice: z.number(),
      maxPrice: z.number(),
    }),
  ),
  description: z.string(),
  /** The one model that is chosen. */
  model: z.nullable(z.object({ slug: z.string(), name: z.string(), brandName: z.string() })),
  faq: z.array(faqEntry),
  faqSchema: z.string(),
  /** Further lists, in titled groups. */
  widgets: z.array(z.object({ title: z.string(), links: z.array(tile) })),
  suggestions: z.array(tile),
});
export type SeoAnswer = z.infer<typeof seoAnswer>;

/** A suggestion for typed text (docs/product.md#search-and-suggestions). */
export const suggestion = z.object({
  name: z.string(),
  /** The address it leads to, without language prefix. */
  value: z.string(),
  type: z.enum(['brand', 'model', 'variant', 'body-type', 'province', 'city', 'words']),
  count: z.number(),
});
export type Suggestion = z.infer<typeof suggestion>;

export const cityEntry = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  url: z.string(),
  /** 1 for popular. */
  isPopular: z.union([z.literal(0), z.literal(1)]),
  provinceId: z.number(),
  provinceName: z.string(),
  count: z.number(),
});
export type CityEntry = z.infer<typeof cityEntry>;
