import * as z from 'zod/mini';
import { breakdownHelp, breakdownHelpQuery } from '#contract/breakdown-help/breakdown-help.schema.ts';
import { creditSchemas } from '#contract/credit/credit.schema.ts';
import { electricSchemas } from '#contract/electric/electric.schema.ts';
import { insuranceSchemas } from '#contract/insurance/insurance.schema.ts';
import { bargains, carPicture, listingCard, listingDetail } from '#contract/listing/listing.ts';
import { market } from '#contract/market/market.ts';
import { modificationSchemas } from '#contract/modification/modification.schema.ts';
import { newVehicleSchemas, prices, specification } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { usedCarsPath } from '#contract/paths.ts';
import { sortDirection, sortField } from '#contract/search/filter.schema.ts';
import { filterGroups } from '#contract/search/filter.ts';
import {
  cityEntry,
  filterAnswer,
  offlineNote,
  priceEntry,
  seoAnswer,
  suggestion,
  tile,
} from '#contract/search/search.schema.ts';
import { breadcrumb, faqEntry, menuItem, siteSettings } from '#contract/site/navigation.ts';
import { sitePage, sitePageQuery } from '#contract/site-pages/site-page.schema.ts';
import { listingTypeCode } from '#contract/vehicles/vehicle.schema.ts';
import { pageLinks, pageMeta } from './envelope.ts';
import {
  category,
  flag,
  id,
  modelQuery,
  noQuery,
  optionalText,
  pageNumber,
  wholeNumber,
} from './wire-values.ts';

/* Schemas of the public endpoints (endpoint-schemas.ts). */

const search = optionalText(2000);
/** API clients send it to bypass caches; it is ignored. */
const time = optionalText(30);

/** The selection of an address and the words typed into the search box. */
const selectionQuery = { search, q: optionalText(100) };
/** The same selection in parts, as older callers send it. */
const selectionParts = {
  /** The previous selection, used where `search` is absent. */
  lastFilter: search,
  /** Million rupiah: `50-100`. */
  priceRange: z.optional(z.string().check(z.regex(/^\d{1,5}-\d{1,5}$/))),
  /** Further slugs, joined by plus signs. */
  other: search,
};
const listQuery = () =>
  z.object({
    ...selectionQuery,
    ...selectionParts,
    page: pageNumber,
    pageSize: z.optional(wholeNumber(50)),
    sort: z.optional(sortField),
    order: z.optional(sortDirection),
    /** The last featured car shown so far; the next link carries it (docs/product.md#api-conventions). */
    featureId: z.optional(id),
  });
const cards = z.array(listingCard);
const viewed = () =>
  z.object({
    listing: z.extend(listingDetail, {
      sellerDetails: z.optional(
        z.object({ name: z.nullable(z.string()), listingType: listingTypeCode, mobileVerified: z.boolean() }),
      ),
      /** Whether a signed-in visitor sees the seller's number (`get-seller-detail`). */
      showSellerDetails: z.optional(z.boolean()),
    }),
    breadCrumbs: z.array(breadcrumb),
  });
/** A card as an item of a wishlist. */
const wishlistItem = () =>
  z.extend(listingCard, {
    title: z.optional(z.string()),
    displayPrice: z.optional(z.string()),
    /** Its page, without language prefix. */
    url: z.optional(z.string()),
  });
const railQuery = () => z.object({ id, pageSize: z.optional(wholeNumber(50)) });
const rail = () => z.object({ items: cards, count: z.number() });
/** Slugs of filter groups joined by commas. */
const groupSlug = `(?:${filterGroups.join('|')})`;
const groupList = () =>
  z.pipe(
    z.string().check(z.regex(new RegExp(`^${groupSlug}(?:,${groupSlug})*$`))),
    z.transform((slugs: string) => filterGroups.filter((group) => slugs.split(',').includes(group))),
  );
/** Numbers joined by commas, without duplicates, in order. */
const idList = () =>
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,99}$/)),
    z.transform((ids: string) => [...new Set(ids.split(',').map(Number))]),
  );

/** Rupiah, or in words where `formatPrice` is 1. */
const shownPrice = () => z.union([z.number(), z.string()]);

export const readingSchemas = {
  nav: { query: () => noQuery, data: () => z.array(menuItem) },
  site: { query: () => noQuery, data: siteSettings },
  sitePage: { query: () => sitePageQuery, data: sitePage },
  ...newVehicleSchemas,
  ...electricSchemas,
  ...creditSchemas,
  ...insuranceSchemas,
  ...modificationSchemas,
  breakdownHelp: { query: breakdownHelpQuery, data: breakdownHelp },
  home: {
    query: () => noQuery,
    data: () =>
      z.object({
        totalCount: z.number(),
        brands: z.array(tile),
        bodyTypes: z.array(tile),
        cities: z.array(tile),
        newest: cards,
        // A device may keep an answer from before these.
        bargains: z._default(bargains, { items: [], url: usedCarsPath(), count: 0 }),
        prices: z._default(z.array(priceEntry), []),
      }),
  },
  bargains: {
    /** A city: its cars come first, then those of its province, then all others. */
    query: () => z.object({ search }),
    data: () => bargains,
  },
  listings: {
    query: listQuery,
    data: () => z.object({ items: cards, _meta: pageMeta, _links: pageLinks, offline: offlineNote }),
  },
  listingsV1: {
    query: listQuery,
    data: () => z.object({ items: cards, meta: pageMeta, links: pageLinks }),
  },
  filters: {
    query: () =>
      z.object({
        ...selectionQuery,
        /** Values of a group at most, chosen ones aside; 30 without it. */
        options: z.optional(wholeNumber(200)),
        /** The groups to answer, joined by commas; without it all. */
        groups: z.optional(groupList()),
      }),
    data: filterAnswer,
  },
  filtersV1: {
    query: () =>
      z.object({
        ...selectionQuery,
        categoryId: z.optional(z.literal('1')),
        ...selectionParts,
      }),
    data: filterAnswer,
  },
  allFilters: { query: () => z.object(selectionQuery), data: filterAnswer },
  seo: {
    query: () =>
      z.object({
        ...selectionQuery,
        categorySlug: z.optional(z.literal('mobil')),
        inventory: z.optional(z.literal('used')),
        isServer: z.optional(z.enum(['0', '1', 'true', 'false'])),
      }),
    data: seoAnswer,
  },
  featured: {
    query: () =>
      z.object({
        ...selectionQuery,
        pageSize: z.optional(wholeNumber(50)),
        featureId: z.optional(id),
      }),
    data: () => z.object({ items: cards }),
  },
  similar: { query: railQuery, data: rail },
  crossSale: { query: railQuery, data: rail },
  view: { query: () => z.object({ id, userId: optionalText(30), time }), data: viewed },
  viewEs: { query: () => z.object({ id, time }), data: viewed },
  viewEsV1: { query: () => z.object({ id, time }), data: viewed },
  byIds: {
    query: () => z.object({ ids: idList() }),
    /** In the requested order. `gone` are those that are not public. */
    data: () => z.object({ items: z.array(wishlistItem()), gone: z.array(z.number()) }),
  },
  lastSearch: {
    /** Selections as in addresses, joined by commas, at most ten. */
    query: () => z.object({ searches: z.string().check(z.maxLength(4000)) }),
    data: () => z.array(tile),
  },
  topModel: {
    /** Of a kind that is not sold used `search` has no meaning, and the models are new ones. */
    query: () =>
      z.object({ search, categoryId: z.optional(category()), pageSize: z.optional(wholeNumber(50)) }),
    data: () =>
      z.array(
        z.object({
          /** Its `count` is that of used ones on offer; of new ones, of variants. */
          ...tile.shape,
          brandName: z.string(),
          minPrice: z.number(),
          maxPrice: z.number(),
          ...carPicture.shape,
        }),
      ),
  },
  faqByCity: {
    query: () => z.object({ city: optionalText(100) }),
    data: () => z.object({ faqs: z.array(faqEntry), faqSchema: z.string() }),
  },
  cities: { query: () => noQuery, data: () => z.array(cityEntry) },
  suggest: {
    query: () =>
      z.object({
        searchString: optionalText(100),
        page: optionalText(30),
        /** 1 for pages beside used cars too: new vehicles, breakdown help. */
        pages: z.optional(flag),
        time,
      }),
    data: () => z.array(suggestion),
  },
  modelOverview: {
    query: () =>
      z.object({
        categoryId: z.optional(category()),
        ...modelQuery,
        year: z.optional(wholeNumber(2100)),
        formatPrice: z.optional(z.enum(['0', '1'])),
      }),
    data: () =>
      z.object({
        /** Of used ones on offer; of a kind that is not sold used, of new ones. Null where there are none. */
        minPrice: z.nullable(shownPrice()),
        maxPrice: z.nullable(shownPrice()),
        /** Of new ones, with from where and of when; null where none is known. */
        newPrices: z.nullable(z.extend(prices(), { min: shownPrice(), max: shownPrice() })),
        /** Null where there is no market: then the range is that of all offered cars. */
        market: z.nullable(market),
        count: z.number(),
      }),
  },
  modelFeatures: {
    query: () => z.object({ categoryId: z.optional(category()), ...modelQuery }),
    /** Of other kinds than cars not all is known: that is null. */
    data: () =>
      z.object({
        brandName: z.string(),
        modelName: z.string(),
        variants: z.array(
          z.object({
            id: z.number(),
            name: z.string(),
            slug: z.string(),
            fuel: z.nullable(z.string()),
            transmission: z.nullable(z.string()),
            engineCc: z.nullable(z.number()),
            soldFrom: z.nullable(z.number()),
            soldUntil: z.nullable(z.number()),
            newPrice: z.nullable(z.number()),
            priceYear: z.nullable(z.number()),
          }),
        ),
        /** What is known of the new ones, by group; a value for each of `newVariants`, or one for all. */
        newVariants: z.array(z.string()),
        specifications: z.array(specification()),
      }),
  },
} as const;
