import * as z from 'zod/mini';
import { prices } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { breadcrumb, faqEntry } from '#contract/site/navigation.ts';
import { checkedFilter, filterGroup, sortDirection, sortField } from './filter.schema.ts';

/** Answers of list pages (docs/product.md#list-and-filter-answers). Paths have no language prefix. */

/** A choice as a tile: a brand, a body type or a city, with its number of cars. */
export const tile = z.object({ slug: z.string(), name: z.string(), url: z.string(), count: z.number() });
export type Tile = z.infer<typeof tile>;

/** A price band as a tile, from `min` to below `max` rupiah; null is open. */
export const priceEntry = z.lazy(() =>
  z.object({
    ...tile.shape,
    min: z.nullable(z.number()),
    max: z.nullable(z.number()),
  }),
);
export type PriceEntry = z.infer<typeof priceEntry>;

/** The number of cars between two stops of the price slider, in rupiah. */
const priceBar = z.object({ min: z.number(), max: z.number(), count: z.number() });

const priceRange = z.lazy(() =>
  z.object({
    /** The stops of the slider and the cars between them, ignoring the selected price. */
    range: z.array(priceBar),
    /** The highest and the lowest stop. */
    min: z.number(),
    max: z.number(),
    /** The selected range; null is open. */
    rangeValue: z.nullable(z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()) })),
  }),
);

/** A selected value, and how many cars there would be without it. */
const relaxation = z.lazy(() =>
  z.object({ name: z.string(), url: z.string(), count: z.number(), words: z.boolean() }),
);
export type Relaxation = z.infer<typeof relaxation>;

/** Set on answers that the device made from its snapshot. */
export const offlineNote = z.optional(
  z.object({ citySlug: z.string(), cityName: z.string(), /** ISO 8601 */ asOf: z.string() }),
);
export type OfflineNote = z.infer<typeof offlineNote>;

export const filterAnswer = () =>
  z.object({
    bu: z.literal('mobil'),
    /** The kind of stock. */
    inventory: z.optional(z.literal('used')),
    count: z.number(),
    /** Cars published within the last 24 hours, without those of an import. */
    newToday: z.number(),
    /** The canonical address of the selection, and the same in the other language. */
    url: z.string(),
    alternateUrl: z.string(),
    title: z.string(),
    description: z.string(),
    subDescription: z.string(),
    checkedFilters: z.array(checkedFilter),
    /** In the order of `filterGroups`. */
    filters: z.array(filterGroup),
    /** Values that would narrow this selection; only with `pageFilterOptions` values of a group or more. */
    filterSuggestions: z.optional(z.array(tile)),
    /** For an empty list: values to remove, the most cars first. */
    relaxations: z.array(relaxation),
    breadCrumbs: z.array(breadcrumb),
    faqs: z.array(faqEntry),
    /** `faqs` as FAQPage data; as `filterSuggestions`. */
    faqSchema: z.optional(z.string()),
    popularCities: z.array(tile),
    /** The swatch of each colour's slug. */
    colorCode: z.record(z.string(), z.string()),
    sortOptions: z.array(z.object({ sort: sortField, order: sortDirection, name: z.string() })),
    /** The highest and lowest price, ignoring the selected price; null where there are no cars. */
    minPrice: z.nullable(z.number()),
    maxPrice: z.nullable(z.number()),
    priceRange,
    /** What was typed without its typing errors, where there are any. */
    correctedWords: z.nullable(z.string()),
    /**
     * Where typed words became values of this selection, or an order: the words that are left, and that order. With them
     * `url` is the address of the same list.
     */
    understood: z.optional(
      z.object({ words: z.string(), sort: z.optional(sortField), order: z.optional(sortDirection) }),
    ),
    offline: offlineNote,
  });
export type FilterAnswer = z.infer<ReturnType<typeof filterAnswer>>;

export const seoAnswer = () =>
  z.object({
    seo: z.object({
      title: z.string(),
      description: z.string(),
      canonicalUrl: z.string(),
      alternateUrl: z.string(),
      robots: z.enum(['index, follow', 'noindex, follow']),
    }),
    breadCrumb: z.array(breadcrumb),
    priceTableTitle: z.string(),
    /** Prices of the models in this selection, the most frequent first. */
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
    /** The one selected model. */
    model: z.nullable(z.object({ slug: z.string(), name: z.string(), brandName: z.string() })),
    /** The new model, or brand, that the selection is about; a device without a connection does not know it. */
    newPage: z.optional(
      z.nullable(z.object({ name: z.string(), url: z.string(), prices: z.nullable(prices()) })),
    ),
    faq: z.array(faqEntry),
    faqSchema: z.string(),
    /** Links to further lists, in titled groups. */
    widgets: z.array(z.object({ title: z.string(), links: z.array(tile) })),
    suggestions: z.array(tile),
  });
export type SeoAnswer = z.infer<ReturnType<typeof seoAnswer>>;

/** A suggestion for typed text (docs/product.md#search-and-suggestions). */
export const suggestion = z.object({
  name: z.string(),
  /** Its address, without language prefix. */
  value: z.string(),
  type: z.enum([
    ...(['brand', 'model', 'variant', 'body-type', 'province', 'city', 'words'] as const),
    ...(['new-kind', 'new-brand', 'new-model', 'new-variant', 'dealers', 'help'] as const),
  ]),
  /** How many used cars; absent from pages without any. */
  count: z.optional(z.number()),
  /** The words are the name of this page, and of no used car. */
  isAlone: z.optional(z.boolean()),
});
export type Suggestion = z.infer<typeof suggestion>;
export type UsedSuggestion = Suggestion & { readonly count: number };

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
