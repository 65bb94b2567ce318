import * as z from 'zod/mini';
import { readingPaths } from '#contract/api/reading-paths.ts';
import { breakdownHelp, breakdownHelpQuery } from '#contract/breakdown-help/breakdown-help.schema.ts';
import { bargains, carPicture, listingCard, listingDetail } from '#contract/listing/listing.ts';
import { newVehicleListSchemas } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { usedCarsPath } from '#contract/paths.ts';
import { sortDirection, sortField } from '#contract/search/filter.schema.ts';
import { filterGroupAliases, filterGroups, groupNamed } from '#contract/search/filter.ts';
import {
  cityEntry,
  filterAnswer,
  offlineNote,
  priceEntry,
  seoAnswer,
  suggestion,
  suggestionTypes,
  tile,
} from '#contract/search/search.schema.ts';
import { breadcrumb, faqEntry, menuItem, siteSettings } from '#contract/site/navigation.ts';
import { listingTypeCode } from '#contract/vehicles/vehicle.schema.ts';
import { pageLinks, pageMeta } from './envelope.ts';
import { knownItems } from './known-items.ts';
import {
  category,
  flag,
  id,
  noQuery,
  optionalText,
  pageNumber,
  smallId,
  vehicleSlug,
  wholeNumber,
} from './wire-values.ts';

/* Schemas of the public endpoints (endpoint-schemas.ts). */

const search = z.lazy(() => optionalText(2000));
/** Sent by API clients to bypass caches; ignored. */
export const time = z.lazy(() => optionalText(30));

/** The selection of a list address and the search words. */
export const selectionQuery = { search, q: optionalText(100) };
/** The slug of a dealer, whose cars alone are listed; addresses in the response are those of the whole list. */
const dealer = () => z.optional(vehicleSlug());
/** The same selection as separate parameters, for older clients. */
export const selectionParts = {
  /** The previous selection, used where `search` is absent. */
  lastFilter: search,
  /** In millions of rupiah: `50-100`. */
  priceRange: z.optional(z.string().check(z.regex(/^\d{1,5}-\d{1,5}$/))),
  /** Additional slugs, joined by plus signs. */
  other: search,
};
export const listQuery = () =>
  z.object({
    ...selectionQuery,
    ...selectionParts,
    page: pageNumber,
    pageSize: z.optional(wholeNumber(50)),
    sort: z.optional(sortField),
    order: z.optional(sortDirection),
    /** The last featured car already shown; set by the next link (docs/product.md#api-conventions). */
    featureId: z.optional(id),
    dealer: dealer(),
  });
export const cards = z.lazy(() => z.array(listingCard));
export const viewed = z.lazy(() =>
  z.object({
    listing: z.extend(listingDetail(), {
      sellerDetails: z.optional(
        z.object({ name: z.nullable(z.string()), listingType: listingTypeCode, mobileVerified: z.boolean() }),
      ),
      /** Whether a signed-in visitor sees the seller's number (`get-seller-detail`). */
      showSellerDetails: z.optional(z.boolean()),
    }),
    breadCrumbs: z.array(breadcrumb),
  }),
);
/** A card as an item of a wishlist. */
const wishlistItem = () =>
  z.extend(listingCard, {
    title: z.optional(z.string()),
    displayPrice: z.optional(z.string()),
    /** The car's page, without language prefix. */
    url: z.optional(z.string()),
  });
const railQuery = () => z.object({ id, pageSize: z.optional(wholeNumber(50)) });
const rail = () => z.object({ items: cards, count: z.number() });
/** Slugs of filter groups joined by commas. */
const groupSlug = `(?:${[...filterGroups, ...filterGroupAliases].join('|')})`;
const groupList = () =>
  z.pipe(
    z.string().check(z.regex(new RegExp(`^${groupSlug}(?:,${groupSlug})*$`))),
    z.transform((slugs: string) => {
      const asked = new Set(slugs.split(',').map(groupNamed));
      return filterGroups.filter((group) => asked.has(group));
    }),
  );
/** Numbers joined by commas, without duplicates, in order. */
const idList = () =>
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,99}$/)),
    z.transform((ids: string) => [...new Set(ids.split(',').map(Number))]),
  );

export const readingSchemas = {
  nav: {
    path: readingPaths.nav,
    who: 'anyone',
    isKept: true,
    query: () => noQuery,
    data: () => z.array(menuItem),
  },
  site: { path: readingPaths.site, who: 'anyone', isKept: true, query: () => noQuery, data: siteSettings },
  ...newVehicleListSchemas,
  breakdownHelp: {
    path: readingPaths.breakdownHelp,
    who: 'anyone',
    isKept: true,
    freshSeconds: 3600,
    query: breakdownHelpQuery,
    data: breakdownHelp,
  },
  home: {
    path: readingPaths.home,
    who: 'anyone',
    isKept: true,
    query: () => noQuery,
    data: () =>
      z.object({
        totalCount: z.number(),
        brands: z.array(tile),
        bodyTypes: z.array(tile),
        cities: z.array(tile),
        newest: cards,
        // Defaults because a device may have cached a response from before these fields existed.
        bargains: z._default(bargains, { items: [], url: usedCarsPath(), count: 0 }),
        prices: z._default(z.array(priceEntry), []),
        services: z._default(z.array(z.object({ name: z.string(), url: z.string() })), []),
      }),
  },
  bargains: {
    path: readingPaths.bargains,
    who: 'anyone',
    isKept: true,
    /** A city slug: its cars come first, then those of its province, then all others. */
    query: () => z.object({ search }),
    data: () => bargains,
  },
  listings: {
    path: readingPaths.listings,
    who: 'anyone',
    method: 'GET or POST',
    isKept: true,
    query: listQuery,
    data: () => z.object({ items: cards, _meta: pageMeta, _links: pageLinks, offline: offlineNote }),
  },
  filters: {
    path: readingPaths.filters,
    who: 'anyone',
    isKept: true,
    query: () =>
      z.object({
        ...selectionQuery,
        /** Maximum number of values per group, not counting selected ones; 30 by default. */
        options: z.optional(wholeNumber(200)),
        /** The groups to return, joined by commas; all by default. */
        groups: z.optional(groupList()),
        dealer: dealer(),
      }),
    data: filterAnswer,
  },
  allFilters: {
    path: readingPaths.allFilters,
    who: 'anyone',
    isKept: true,
    query: () => z.object({ ...selectionQuery, dealer: dealer() }),
    data: filterAnswer,
  },
  seo: {
    path: readingPaths.seo,
    who: 'anyone',
    isKept: true,
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
    path: readingPaths.featured,
    who: 'anyone',
    method: 'GET or POST',
    isKept: true,
    query: () =>
      z.object({
        ...selectionQuery,
        pageSize: z.optional(wholeNumber(50)),
        featureId: z.optional(id),
      }),
    data: () => z.object({ items: cards }),
  },
  similar: { path: readingPaths.similar, who: 'anyone', isKept: true, query: railQuery, data: rail },
  crossSale: { path: readingPaths.crossSale, who: 'anyone', isKept: true, query: railQuery, data: rail },
  view: {
    path: readingPaths.view,
    who: 'anyone',
    query: () => z.object({ id, userId: optionalText(30), time }),
    data: () => viewed,
  },
  byIds: {
    path: readingPaths.byIds,
    who: 'anyone',
    method: 'GET or POST',
    query: () => z.object({ ids: idList() }),
    /** Items in the requested order. `gone` lists the ids that are no longer public. */
    data: () => z.object({ items: z.array(wishlistItem()), gone: z.array(z.number()) }),
  },
  lastSearch: {
    path: readingPaths.lastSearch,
    who: 'anyone',
    method: 'GET or POST',
    isKept: true,
    /** Up to ten selections in address form, joined by commas. */
    query: () => z.object({ searches: z.string().check(z.maxLength(4000)) }),
    data: () => z.array(tile),
  },
  topModel: {
    path: readingPaths.topModel,
    who: 'anyone',
    isKept: true,
    /** For kinds that are not sold used, `search` is ignored and the result lists new models. */
    query: () =>
      z.object({ search, categoryId: z.optional(category()), pageSize: z.optional(wholeNumber(50)) }),
    data: () =>
      z.array(
        z.object({
          /** `count` is the number of used cars on offer, or the number of variants of a new model. */
          ...tile.shape,
          brandName: z.string(),
          minPrice: z.number(),
          maxPrice: z.number(),
          ...carPicture.shape,
        }),
      ),
  },
  faqByCity: {
    path: readingPaths.faqByCity,
    who: 'anyone',
    isKept: true,
    query: () => z.object({ city: optionalText(100) }),
    data: () => z.object({ faqs: z.array(faqEntry), faqSchema: z.string() }),
  },
  cities: {
    path: readingPaths.cities,
    who: 'anyone',
    method: 'GET or POST',
    isKept: true,
    freshSeconds: 60,
    query: () => noQuery,
    data: () => z.array(cityEntry),
  },
  /** The districts of a city, by name; their ids are official codes. */
  districts: {
    path: '/api/v1/districts',
    who: 'anyone',
    isKept: true,
    freshSeconds: 3600,
    query: () => z.object({ city: smallId }),
    data: () => z.array(z.object({ id: z.number(), name: z.string() })),
  },
  suggest: {
    path: readingPaths.suggest,
    who: 'anyone',
    isKept: true,
    query: () =>
      z.object({
        searchString: optionalText(100),
        page: optionalText(30),
        /** 1 includes pages other than used cars: new vehicles, dealers, breakdown help, services. */
        pages: z.optional(flag),
        time,
      }),
    data: () => knownItems('type', suggestionTypes, suggestion),
  },
} as const;
