import * as z from 'zod/mini';
import { pageLinks, pageMeta } from './envelope.ts';
import { filterGroup, filterType, sortDirection, sortField } from './filter.schema.ts';
import { listingCard, listingDetail } from './listing.ts';
import { breadcrumb, faqEntry, menuItem, siteSettings } from './navigation.ts';

/** A positive whole number on the wire. */
const count = (max: number) =>
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
    z.pipe(z.transform(Number), z.number().check(z.maximum(max))),
  );
const search = z.optional(z.string().check(z.maxLength(2000)));
const text = z.optional(z.string().check(z.maxLength(100)));
const noQuery = z.object({});

/** The selection in an address plus the words typed into the search box. */
const selectionQuery = { search, q: text };

const tile = z.object({ slug: z.string(), name: z.string(), url: z.string(), count: z.number() });
export type Tile = z.infer<typeof tile>;

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

/**
 * What each endpoint takes and answers. `query` are parameters, all strings on the wire; `data` is
 * what the envelope carries. The browser loads this file with its first call, not with the page.
 */
export const endpointSchemas = {
  nav: {
    query: noQuery,
    data: z.array(menuItem),
  },
  site: {
    query: noQuery,
    data: siteSettings,
  },
  home: {
    query: noQuery,
    data: z.object({
      totalCount: z.number(),
      brands: z.array(tile),
      bodyTypes: z.array(tile),
      cities: z.array(tile),
      newest: z.array(listingCard),
    }),
  },
  listings: {
    query: z.object({
      ...selectionQuery,
      page: z.optional(count(50_000)),
      pageSize: z.optional(count(50)),
      sort: z.optional(sortField),
      order: z.optional(sortDirection),
    }),
    data: z.object({ items: z.array(listingCard), _meta: pageMeta, _links: pageLinks }),
  },
  filters: {
    query: z.object(selectionQuery),
    data: filterAnswer,
  },
  allFilters: {
    query: z.object(selectionQuery),
    data: filterAnswer,
  },
  view: {
    query: z.object({ id: count(Number.MAX_SAFE_INTEGER) }),
    data: z.object({ listing: listingDetail, breadCrumbs: z.array(breadcrumb) }),
  },
} as const;

type Schemas = typeof endpointSchemas;
export type EndpointName = keyof Schemas;
type Queries = { [Name in EndpointName]: z.input<Schemas[Name]['query']> };
type ParsedQueries = { [Name in EndpointName]: z.output<Schemas[Name]['query']> };
type Answers = { [Name in EndpointName]: z.output<Schemas[Name]['data']> };
/** What a caller passes: before defaults are filled in. */
export type QueryOf<Name extends EndpointName> = Queries[Name];
/** The same as the server reads it. */
export type ParsedQueryOf<Name extends EndpointName> = ParsedQueries[Name];
export type DataOf<Name extends EndpointName> = Answers[Name];

type Schema<Output> = z.ZodMiniType<Output>;

/** The schema of an endpoint's parameters, typed by its name. */
export function querySchemaOf<Name extends EndpointName>(name: Name): Schema<ParsedQueryOf<Name>> {
  const schemas: { [N in EndpointName]: { query: Schema<ParsedQueries[N]> } } = endpointSchemas;
  return schemas[name].query;
}

/** The schema of an endpoint's answer, typed by its name. */
export function dataSchemaOf<Name extends EndpointName>(name: Name): Schema<DataOf<Name>> {
  const schemas: { [N in EndpointName]: { data: Schema<Answers[N]> } } = endpointSchemas;
  return schemas[name].data;
}
