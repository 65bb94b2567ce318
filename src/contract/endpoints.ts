import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { pageLinks, pageMeta } from './envelope.ts';
import { filterGroup, filterType, sortDirection, sortField } from './filter.ts';
import { listingCard, listingDetail } from './listing.ts';
import { breadcrumb, faqEntry, menuItem, siteSettings } from './navigation.ts';

/** A positive whole number on the wire. */
const count = (max: number) =>
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
    z.pipe(z.transform(Number), z.number().check(z.maximum(max))),
  );
const search = z.optional(z.string().check(z.maxLength(400)));
const text = z.optional(z.string().check(z.maxLength(100)));
const noQuery = z.object({});

/** The selection in an address plus the words typed into the search box. */
const selectionQuery = { search, q: text };

export const navEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/model/nav',
  query: noQuery,
  data: z.array(menuItem),
});

export const siteEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/site/settings',
  query: noQuery,
  data: siteSettings,
});

const tile = z.object({ slug: z.string(), name: z.string(), url: z.string(), count: z.number() });

export const homeEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/inventory/home',
  query: noQuery,
  data: z.object({
    totalCount: z.number(),
    brands: z.array(tile),
    bodyTypes: z.array(tile),
    cities: z.array(tile),
    newest: z.array(listingCard),
  }),
});

export const listingsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v4/inventory/index',
  query: z.object({
    ...selectionQuery,
    page: z.optional(count(50_000)),
    pageSize: z.optional(count(50)),
    sort: z.optional(sortField),
    order: z.optional(sortDirection),
  }),
  data: z.object({ items: z.array(listingCard), _meta: pageMeta, _links: pageLinks }),
});

const filterAnswer = z.object({
  count: z.number(),
  /** The canonical address of the selection, and the same in the other language. */
  url: z.string(),
  alternateUrl: z.string(),
  title: z.string(),
  description: z.string(),
  checkedFilters: z.array(
    z.object({ slug: z.string(), type: filterType, name: z.string(), removeUrl: z.string() }),
  ),
  filters: z.array(filterGroup),
  breadCrumbs: z.array(breadcrumb),
  faqs: z.array(faqEntry),
});
export type FilterAnswer = z.infer<typeof filterAnswer>;

/** What goes with a selection. Long groups carry their most frequent values only. */
export const filtersEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v4/inventory/filters',
  query: z.object(selectionQuery),
  data: filterAnswer,
});

/** The same with every value of every group. */
export const allFiltersEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v4/inventory/all-filters',
  query: z.object(selectionQuery),
  data: filterAnswer,
});

export const viewEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/inventory/view',
  query: z.object({ id: count(Number.MAX_SAFE_INTEGER) }),
  data: z.object({ listing: listingDetail, breadCrumbs: z.array(breadcrumb) }),
});
