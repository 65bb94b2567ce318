import * as z from 'zod/mini';
import { prices } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { breadcrumb, faqEntry } from '#contract/site/navigation.ts';
import { checkedFilter, filterGroup, sortDirection, sortField } from './filter.schema.ts';

/** Responses of list pages (docs/product.md#list-and-filter-answers). Paths have no language prefix. */

/** A tile: a brand, body type or city with its number of cars. */
export const tile = z.object({ slug: z.string(), name: z.string(), url: z.string(), count: z.number() });
export type Tile = z.infer<typeof tile>;

/** A price band as a tile: from `min` (inclusive) to `max` (exclusive) in rupiah; null is unbounded. */
export const priceEntry = z.lazy(() =>
  z.object({
    ...tile.shape,
    min: z.nullable(z.number()),
    max: z.nullable(z.number()),
  }),
);
export type PriceEntry = z.infer<typeof priceEntry>;

/** Number of cars between two stops of the price slider, in rupiah. */
const priceBar = z.lazy(() => z.object({ min: z.number(), max: z.number(), count: z.number() }));

const priceRange = z.lazy(() =>
  z.object({
    /** The slider's stops and the number of cars between them, ignoring the selected price range. */
    range: z.array(priceBar),
    /** The lowest and highest stop. */
    min: z.number(),
    max: z.number(),
    /** The selected range; null is unbounded. */
    rangeValue: z.nullable(z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()) })),
  }),
);

/** A selected value and the number of cars without it. */
const relaxation = z.lazy(() =>
  z.object({ name: z.string(), url: z.string(), count: z.number(), words: z.boolean() }),
);
export type Relaxation = z.infer<typeof relaxation>;

const nearestList = z.lazy(() =>
  z.object({
    title: z.string(),
    /** The names of the values that were given up or widened; empty if those were only unknown words. */
    loosened: z.string(),
    /** Words that no car has, and that were left out. */
    unknown: z.optional(z.string()),
    /** As in the list call's parameters `search` and `q`. */
    search: z.string(),
    words: z.string(),
    count: z.number(),
  }),
);

/** Present if the device generated the response from its snapshot. */
export const offlineNote = z.lazy(() =>
  z.optional(
    z.object({
      ...{ citySlug: z.string(), cityName: z.string() },
      /** Kilometres around the city. */
      radius: z.optional(z.number()),
      /** ISO 8601 */
      asOf: z.string(),
    }),
  ),
);
export type OfflineNote = z.infer<typeof offlineNote>;

export const filterAnswer = () =>
  z.object({
    bu: z.literal('mobil'),
    /** The type of stock. */
    inventory: z.optional(z.literal('used')),
    count: z.number(),
    /** Cars published in the last 24 hours, not counting imports. */
    newToday: z.number(),
    /** The canonical address of the selection, and its equivalent in the other language. */
    url: z.string(),
    alternateUrl: z.string(),
    title: z.string(),
    description: z.string(),
    subDescription: z.string(),
    checkedFilters: z.array(checkedFilter),
    /** In the order of `filterGroups`. */
    filters: z.array(filterGroup),
    /**
     * Values that would narrow the selection; only when at least `pageFilterOptions` values per group are
     * requested.
     */
    filterSuggestions: z.optional(z.array(tile)),
    /** For an empty list: values to remove, those that bring back the most cars first. */
    relaxations: z.array(relaxation),
    /** For a list of few cars: the nearest one with more, and what was loosened for it. */
    nearest: z.optional(nearestList),
    breadCrumbs: z.array(breadcrumb),
    faqs: z.array(faqEntry),
    /** `faqs` as FAQPage structured data; present under the same condition as `filterSuggestions`. */
    faqSchema: z.optional(z.string()),
    popularCities: z.array(tile),
    /** Display colour by colour slug. */
    colorCode: z.record(z.string(), z.string()),
    sortOptions: z.array(z.object({ sort: sortField, order: sortDirection, name: z.string() })),
    /** The lowest and highest price, ignoring the selected price range; null without cars. */
    minPrice: z.nullable(z.number()),
    maxPrice: z.nullable(z.number()),
    priceRange,
    /** The search words with typing errors corrected, if there were any. */
    correctedWords: z.nullable(z.string()),
    /** What was typed and is not searched, because it says nothing about a car. */
    unusedWords: z.optional(z.string()),
    /**
     * Set when search words were recognised as filter values or a sort order: the remaining words and that
     * order. `url` is then the address of the same list.
     */
    understood: z.optional(
      z.object({
        words: z.string(),
        sort: z.optional(sortField),
        order: z.optional(sortDirection),
        /** Whether the words ask for a page other than used cars, which the suggestions name. */
        asksForPage: z.optional(z.boolean()),
      }),
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
    /** Prices of the models in this selection, most frequent first. */
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
    /** The model, if exactly one is selected. */
    model: z.nullable(z.object({ slug: z.string(), name: z.string(), brandName: z.string() })),
    /** The page of the new model or brand that the selection matches. Unknown on an offline device. */
    newPage: z.optional(
      z.nullable(z.object({ name: z.string(), url: z.string(), prices: z.nullable(prices()) })),
    ),
    faq: z.array(faqEntry),
    faqSchema: z.string(),
    /** Titled groups of links to related lists. */
    widgets: z.array(z.object({ title: z.string(), links: z.array(tile) })),
    suggestions: z.array(tile),
  });
export type SeoAnswer = z.infer<ReturnType<typeof seoAnswer>>;

export const suggestionTypes = [
  ...(['brand', 'model', 'variant', 'body-type', 'province', 'city', 'words'] as const),
  ...([
    'new-kind',
    'new-brand',
    'new-model',
    'new-variant',
    'dealers',
    'help',
    'service',
    'article',
  ] as const),
] as const;

/** A suggestion for typed text (docs/product.md#search-and-suggestions). */
export const suggestion = z.lazy(() =>
  z.object({
    name: z.string(),
    /** Target path, without language prefix. */
    value: z.string(),
    type: z.enum(suggestionTypes),
    /** Number of used cars; absent for pages without any. */
    count: z.optional(z.number()),
    /** Whether the words match only this page and no used car. */
    isAlone: z.optional(z.boolean()),
  }),
);
export type Suggestion = z.infer<typeof suggestion>;
export type UsedSuggestion = Suggestion & { readonly count: number };

export const cityEntry = z.lazy(() =>
  z.object({
    id: z.number(),
    slug: z.string(),
    name: z.string(),
    url: z.string(),
    /** 1 for popular. */
    isPopular: z.union([z.literal(0), z.literal(1)]),
    provinceId: z.number(),
    provinceName: z.string(),
    count: z.number(),
    /** Latitude and longitude of its centre, accurate to some kilometres. */
    at: z.optional(z.tuple([z.number(), z.number()])),
  }),
);
export type CityEntry = z.infer<typeof cityEntry>;
