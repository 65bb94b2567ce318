import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type EndpointName, endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { endpointPaths } from '#contract/api/endpoints.ts';
import { errorEnvelope } from '#contract/api/envelope.ts';
import { errorTable } from '#contract/api/error-table.ts';
import { machineValues } from '#contract/api/wire-values.ts';
import { type Language, languages } from '#contract/language.ts';
import { sellFields } from '#contract/sell/sell-fields.ts';
import { tradeCarFields } from '#contract/trade/trade-form.ts';
import { type Database, schema } from '#server/db/database.ts';
import { seedDatabase } from '#server/db/seed/seed-database.ts';
import { type ApiApp, startApi } from '#tests/support/api-app.ts';
import { Seller, soundForm } from '#tests/support/sellers.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';

/*
 * Invalid values for every parameter of every endpoint of the contract. The test fails for an endpoint or
 * parameter missing from the table below.
 */

/** The type of a parameter, which determines its invalid values. */
type Kind =
  | 'number'
  | 'slugs'
  | 'text'
  | 'choice'
  | 'id list'
  | 'place'
  | 'many slugs'
  | 'file'
  | 'name of an address';
type Row = {
  readonly method?: 'POST';
  readonly parameters: Readonly<Record<string, Kind>>;
  /** Valid parameters of each endpoint; a function where they depend on a seller's listing. */
  readonly valid?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>);
  /** Expected status for valid parameters if it is not 200: the caller is a guest. */
  readonly answers?: number;
  /** Parameters that contain a listing id. */
  readonly listing?: string;
};

const selection = { search: 'slugs', q: 'text' } as const;
const parts = { lastFilter: 'slugs', priceRange: 'choice', other: 'slugs' } as const;
const list = {
  ...selection,
  ...parts,
  page: 'number',
  pageSize: 'number',
  sort: 'choice',
  order: 'choice',
  featureId: 'number',
  dealer: 'name of an address',
} as const;
const rail = { id: 'number', pageSize: 'number' } as const;
let liveId = 0;
let pendingId = 0;
/** A guest's listings: one to create, one to edit, one to change. */
let sellForm: Readonly<Record<string, string>> = {};
const ownIds = { edited: 0, changed: 0 };
const sellParameters: Readonly<Record<string, Kind>> = Object.fromEntries(
  [...sellFields, 'images'].map((field) => [field, 'text']),
);

/** The source of a visit. */
const visit = {
  utmSource: 'text',
  utmMedium: 'text',
  utmCampaign: 'text',
  utmTerm: 'text',
  landingUrl: 'text',
} as const;
const lead = {
  ...visit,
  id: 'number',
  clientId: 'choice',
  name: 'text',
  mobile: 'text',
  email: 'text',
  message: 'text',
  consent: 'choice',
} as const;
let leadCount = 0;
/** A new number for each call: the number of listings per number is limited. */
const soundLead = () => ({
  name: 'Sari',
  mobile: `0813${String(10_000_000 + leadCount++)}`,
  consent: '2026-11-22',
});

/** Of no order. */
const orderReference = 'LJ-0000000000000000';

const endpoints: Readonly<Record<EndpointName, Row>> = {
  nav: { parameters: {} },
  site: { parameters: {} },
  sendSupportMessage: {
    method: 'POST',
    parameters: {
      topic: 'text',
      name: 'text',
      email: 'text',
      mobile: 'text',
      message: 'text',
      clientId: 'choice',
      consent: 'choice',
    },
    valid: {
      topic: 'ad',
      name: 'Sari',
      mobile: '081234567890',
      message: 'Iklan saya belum tayang.',
      consent: '2026-11-22',
    },
  },
  notifications: { method: 'POST', parameters: { before: 'number' }, answers: 401 },
  notificationCount: { method: 'POST', parameters: {}, answers: 401 },
  readNotifications: { method: 'POST', parameters: { id: 'number', upTo: 'number' }, answers: 401 },
  notificationSwitches: { method: 'POST', parameters: {}, answers: 401 },
  switchNotification: {
    method: 'POST',
    parameters: { kind: 'choice', way: 'choice', isOn: 'choice' },
    valid: { kind: 'search-news', way: 'push', isOn: '0' },
    answers: 401,
  },
  pushKey: { parameters: {} },
  subscribePush: {
    method: 'POST',
    parameters: { endpoint: 'choice', p256dh: 'choice', auth: 'choice', language: 'choice' },
    valid: {
      endpoint: 'https://fcm.googleapis.com/a',
      p256dh: 'A'.repeat(87),
      auth: 'A'.repeat(22),
      language: 'id',
    },
    answers: 401,
  },
  unsubscribePush: {
    method: 'POST',
    parameters: { endpoint: 'choice' },
    valid: { endpoint: 'https://fcm.googleapis.com/a' },
    answers: 401,
  },
  contentList: {
    parameters: {
      ...{ postType: 'choice', categorySlug: 'choice', page: 'number', pageSize: 'number' },
      ...{ tag: 'name of an address', brand: 'name of an address', model: 'name of an address' },
    },
    valid: { postType: 'tips', categorySlug: 'car' },
  },
  contentFeatured: { parameters: { postType: 'choice', categorySlug: 'choice' } },
  contentSearch: { parameters: { postType: 'choice', searchString: 'text' } },
  contentDetail: {
    parameters: { id: 'number', slug: 'name of an address', isAmp: 'choice' },
    valid: { slug: 'tidak-ada' },
    answers: 404,
  },
  contentCountView: {
    method: 'POST',
    parameters: { postId: 'number', isAmp: 'choice' },
    valid: { postId: '1' },
  },
  contentPopular: {
    parameters: { postType: 'choice', categorySlug: 'choice', sort: 'choice', limit: 'number' },
  },
  contentTags: { parameters: { postType: 'choice', categorySlug: 'choice' } },
  contentModels: { parameters: { categorySlug: 'choice' } },
  contentStories: { parameters: {} },
  contentShows: { parameters: {} },
  sitePage: { parameters: { name: 'choice' }, valid: { name: 'about' } },
  newVehicles: {
    parameters: {
      categoryId: 'number',
      brand: 'name of an address',
      filter: 'choice',
      sort: 'choice',
    },
    valid: { categoryId: '2' },
  },
  outlets: {
    parameters: {
      ...{ categoryId: 'number', list: 'choice' },
      ...{ brand: 'name of an address', model: 'name of an address', city: 'name of an address' },
    },
    valid: { categoryId: '1', list: 'sales' },
  },
  modelExtra: {
    parameters: {
      ...{ categoryId: 'number', extra: 'choice' },
      ...{ brand: 'name of an address', model: 'name of an address' },
    },
    valid: { categoryId: '1', brand: 'toyota', model: 'avanza', extra: 'promo' },
  },
  nearestService: {
    parameters: { categoryId: 'number', city: 'name of an address' },
    valid: { categoryId: '1', city: 'bandung' },
  },
  saveOutletLead: {
    method: 'POST',
    parameters: {
      ...lead,
      ...{ kind: 'choice', categoryId: 'number', vehicle: 'choice', preferredOn: 'text' },
    },
    valid: () => ({ ...soundLead(), id: '999999', kind: 'quote', categoryId: '1' }),
    answers: 404,
  },
  newVehicleList: {
    parameters: { categoryId: 'number', list: 'choice' },
    valid: { categoryId: '1', list: 'latest' },
  },
  countModelView: {
    method: 'POST',
    parameters: { model: 'choice' },
    valid: { model: 'mobil/toyota/avanza' },
  },
  awaitedModels: { parameters: { ids: 'choice' }, valid: { ids: 'mobil/toyota/avanza' } },
  newModel: {
    parameters: { categoryId: 'number', brand: 'name of an address', model: 'name of an address' },
    valid: { categoryId: '1', brand: 'toyota', model: 'avanza' },
  },
  creditPage: { parameters: { page: 'choice' }, valid: { page: 'simulation-new-car' } },
  insurancePage: { parameters: { page: 'choice' }, valid: { page: 'motor' } },
  ownership: { parameters: {} },
  fuelPrices: { parameters: {} },
  creditGuide: { parameters: { page: 'choice' }, valid: { page: 'guide-multipurpose' } },
  electricVehicles: { parameters: { categoryId: 'choice', sort: 'choice' } },
  chargingStations: { parameters: { city: 'place' } },
  findVariants: { parameters: { categoryId: 'number', q: 'text' }, valid: { categoryId: '1' } },
  comparisonPairs: { parameters: { categoryId: 'number', v: 'choice' }, valid: { categoryId: '1' } },
  modification: {
    parameters: { categoryId: 'number', brand: 'name of an address', model: 'name of an address' },
    valid: { categoryId: '1', brand: 'toyota', model: 'avanza' },
  },
  breakdownHelp: { parameters: { categoryId: 'number' }, valid: { categoryId: '4' } },
  home: { parameters: {} },
  bargains: { parameters: { search: 'slugs' } },
  listings: { parameters: list },
  listingsV1: { parameters: list },
  filters: {
    parameters: { ...selection, options: 'number', groups: 'choice', dealer: 'name of an address' },
  },
  filtersV1: {
    parameters: { ...selection, ...parts, categoryId: 'choice' },
  },
  allFilters: { parameters: { ...selection, dealer: 'name of an address' } },
  seo: {
    parameters: { ...selection, categorySlug: 'choice', inventory: 'choice', isServer: 'choice' },
  },
  featured: { parameters: { ...selection, pageSize: 'number', featureId: 'number' } },
  similar: { parameters: rail, listing: 'id' },
  seller: { parameters: { id: 'choice' }, valid: { id: 'unknown-seller-id' }, answers: 404 },
  dealers: { parameters: { city: 'name of an address', page: 'number' } },
  dealerPage: {
    parameters: { dealer: 'name of an address' },
    valid: { dealer: 'unknown-dealer' },
    answers: 404,
  },
  deals: {
    method: 'POST',
    parameters: { dealer: 'choice' },
    valid: { dealer: 'unknown-dealer' },
    answers: 401,
  },
  rateDeal: {
    method: 'POST',
    parameters: { clientId: 'choice', listingId: 'number', stars: 'number', words: 'text' },
    valid: { listingId: '1', stars: '5' },
    answers: 401,
  },
  ownDealerPage: { method: 'POST', parameters: {}, answers: 401 },
  saveDealerPage: {
    method: 'POST',
    parameters: {
      ...{ revision: 'number', name: 'text', about: 'text', address: 'text' },
      ...{ city: 'text', areas: 'text', hours: 'text', photo: 'text' },
    },
    valid: { revision: '1', name: 'Maju Motor', about: '', address: '' },
    answers: 401,
  },
  staffDealers: { method: 'POST', parameters: { page: 'number' }, answers: 401 },
  staffVerifyDealer: {
    method: 'POST',
    parameters: { clientId: 'choice', dealer: 'choice', isVerified: 'choice', note: 'text' },
    valid: { dealer: 'unknown-dealer', isVerified: '1' },
    answers: 401,
  },
  staffRatings: { method: 'POST', parameters: { page: 'number' }, answers: 401 },
  staffHideRating: {
    method: 'POST',
    parameters: { clientId: 'choice', id: 'number', isHidden: 'choice', note: 'text' },
    valid: { id: '1', isHidden: '1' },
    answers: 401,
  },
  agentTerms: { parameters: {} },
  agentDesk: { method: 'POST', parameters: {}, answers: 401 },
  askSeller: {
    method: 'POST',
    parameters: { clientId: 'choice', name: 'text', mobile: 'text', note: 'text' },
    valid: { name: 'Sari', mobile: '081234567890' },
    answers: 401,
  },
  agentRequests: { method: 'POST', parameters: {}, answers: 401 },
  answerAgent: {
    method: 'POST',
    parameters: { id: 'number', isAgreed: 'choice' },
    valid: { id: '1', isAgreed: '1' },
    answers: 401,
  },
  askPayout: {
    method: 'POST',
    parameters: { clientId: 'choice', amount: 'text' },
    valid: { amount: '100000' },
    answers: 401,
  },
  staffPayouts: { method: 'POST', parameters: { page: 'number' }, answers: 401 },
  staffSettlePayout: {
    method: 'POST',
    parameters: { clientId: 'choice', id: 'number', isPaid: 'choice', note: 'text' },
    valid: { id: '1', isPaid: '1' },
    answers: 401,
  },
  comparedCars: { parameters: rail, listing: 'id' },
  crossSale: { parameters: rail, listing: 'id' },
  view: { parameters: { id: 'number', userId: 'text', time: 'text' }, listing: 'id' },
  viewEs: { parameters: { id: 'number', time: 'text' }, listing: 'id' },
  viewEsV1: { parameters: { id: 'number', time: 'text' }, listing: 'id' },
  byIds: { parameters: { ids: 'id list' }, valid: { ids: '1,2' } },
  lastSearch: { parameters: { searches: 'many slugs' }, valid: { searches: 'toyota' } },
  topModel: { parameters: { search: 'slugs', categoryId: 'number', pageSize: 'number' } },
  faqByCity: { parameters: { city: 'place' } },
  cities: { parameters: {} },
  suggest: { parameters: { searchString: 'text', page: 'text', pages: 'choice', time: 'text' } },
  modelOverview: {
    parameters: {
      categoryId: 'number',
      modelId: 'number',
      variantId: 'number',
      year: 'number',
      formatPrice: 'choice',
    },
    valid: { modelId: '1' },
  },
  modelFeatures: {
    parameters: { categoryId: 'number', modelId: 'number', variantId: 'number' },
    valid: { modelId: '1' },
  },
  countViews: {
    method: 'POST',
    parameters: { views: 'choice' },
    valid: { views: '1:2026-11-20,2:2026-11-21' },
  },
  sendEvents: {
    method: 'POST',
    parameters: { ...visit, batch: 'choice', events: 'choice' },
    valid: () => ({ batch: randomUUID(), events: '[{"at":1,"event":{"name":"app_installed"}}]' }),
  },
  report: {
    method: 'POST',
    parameters: { id: 'number', reason: 'choice', details: 'text', clientId: 'choice' },
    valid: { reason: 'sold' },
    listing: 'id',
  },
  otp: { method: 'POST', parameters: { mobile: 'text' }, valid: { mobile: '081234567890' } },
  login: {
    method: 'POST',
    parameters: { mobile: 'text', otp: 'text', consent: 'text', isNewOwner: 'choice' },
    valid: { mobile: '081234567890', otp: '123456' },
    answers: 422,
  },
  me: { method: 'POST', parameters: {}, answers: 401 },
  logout: { method: 'POST', parameters: {} },
  userProfile: { method: 'POST', parameters: {}, answers: 401 },
  updateProfile: {
    method: 'POST',
    parameters: { name: 'text', email: 'text', withoutEmail: 'choice', isWhatsapp: 'choice' },
    answers: 401,
  },
  ownSessions: { method: 'POST', parameters: {}, answers: 401 },
  endSession: {
    method: 'POST',
    parameters: { id: 'choice' },
    valid: { id: '0123456789abcdef' },
    answers: 401,
  },
  endOtherSessions: { method: 'POST', parameters: {}, answers: 401 },
  requestScope: {
    method: 'POST',
    parameters: { scope: 'choice', company: 'text', note: 'text' },
    valid: { scope: 'dealer', company: 'Maju Motor' },
    answers: 401,
  },
  blockAccount: {
    method: 'POST',
    parameters: { id: 'choice' },
    valid: { id: 'x'.repeat(22) },
    answers: 401,
  },
  unblockAccount: {
    method: 'POST',
    parameters: { id: 'choice' },
    valid: { id: 'x'.repeat(22) },
    answers: 401,
  },
  blockedAccounts: { method: 'POST', parameters: {}, answers: 401 },
  mergeCollections: {
    method: 'POST',
    parameters: {
      favourites: 'choice',
      viewed: 'choice',
      searches: 'choice',
      awaited: 'choice',
      isFirst: 'choice',
    },
    valid: { favourites: '[]' },
    answers: 401,
  },
  giveConsent: {
    method: 'POST',
    parameters: { version: 'choice' },
    valid: { version: '2026-11-22' },
  },
  exportData: { method: 'POST', parameters: {} },
  stockLimit: { method: 'POST', parameters: { mobile: 'text' }, valid: { mobile: '081234567890' } },
  checkMobile: { method: 'POST', parameters: { mobile: 'text' }, valid: { mobile: '081234567890' } },
  sellBrands: { parameters: { categoryId: 'number' } },
  sellModels: { parameters: { categoryId: 'number', brandId: 'number' }, valid: { brandId: '1' } },
  sellVariants: {
    parameters: { categoryId: 'number', modelId: 'number', makeYear: 'number' },
    valid: { modelId: '1' },
  },
  sellCatalogue: { parameters: {} },
  recommendedPrice: {
    parameters: { modelId: 'number', variantId: 'number', makeYear: 'number' },
    valid: { modelId: '1', makeYear: '2019' },
  },
  photosPresent: { method: 'POST', parameters: { hashes: 'text' }, valid: { hashes: 'a'.repeat(64) } },
  createListing: {
    method: 'POST',
    parameters: {
      ...sellParameters,
      photoViews: 'text',
      categoryId: 'choice',
      clientId: 'choice',
      ...visit,
    },
    valid: () => sellForm,
  },
  updateListing: {
    method: 'POST',
    parameters: {
      ...sellParameters,
      photoViews: 'text',
      categoryId: 'choice',
      id: 'number',
      clientId: 'choice',
      revision: 'number',
    },
    valid: () => ({ id: String(ownIds.edited), revision: '1', price: '150000000' }),
  },
  changeStatus: {
    method: 'POST',
    parameters: { id: 'number', clientId: 'choice', revision: 'number', change: 'choice' },
    valid: () => ({ id: String(ownIds.changed), change: 'remove' }),
  },
  ownIds: { method: 'POST', parameters: {}, answers: 401 },
  ownListings: { method: 'POST', parameters: { page: 'number' } },
  ownListing: {
    method: 'POST',
    parameters: { id: 'number' },
    valid: () => ({ id: String(ownIds.edited) }),
  },
  sendOffer: {
    method: 'POST',
    parameters: { listingId: 'number', amount: 'text', note: 'text', clientId: 'choice', ...visit },
    valid: { listingId: '1', amount: '150000000' },
    answers: 401,
  },
  changeOffer: {
    method: 'POST',
    parameters: {
      ...{ id: 'number', action: 'choice', amount: 'text' },
      ...{ note: 'text', revision: 'number', clientId: 'choice' },
    },
    valid: { id: '1', action: 'accept', revision: '1' },
    answers: 401,
  },
  bookingOffers: {
    method: 'POST',
    parameters: { role: 'choice', listingId: 'number', page: 'number' },
    answers: 401,
  },
  lockedOffers: { method: 'POST', parameters: { page: 'number' }, answers: 401 },
  bookings: { method: 'POST', parameters: { page: 'number' }, answers: 401 },
  bookingTerms: {
    method: 'POST',
    parameters: { listingId: 'number' },
    valid: { listingId: '1' },
    answers: 401,
  },
  createOrder: {
    method: 'POST',
    parameters: {
      ...{ listingId: 'number', name: 'text', visitOn: 'choice', fee: 'text' },
      ...{ termsVersion: 'text', clientId: 'choice', ...visit },
    },
    valid: { listingId: '1', name: 'Sari', fee: '500000', termsVersion: '2026-11-01' },
    answers: 401,
  },
  paymentDetail: {
    method: 'POST',
    parameters: { id: 'choice' },
    valid: { id: orderReference },
    answers: 401,
  },
  ownOrders: { method: 'POST', parameters: { page: 'number' }, answers: 401 },
  changeOrder: {
    method: 'POST',
    parameters: { id: 'choice', action: 'choice' },
    valid: { id: orderReference, action: 'cancel' },
    answers: 401,
  },
  staffOrders: { method: 'POST', parameters: { status: 'choice', page: 'number' }, answers: 401 },
  staffOrder: {
    method: 'POST',
    parameters: { id: 'choice' },
    valid: { id: orderReference },
    answers: 401,
  },
  staffChangeOrder: {
    method: 'POST',
    parameters: { id: 'choice', action: 'choice', note: 'text', clientId: 'choice' },
    valid: { id: orderReference, action: 'refund', note: 'Mobil tidak sesuai' },
    answers: 401,
  },
  dealerImport: {
    method: 'POST',
    parameters: { clientId: 'choice', csv: 'file', xlsx: 'file', photos: 'file', isCheck: 'choice' },
    valid: { csv: 'brandName,makeYear,price' },
    answers: 401,
  },
  dealerExport: { method: 'POST', parameters: {}, answers: 401 },
  staffQueue: { method: 'POST', parameters: { page: 'number' }, answers: 401 },
  staffListing: { method: 'POST', parameters: { id: 'number' }, valid: { id: '1' }, answers: 401 },
  staffDecide: {
    method: 'POST',
    parameters: {
      clientId: 'choice',
      id: 'number',
      revision: 'number',
      decision: 'choice',
      reasons: 'choice',
      note: 'text',
    },
    valid: { id: '1', revision: '1', decision: 'approve', reasons: 'wrong_facts' },
    answers: 401,
  },
  staffFeature: {
    method: 'POST',
    parameters: { clientId: 'choice', id: 'number', isFeatured: 'choice' },
    valid: { id: '1', isFeatured: '1' },
    answers: 401,
  },
  staffReports: { method: 'POST', parameters: { page: 'number' }, answers: 401 },
  staffJudgeReports: {
    method: 'POST',
    parameters: { clientId: 'choice', id: 'number', upTo: 'number', isUpheld: 'choice', note: 'text' },
    valid: { id: '1', upTo: '1', isUpheld: '1' },
    answers: 401,
  },
  staffAccount: {
    method: 'POST',
    parameters: { mobile: 'text' },
    valid: { mobile: '081234567890' },
    answers: 401,
  },
  staffSuspend: {
    method: 'POST',
    parameters: { clientId: 'choice', mobile: 'text', isSuspended: 'choice', note: 'text' },
    valid: { mobile: '081234567890', isSuspended: '1' },
    answers: 401,
  },
  staffScopeRequests: { method: 'POST', parameters: { page: 'number' }, answers: 401 },
  staffDecideScope: {
    method: 'POST',
    parameters: { clientId: 'choice', id: 'number', isGranted: 'choice', note: 'text' },
    valid: { id: '1', isGranted: '1' },
    answers: 401,
  },
  staffTrail: { method: 'POST', parameters: { page: 'number' }, answers: 401 },
  staffTables: { method: 'POST', parameters: {}, answers: 401 },
  staffTable: {
    method: 'POST',
    parameters: { name: 'choice' },
    valid: { name: 'lenders' },
    answers: 401,
  },
  staffTableHistory: {
    method: 'POST',
    parameters: { name: 'choice', page: 'number' },
    valid: { name: 'lenders' },
    answers: 401,
  },
  staffChangeTable: {
    method: 'POST',
    parameters: {
      clientId: 'choice',
      name: 'choice',
      revision: 'choice',
      edits: 'file',
      csv: 'file',
      restore: 'choice',
      isFile: 'choice',
      isCheck: 'choice',
    },
    valid: { name: 'lenders', revision: '0', edits: '[]' },
    answers: 401,
  },
  staffArticles: {
    method: 'POST',
    parameters: { state: 'choice', postType: 'choice', text: 'text', page: 'number' },
    answers: 401,
  },
  staffArticle: { method: 'POST', parameters: { id: 'choice' }, valid: { id: '1' }, answers: 401 },
  staffSaveArticle: {
    method: 'POST',
    parameters: { id: 'choice', revision: 'choice', kind: 'choice', content: 'file' },
    valid: { id: '1', revision: '0', content: '{}' },
    answers: 401,
  },
  staffPublishArticle: {
    method: 'POST',
    parameters: { clientId: 'choice', id: 'choice', revision: 'choice', step: 'choice', publishAt: 'choice' },
    valid: { id: '1', revision: '0', step: 'publish' },
    answers: 401,
  },
  staffArticleHistory: {
    method: 'POST',
    parameters: { id: 'choice', page: 'number' },
    valid: { id: '1' },
    answers: 401,
  },
  staffArticleRevision: {
    method: 'POST',
    parameters: { id: 'choice', revision: 'choice' },
    valid: { id: '1', revision: '1' },
    answers: 401,
  },
  staffArticlePreview: {
    method: 'POST',
    parameters: { language: 'choice', content: 'file' },
    valid: { language: 'id', content: 'Isi' },
    answers: 401,
  },
  staffArticleNames: { method: 'POST', parameters: {}, answers: 401 },
  staffAddArticleTag: {
    method: 'POST',
    parameters: { clientId: 'choice', nameId: 'text', nameEn: 'text' },
    valid: { nameId: 'Ban', nameEn: 'Tyres' },
    answers: 401,
  },

  sellerDetail: {
    method: 'POST',
    parameters: { carIdHash: 'text' },
    valid: { carIdHash: 'none' },
    answers: 401,
  },
  sellerLeads: { method: 'POST', parameters: { page: 'number' }, answers: 401 },
  changeLead: {
    method: 'POST',
    parameters: { id: 'number', clientId: 'choice', state: 'choice' },
    valid: { id: '1', state: 'seen' },
    answers: 401,
  },
  saveLead: {
    method: 'POST',
    parameters: { ...lead, kind: 'choice', preferredOn: 'text' },
    valid: () => ({ ...soundLead(), kind: 'contact', message: 'Masih ada?' }),
    listing: 'id',
  },
  saveFinanceLead: {
    method: 'POST',
    parameters: {
      ...lead,
      ...{ price: 'text', cityId: 'text', downPayment: 'text', months: 'text', ktp: 'text' },
    },
    valid: () => ({ ...soundLead(), price: '150000000', downPayment: '37500000', months: '36' }),
    listing: 'id',
  },
  saveInsuranceLead: {
    method: 'POST',
    parameters: { ...lead, price: 'text', cityId: 'text', cover: 'choice' },
    valid: () => ({ ...soundLead(), price: '150000000', cover: 'comprehensive' }),
    listing: 'id',
  },
  warrantyPage: { parameters: {} },
  saveWarrantyLead: {
    method: 'POST',
    parameters: { ...lead, plan: 'text', car: 'text' },
    // Examples of plans are not shown in production.
    valid: () => ({ ...soundLead(), plan: 'dasar' }),
    answers: 422,
  },
  saveWarrantyClaim: {
    method: 'POST',
    parameters: {
      ...{ clientId: 'choice', consent: 'choice', number: 'text', plate: 'text', happenedOn: 'text' },
      ...{ kilometers: 'text', description: 'text', images: 'text' },
    },
    valid: { consent: '2026-11-22', number: 'G1234567890', plate: 'B 1234 XYZ' },
    answers: 401,
  },
  photoContests: { parameters: { contest: 'name of an address' } },
  contestAds: {
    method: 'POST',
    parameters: { contest: 'text' },
    valid: { contest: 'none' },
    answers: 401,
  },
  enterContest: {
    method: 'POST',
    parameters: { contest: 'text', id: 'number' },
    valid: { contest: 'none', id: '1' },
    answers: 401,
  },
  staffContests: { method: 'POST', parameters: {}, answers: 401 },
  staffPickWinner: {
    method: 'POST',
    parameters: { clientId: 'choice', contest: 'text', id: 'number', place: 'number' },
    valid: { contest: 'none', id: '1' },
    answers: 401,
  },
  ownerReviews: {
    parameters: {
      ...{ kind: 'choice', brand: 'name of an address', model: 'name of an address' },
      ...{ sort: 'choice', page: 'number', q: 'text' },
    },
    valid: { kind: 'mobil', brand: 'toyota', model: 'avanza' },
  },
  reviewVehicles: { parameters: { categoryId: 'number' }, valid: { categoryId: '1' } },
  saveOwnerReview: {
    method: 'POST',
    parameters: {
      ...{ clientId: 'choice', consent: 'choice', id: 'number', kind: 'text', brand: 'text', model: 'text' },
      ...{ variant: 'text', makeYear: 'text', ownedYears: 'text', comfort: 'text', driving: 'text' },
      ...{ runningCost: 'text', reliability: 'text', value: 'text', title: 'text', body: 'text' },
      ...{ author: 'text', images: 'text' },
    },
    valid: { consent: '2026-11-22', kind: 'mobil', brand: 'toyota', model: 'avanza' },
    answers: 401,
  },
  deleteOwnerReview: { method: 'POST', parameters: { id: 'number' }, valid: { id: '1' }, answers: 401 },
  ownOwnerReviews: { method: 'POST', parameters: {}, answers: 401 },
  reportOwnerReview: {
    method: 'POST',
    parameters: { id: 'number', clientId: 'choice', reason: 'choice', details: 'text' },
    valid: { id: '1', reason: 'other' },
    answers: 404,
  },
  staffOwnerReviews: { method: 'POST', parameters: { page: 'number' }, answers: 401 },
  staffDecideReview: {
    method: 'POST',
    parameters: {
      ...{ id: 'number', clientId: 'choice', revision: 'number', decision: 'choice' },
      ...{ reasons: 'choice', note: 'text' },
    },
    valid: { id: '1', revision: '1', decision: 'approve' },
    answers: 401,
  },
  ownWarrantyClaims: { method: 'POST', parameters: {}, answers: 401 },
  staffWarrantyClaims: { method: 'POST', parameters: {}, answers: 401 },
  staffChangeClaim: {
    method: 'POST',
    parameters: { id: 'number', clientId: 'choice', state: 'choice', answer: 'text' },
    valid: { id: '1', state: 'checking' },
    answers: 401,
  },
  staffIssueWarranty: {
    method: 'POST',
    parameters: {
      ...{ clientId: 'choice', plan: 'text', plate: 'text', startsOn: 'choice', kilometers: 'text' },
    },
    valid: { plan: 'dasar', startsOn: '2026-11-01' },
    answers: 401,
  },
  tradePage: { parameters: { page: 'choice' }, valid: { page: 'motor' } },
  saveTradeLead: {
    method: 'POST',
    parameters: {
      ...visit,
      ...{ clientId: 'choice', consent: 'choice', page: 'choice', id: 'number', variant: 'text' },
      ...Object.fromEntries(
        [...tradeCarFields, 'cityId', 'name', 'mobile', 'email', 'description', 'images'].map(
          (field) => [field, 'text'] as const,
        ),
      ),
    },
    valid: () => ({
      ...{ ...soundLead(), page: 'mobil', brandName: 'Timor', modelName: 'S515i', makeYear: '1998' },
      ...{ kilometerDriven: '150000', cityId: sellForm.cityId ?? '' },
    }),
    listing: 'id',
  },
  // Must be last: it deletes data that other calls need.
  deleteAccount: {
    method: 'POST',
    parameters: { confirm: 'choice' },
    valid: { confirm: 'delete' },
  },
};
const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpointSchemas);

const long = 'x'.repeat(10_000);
/** Answered with 400, naming the parameter. */
const refused: Readonly<Record<Kind, readonly string[]>> = {
  number: [
    '',
    '0',
    '-1',
    '1.5',
    '1e3',
    '01',
    ' 1',
    'abc',
    '١',
    '9'.repeat(20),
    '1,2',
    'NaN',
    'Infinity',
    'null',
  ],
  slugs: [long],
  text: [long],
  file: ['x'.repeat(1_000_001)],
  choice: ['x', '', 'toString', '__proto__', long],
  'id list': ['', ',', '1,', 'a', '1,0', '-1', '1 ,2', Array(101).fill('1').join(','), long],
  place: [long],
  'name of an address': ['', 'Toyota', 'toyota avanza', '../toyota', '__proto__', long],
  'many slugs': [Array(11).fill('suv').join(','), long],
};
/** Well-formed but unknown: answered with 404, naming the parameter. */
const unknown: Partial<Record<Kind, readonly string[]>> = {
  slugs: [
    'bukan-filter',
    'toyota+bukan-filter',
    'harga-200-juta-100-juta',
    'harga-100-juta-100-juta',
    'harga-di-bawah-0-juta',
    'harga-1000-juta-2-milyar',
    'tahun-2022-2018',
    'tahun-1800',
    'km-20-ribu-10-ribu',
    'km-10-ribu',
    "toyota'--",
    '../../etc/passwd',
    '<script>',
    '\u0000',
    'constructor',
    '__proto__',
    '🚗',
  ],
  'name of an address': ['x', 'bukan-merek', 'constructor'],
  place: ['bukan-kota', 'toyota', '9999', '\u0000'],
};
/** Free text: accepted or rejected, but never a server error. */
const odd = ['%', '_', '\\', "'", '"', '\u0000', '\ud800', '{}', '[]', '<b>', '🚗', ' ', 'a b  c'];

describe('bad input', () => {
  const open = onOneEngine();
  let database: Database;
  let api: ApiApp;
  let seller: Seller;

  beforeAll(async () => {
    database = await open('reference');
    await seedDatabase(database, { demoListings: 60, onProgress: () => undefined });
    const car = { model: 'avanza', city: 'jakarta-selatan', title: 'Rahasia' };
    pendingId = await insertListing(database, { ...car, status: 'pending', publishedAt: null });
    liveId = await insertListing(database, car);
    api = await startApi(database);
    seller = new Seller(api);
    const form = await soundForm(database);
    for (const which of ['edited', 'changed'] as const) {
      const fields = { ...form, images: await seller.upload(), clientId: randomUUID() };
      ownIds[which] = (await seller.ask('createListing', fields)).listing.id;
      sellForm = { ...form, images: fields.images };
    }
  });
  afterAll(() => api?.close());
  // The number of leads per car and address is limited.
  beforeEach(async ({ task }) => {
    if (/^save\w*Lead /.test(task.name)) await database.orm.delete(schema.leads);
  });

  const validOf = ({ valid, listing, method }: Row): Record<string, string> => ({
    ...(typeof valid === 'function' ? valid() : valid),
    ...(listing ? { [listing]: String(liveId) } : {}),
    ...(method === 'POST' ? { clientId: randomUUID() } : {}),
  });

  /** A call with parameters exactly as on the wire. */
  function call(name: EndpointName, pairs: readonly (readonly [string, string])[]) {
    const text = new URLSearchParams(pairs.map(([key, value]) => [key, value])).toString();
    return endpoints[name].method === 'POST'
      ? api.app.inject({
          method: 'POST',
          url: endpointPaths[name],
          headers: { ...seller.headers, 'content-type': 'application/x-www-form-urlencoded' },
          payload: text,
        })
      : api.app.inject(`${endpointPaths[name]}?${text}`);
  }

  /** In which languages one of several values is sent: the first in each, the others by turns. */
  const languagesOf = (at: number): readonly Language[] =>
    at === 0 ? languages : languages.filter((_, turn) => turn === at % languages.length);

  async function expectRefusal(
    name: EndpointName,
    change: readonly (readonly [string, string])[],
    code: 'bad_request' | 'not_found',
    field: string | undefined,
    asked: readonly Language[] = languages,
  ): Promise<void> {
    const changed = new Set(change.map(([key]) => key));
    const kept = Object.entries(validOf(endpoints[name])).filter(([key]) => !changed.has(key));
    const texts: (string | undefined)[] = [];
    for (const language of asked) {
      const response = await call(name, [...kept, ...change, ['lang_code', language]]);
      const what = `${name}?${JSON.stringify(change).slice(0, 200)} in ${language}`;
      const { errors, ...body } = z.parse(errorEnvelope, response.json());
      const text = field === undefined ? language : errors[field]?.[0];
      const { status, message } = errorTable[code];
      // One comparison: there are tens of thousands.
      expect([response.statusCode, body.code, body.message, typeof text], what).toEqual([
        ...[status, code, message[language], 'string'],
      ]);
      texts.push(text);
    }
    // A different text in each language.
    expect(new Set(texts).size, `${name} ${field}: ${texts[0]}`).toBe(asked.length);
  }

  /** An empty field of a form in an address asks for nothing. */
  async function expectIgnored(name: EndpointName, key: string): Promise<void> {
    const kept = Object.entries(validOf(endpoints[name])).filter(([other]) => other !== key);
    const [without, empty] = [await call(name, kept), await call(name, [...kept, [key, '']])];
    expect(empty.statusCode, `${name}?${key}=`).toBe(without.statusCode);
  }

  async function expectNoFault(name: EndpointName, key: string, value: string): Promise<void> {
    const kept = Object.entries(validOf(endpoints[name])).filter(([other]) => other !== key);
    const response = await call(name, [...kept, [key, value]]);
    expect(response.statusCode, `${name}?${key}=${JSON.stringify(value)}`).toBeLessThan(500);
  }

  test('every endpoint and every parameter is in the table', () => {
    expect(Object.keys(endpoints).sort()).toEqual(Object.keys(endpointSchemas).sort());
    for (const name of names) {
      const known = Object.keys(endpointSchemas[name].query().shape).sort();
      expect(Object.keys(endpoints[name].parameters).sort(), name).toEqual(known);
    }
  });

  for (const name of names) {
    const { parameters, listing, method } = endpoints[name];

    test(`${name} answers as expected`, async () => {
      const response = await call(name, Object.entries(validOf(endpoints[name])));
      expect(response.statusCode, response.body.slice(0, 300)).toBe(endpoints[name].answers ?? 200);
    });

    test(`${name} refuses what every call refuses`, async () => {
      const common = { country_code: 'xx', business_unit: 'boat', platform: long, host: 'evil.example' };
      for (const [at, [key, value]] of Object.entries(common).entries())
        await expectRefusal(name, [[key, value]], 'bad_request', key, languagesOf(at));
      const unknownLanguage = await call(name, [['lang_code', 'fr']]);
      expect(unknownLanguage.statusCode).toBe(400);
      expect(unknownLanguage.json()).toMatchObject({ errors: { lang_code: [expect.any(String)] } });
    });

    for (const [key, kind] of Object.entries(parameters)) {
      test(`${name} names ${key} as invalid`, async () => {
        for (const [at, value] of refused[kind].entries())
          if (value === '' && method !== 'POST') await expectIgnored(name, key);
          else await expectRefusal(name, [[key, value]], 'bad_request', key, languagesOf(at));
        const field = kind === 'slugs' ? 'search' : key;
        for (const [at, value] of (unknown[kind] ?? []).entries())
          await expectRefusal(name, [[key, value]], 'not_found', field, languagesOf(at));
        for (const value of odd) await expectNoFault(name, key, value);
      });

      if (kind === 'text' && method === 'POST' && !machineValues.has(key))
        test(`${name} refuses a national id in ${key}`, async () => {
          for (const value of ['3174092112900001', 'NIK 3174 0921 1290 0001 ya', '317409.211290.OOO1']) {
            const kept = Object.entries(validOf(endpoints[name])).filter(([other]) => other !== key);
            const response = await call(name, [...kept, [key, value], ['lang_code', 'en']]);
            // Invalid anyway if no text may be this long.
            expect([400, 422], `${name} ${value}`).toContain(response.statusCode);
            expect(Object.keys(response.json().errors)).toContain(key);
          }
        });

      test(`${name} accepts ${key} once, and no list of it`, async () => {
        const value = validOf(endpoints[name])[key] ?? '1';
        const twice = [
          [key, value],
          [key, value],
        ] as const;
        await expectRefusal(name, twice, 'bad_request', key);
        for (const [at, list] of [`${key}[]`, `${key}[0]`, `${key}[a]`].entries())
          await expectRefusal(name, [[list, value]], 'bad_request', key, languagesOf(at + 1));
      });
    }

    if (listing !== undefined)
      test(`${name} answers alike for a listing that is not public and one that does not exist`, async () => {
        for (const id of [String(pendingId), '999999999'])
          await expectRefusal(name, [[listing, id]], 'not_found', undefined);
        const response = await call(name, [
          ...Object.entries({ ...validOf(endpoints[name]), [listing]: String(pendingId) }),
        ]);
        expect(response.body).not.toMatch(/Rahasia|Avanza/);
      });
  }

  /** What may be in a value: anything, what looks like a number, a list or an address, and parts of languages. */
  const anyValue = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.integer().map(String),
    fc.double().map(String),
    fc.bigInt().map(String),
    fc.uuid(),
    fc.array(fc.stringMatching(/^[a-z0-9-]{0,12}$/), { maxLength: 6 }).map((parts) => parts.join('+')),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    fc.webUrl(),
    fc.json(),
    fc.constantFrom(
      "'; drop table listings; --",
      '<script>alert(1)</script>',
      '../../etc/passwd',
      '%00',
      '{{7*7}}',
    ),
  );

  /** FUZZ_RUNS=1000 tries longer, by hand. */
  const runs = Number(process.env.FUZZ_RUNS ?? 4);

  test('whatever the values of its parameters, an endpoint answers or says what is wrong', async () => {
    for (const name of names) {
      const keys = Object.keys(endpoints[name].parameters);
      const given = fc.dictionary(
        keys.length > 0 ? fc.constantFrom(...keys) : fc.stringMatching(/^[a-z]{1,9}$/),
        anyValue,
        { maxKeys: 6, noNullPrototype: true },
      );
      await fc.assert(
        fc.asyncProperty(given, fc.boolean(), async (values, isElseValid) => {
          const kept = isElseValid ? validOf(endpoints[name]) : {};
          const response = await call(name, Object.entries({ ...kept, ...values }));
          expect(response.statusCode, name).toBeLessThan(500);
          if (response.statusCode >= 400) z.parse(errorEnvelope, response.json());
          expect(response.body).not.toMatch(/drizzle|node_modules|select .* from/i);
        }),
        { numRuns: runs },
      );
    }
  });

  test('a page past the end says how many there are', async () => {
    for (const name of ['listings', 'listingsV1'] as const) {
      for (const page of ['0', '50001', String(10 ** 9)])
        await expectRefusal(name, [['page', page]], 'bad_request', 'page');
      await expectRefusal(name, [['page', '50000']], 'not_found', 'page');
      await expectRefusal(
        name,
        [
          ['search', 'toyota'],
          ['page', '40'],
        ],
        'not_found',
        'page',
      );
      await expectRefusal(
        name,
        [
          ['sort', 'score'],
          ['order', 'asc'],
        ],
        'bad_request',
        'order',
      );
    }
  });

  test('invalid price ranges', async () => {
    for (const range of ['200-100', '100-100', '1-2-3', '-5', 'a-b', '100000-200000'])
      await expectRefusal('filtersV1', [['priceRange', range]], 'bad_request', 'priceRange');
  });

  test('a variant of another model, an unknown model', async () => {
    for (const name of ['modelOverview', 'modelFeatures'] as const) {
      await expectRefusal(name, [['modelId', '999999']], 'not_found', 'modelId');
      await expectRefusal(name, [['variantId', '999999']], 'not_found', 'variantId');
      // The id of a car model does not exist among motorcycles.
      await expectRefusal(name, [['categoryId', '2']], 'not_found', 'modelId');
      await expectRefusal(name, [['categoryId', '5']], 'bad_request', 'categoryId');
    }
  });

  test('ids of listings that are not public reveal nothing', async () => {
    const response = await call('byIds', [['ids', `${pendingId},${liveId},999999999`]]);
    const { data } = response.json();
    expect(data.items.map(({ id }: { id: number }) => id)).toEqual([liveId]);
    expect(data.gone).toEqual([pendingId, 999_999_999]);
    // The one live car has the same title, but cards do not contain it.
    expect(response.body).not.toContain('Rahasia');
  });

  test('equivalent parameters have the same count', async () => {
    const count = async (query: Record<string, string>) =>
      (await api.ask('listings', query))._meta.totalCount;
    const toyotas = await count({ search: 'toyota' });
    for (const search of ['Toyota', 'toyota+toyota', ' toyota ', '+toyota+', 'TOYOTA toyota'])
      expect(await count({ search }), search).toBe(toyotas);
    expect(await count({ search: 'toyota', q: ' ' })).toBe(toyotas);
    expect(await count({ search: 'harga-di-bawah-100-juta+harga-di-bawah-200-juta' })).toBe(
      await count({ search: 'harga-di-bawah-200-juta' }),
    );
  });

  test('invalid bodies', async () => {
    const post = (name: EndpointName, type: string, payload: string) =>
      api.app.inject({
        method: 'POST',
        url: `${endpointPaths[name]}?lang_code=en`,
        headers: { 'content-type': type },
        payload,
      });
    for (const name of [
      'listings',
      'listingsV1',
      'filtersV1',
      'featured',
      'byIds',
      'lastSearch',
      'cities',
    ] as const) {
      for (const payload of ['[]', '"x"', '{', '{"__proto__":{"a":1}}', '1', 'true'])
        expect((await post(name, 'application/json', payload)).statusCode, `${name} ${payload}`).toBe(400);
      for (const [key] of Object.entries(endpoints[name].parameters)) {
        for (const value of [[1], { a: 1 }, true, null, ['a', 'b']]) {
          const response = await post(name, 'application/json', JSON.stringify({ [key]: value }));
          const what = `${name} ${key} ${JSON.stringify(value)}`;
          expect(response.statusCode, what).toBe(400);
          expect(response.json().message, what).toBe(errorTable.bad_request.message.en);
          expect(Object.keys(response.json().errors), what).toContain(key);
        }
      }
      expect((await post(name, 'text/xml', '<a/>')).statusCode).toBeGreaterThanOrEqual(400);
      expect((await post(name, 'text/xml', '<a/>')).statusCode).toBeLessThan(500);
      const huge = await post(name, 'application/json', JSON.stringify({ q: 'x'.repeat(300_000) }));
      expect(huge.statusCode).toBe(413);
      expect(huge.json().message).toBe(errorTable.payload_too_large.message.en);
    }
  });

  test('methods that an endpoint does not have', async () => {
    for (const name of names) {
      for (const method of ['PUT', 'DELETE', 'PATCH'] as const) {
        const response = await api.app.inject({ method, url: endpointPaths[name] });
        expect(response.statusCode, `${method} ${name}`).toBe(405);
        expect(response.headers.allow, name).toMatch(/GET|POST/);
      }
    }
    const language: Language = 'en';
    const missing = await api.app.inject(`/api/v4/inventory/nothing?lang_code=${language}`);
    expect(missing.statusCode).toBe(404);
    expect(missing.json().message).toBe(errorTable.not_found.message[language]);
  });
});
