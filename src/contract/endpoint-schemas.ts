import * as z from 'zod/mini';
import { accountEndpointSchemas } from './account.schema.ts';
import { accountUser } from './account.ts';
import { contactEndpoints } from './contact.ts';
import { contactMessageSchema } from './contact-message.ts';
import { dealerSchemas } from './dealer.ts';
import { pageLinks, pageMeta } from './envelope.ts';
import { sortDirection, sortField } from './filter.schema.ts';
import { leadEndpoints } from './lead.schema.ts';
import { listingCard, listingDetail } from './listing.ts';
import { dashboardAnswer } from './listing-activity.ts';
import { market } from './market.ts';
import { breadcrumb, faqEntry, menuItem, siteSettings } from './navigation.ts';
import { notificationSchemas } from './notification.schema.ts';
import { offerEndpoints } from './offer.schema.ts';
import {
  editableListing,
  ownListing,
  recommendedPrice,
  sellBrand,
  sellModel,
  sellVariant,
  vehicleCatalogue,
} from './own-listing.ts';
import { reportLimits, reportReasons } from './report.ts';
import { cityEntry, filterAnswer, offlineNote, seoAnswer, suggestion, tile } from './search.schema.ts';
import { sitePage, sitePageQuery } from './site-page.ts';
import { staffSchemas } from './staff.ts';

/** A positive whole number on the wire. */
const count = (max: number) =>
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
    z.pipe(z.transform(Number), z.number().check(z.maximum(max))),
  );
const listingId = count(Number.MAX_SAFE_INTEGER);
const rowId = count(2 ** 31 - 1);
const search = z.optional(z.string().check(z.maxLength(2000)));
const text = (most: number) => z.optional(z.string().check(z.maxLength(most)));
const noQuery = z.object({});
/** Sent along by the specification's clients to pass by caches; means nothing here. */
const time = text(30);

/** The selection in an address plus the words typed into the search box. */
const selectionQuery = { search, q: text(100) };
const listQuery = z.object({
  ...selectionQuery,
  page: z.optional(count(50_000)),
  pageSize: z.optional(count(50)),
  sort: z.optional(sortField),
  order: z.optional(sortDirection),
  /** The last featured car shown so far; the next link carries it on (spec §7). */
  featureId: z.optional(listingId),
});
const cards = z.array(listingCard);
const viewed = z.object({ listing: listingDetail, breadCrumbs: z.array(breadcrumb) });
const railQuery = z.object({ id: listingId, pageSize: z.optional(count(50)) });
const rail = z.object({ items: cards, count: z.number() });
/** Numbers joined by commas, each once, in their order. */
const idList = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,99}$/)),
  z.transform((ids: string) => [...new Set(ids.split(',').map(Number))]),
);
const modelQuery = { modelId: rowId, variantId: z.optional(rowId) };

/** As people write it; what is wrong with it is said in words by the service. */
const mobile = z.string().check(z.maxLength(40));
const clientId = z.uuid();
/** SHA-256 of photos' bytes in hexadecimal, joined by commas, in their order. */
const photoHashes = z.string().check(z.maxLength(2000));
/**
 * A seller's form (sell.ts). Bounded here, so that no call is too large; what is wrong with a field is found by the
 * same rules as on the device and answered as 422, each on its field.
 */
const sellQuery = {
  categoryId: z.optional(z.literal('1')),
  cityId: text(20),
  cityName: text(100),
  brandId: text(20),
  brandName: text(200),
  modelId: text(20),
  modelName: text(200),
  variantId: text(20),
  variantName: text(200),
  makeYear: text(20),
  registrationYear: text(20),
  regNo: text(40),
  color: text(40),
  kilometerDriven: text(40),
  ownership: text(20),
  transmission: text(20),
  fuel: text(20),
  taxPaidUntil: text(20),
  bpkbHolder: text(20),
  serviceRecord: text(5),
  accidentFree: text(5),
  floodFree: text(5),
  isInsurance: text(5),
  price: text(40),
  description: text(5000),
  name: text(200),
  mobile: text(40),
  isWhatsapp: text(5),
  email: text(400),
  images: z.optional(photoHashes),
};
/** A change of an advertisement: `revision` is the one it was made to (RFC 9110 `If-Match`, which may say it instead). */
const changeQuery = { id: listingId, clientId, revision: z.optional(count(2 ** 31 - 1)) };
const changed = z.object({ listing: ownListing });

/**
 * What each endpoint takes and answers. `query` are parameters, all strings on the wire; `data` is
 * what the envelope carries. The browser loads this file with its first call, not with the page.
 */
export const endpointSchemas = {
  nav: { query: noQuery, data: z.array(menuItem) },
  site: { query: noQuery, data: siteSettings },
  sitePage: { query: sitePageQuery, data: sitePage },
  sendContactMessage: contactMessageSchema,
  home: {
    query: noQuery,
    data: z.object({
      totalCount: z.number(),
      brands: z.array(tile),
      bodyTypes: z.array(tile),
      cities: z.array(tile),
      newest: cards,
    }),
  },
  listings: {
    query: listQuery,
    data: z.object({ items: cards, _meta: pageMeta, _links: pageLinks, offline: offlineNote }),
  },
  listingsV1: { query: listQuery, data: z.object({ items: cards, meta: pageMeta, links: pageLinks }) },
  filters: { query: z.object(selectionQuery), data: filterAnswer },
  filtersV1: {
    query: z.object({
      ...selectionQuery,
      categoryId: z.optional(z.literal('1')),
      /** The selection before, used where `search` is absent. */
      lastFilter: search,
      /** Million rupiah: `50-100`. */
      priceRange: z.optional(z.string().check(z.regex(/^\d{1,5}-\d{1,5}$/))),
      /** Further slugs, joined by plus signs. */
      other: search,
    }),
    data: filterAnswer,
  },
  allFilters: { query: z.object(selectionQuery), data: filterAnswer },
  seo: {
    query: z.object({ ...selectionQuery, categorySlug: z.optional(z.literal('mobil')) }),
    data: seoAnswer,
  },
  featured: {
    query: z.object({
      ...selectionQuery,
      pageSize: z.optional(count(50)),
      featureId: z.optional(listingId),
    }),
    data: z.object({ items: cards }),
  },
  similar: { query: railQuery, data: rail },
  crossSale: { query: railQuery, data: rail },
  view: { query: z.object({ id: listingId, userId: text(30), time }), data: viewed },
  viewEs: { query: z.object({ id: listingId, time }), data: viewed },
  viewEsV1: { query: z.object({ id: listingId, time }), data: viewed },
  byIds: {
    query: z.object({ ids: idList }),
    /** In the order asked for. `gone` are those that nobody can see any more, or ever could. */
    data: z.object({ items: cards, gone: z.array(z.number()) }),
  },
  lastSearch: {
    /** Selections as in addresses, joined by commas, at most ten. */
    query: z.object({ searches: z.string().check(z.maxLength(4000)) }),
    data: z.array(tile),
  },
  topModel: {
    query: z.object({ search, pageSize: z.optional(count(50)) }),
    data: z.array(
      z.object({
        ...tile.shape,
        brandName: z.string(),
        minPrice: z.number(),
        maxPrice: z.number(),
        coverImage: listingCard.shape.coverImage,
      }),
    ),
  },
  faqByCity: {
    query: z.object({ city: text(100) }),
    data: z.object({ faqs: z.array(faqEntry), faqSchema: z.string() }),
  },
  cities: { query: noQuery, data: z.array(cityEntry) },
  suggest: {
    query: z.object({ searchString: text(100), page: text(30), time }),
    data: z.array(suggestion),
  },
  modelOverview: {
    query: z.object({
      ...modelQuery,
      year: z.optional(count(2100)),
      formatPrice: z.optional(z.enum(['0', '1'])),
    }),
    data: z.object({
      /** Rupiah, or words where `formatPrice` is 1; null where no car of it is offered. */
      minPrice: z.nullable(z.union([z.number(), z.string()])),
      maxPrice: z.nullable(z.union([z.number(), z.string()])),
      /** Null where too few are offered: then the range is that of what there is. */
      market: z.nullable(market),
      count: z.number(),
    }),
  },
  modelFeatures: {
    query: z.object(modelQuery),
    data: z.object({
      brandName: z.string(),
      modelName: z.string(),
      variants: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          slug: z.string(),
          fuel: z.string(),
          transmission: z.string(),
          engineCc: z.number(),
          soldFrom: z.number(),
          soldUntil: z.nullable(z.number()),
          newPrice: z.number(),
          priceYear: z.number(),
        }),
      ),
    }),
  },
  report: {
    query: z.object({
      id: listingId,
      reason: z.enum(reportReasons),
      details: text(reportLimits.detailsLength),
      /** Made by the client: the same report sent twice is kept once. */
      clientId: z.uuid(),
    }),
    data: z.object({ received: z.literal(true) }),
  },
  otp: {
    query: z.object({ mobile }),
    /** `code` only where the server is set to show it (OTP_ECHO). */
    data: z.object({
      resendSeconds: z.number(),
      validSeconds: z.number(),
      code: z.optional(z.string()),
    }),
  },
  login: {
    query: z.object({
      mobile,
      otp: z.string().check(z.maxLength(20)),
      /** The version of the privacy statement that is agreed to. */
      consent: text(20),
      /** `1` where somebody says that the number is new to them: what it had before is not theirs. */
      isNewOwner: z.optional(z.enum(['0', '1'])),
    }),
    data: z.object({ authKey: z.string(), user: accountUser }),
  },
  me: { query: noQuery, data: z.object({ user: accountUser }) },
  logout: { query: noQuery, data: z.object({ signedOut: z.literal(true) }) },
  ...accountEndpointSchemas,
  stockLimit: {
    query: z.object({ mobile }),
    data: z.object({ allowed_stock_add: z.number(), msg: z.string() }),
  },
  checkMobile: {
    query: z.object({ mobile }),
    /** E.164. Whether anybody has an account with it is nobody's business. */
    data: z.object({ mobile: z.string() }),
  },
  sellBrands: {
    query: noQuery,
    data: z.array(sellBrand),
  },
  sellModels: {
    query: z.object({ brandId: rowId }),
    data: z.array(sellModel),
  },
  sellVariants: {
    query: z.object({ modelId: rowId, makeYear: z.optional(count(2100)) }),
    data: z.array(sellVariant),
  },
  sellCatalogue: { query: noQuery, data: vehicleCatalogue },
  recommendedPrice: {
    query: z.object({ ...modelQuery, makeYear: count(2100) }),
    /** Null where neither cars nor a new price tell anything. */
    data: z.object({ price: z.nullable(recommendedPrice) }),
  },
  /** Which of these photos the server already has from this account or device. */
  photosPresent: {
    query: z.object({ hashes: photoHashes }),
    data: z.object({ present: z.array(z.string()) }),
  },
  createListing: {
    query: z.object({
      ...sellQuery,
      clientId,
      utmSource: text(100),
      utmMedium: text(100),
      utmCampaign: text(100),
    }),
    data: changed,
  },
  /** Fields that are not given stay. */
  updateListing: {
    query: z.object({ ...sellQuery, ...changeQuery }),
    data: changed,
  },
  /** One tap: sold, renewed, removed, or "this is mine" of one that another device sent with one's number. */
  changeStatus: {
    query: z.object({ ...changeQuery, change: z.enum(['sold', 'renew', 'remove', 'claim']) }),
    data: changed,
  },
  ownListings: {
    query: z.object({ page: z.optional(count(50_000)) }),
    data: dashboardAnswer,
  },
  ownListing: { query: z.object({ id: listingId }), data: z.object({ listing: editableListing }) },
  ...offerEndpoints,
  ...notificationSchemas,
  ...dealerSchemas,
  ...staffSchemas,
  ...leadEndpoints,
  ...contactEndpoints,
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
