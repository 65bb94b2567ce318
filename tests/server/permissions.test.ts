import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { laterRoutes } from '#app/later-routes.tsx';
import { firstRoutes } from '#app/routes.tsx';
import { accountHeader } from '#contract/account/account.ts';
import { signInPath } from '#contract/account/account-paths.ts';
import { consentVersion } from '#contract/account/consent.ts';
import type { Caller } from '#contract/api/endpoint.ts';
import { type EndpointName, endpointOf, endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { endpointPaths } from '#contract/api/endpoints.ts';
import { emptyArticle } from '#contract/articles/article-content.ts';
import { modelExtraPath, modelExtras } from '#contract/model-extras/model-extra-paths.ts';
import { outletLists } from '#contract/outlets/outlet.ts';
import { modelOutletsPath, outletsPath } from '#contract/outlets/outlet-paths.ts';
import { vehicleKinds } from '#contract/vehicles/vehicle-paths.ts';
import { type Database, schema } from '#server/db/database.ts';
import { seedDatabase } from '#server/db/seed/seed-database.ts';
import { type ApiApp, operatorToken, startApi } from '#tests/support/api-app.ts';
import { newPhoto } from '#tests/support/new-photo.ts';
import { Seller, soundForm } from '#tests/support/sellers.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

/*
 * Permissions: every kind of caller for every endpoint (docs/product.md#roles), as its declaration promises.
 */

const people = ['guest', 'user', 'owner', 'dealer', 'agent', 'staff'] as const;
type Person = (typeof people)[number];
/** `does`: the call is processed, whether or not its fields are valid. */
type Outcome = 'does' | 'signs in first' | 'finds nothing';

const statuses: Readonly<Record<number, Outcome>> = { 401: 'signs in first', 404: 'finds nothing' };
const outcomeOf = (status: number): Outcome => statuses[status] ?? 'does';

type Who = Readonly<Record<Person, Outcome>>;
const allOf = (outcome: Outcome): Who => ({
  guest: outcome,
  user: outcome,
  owner: outcome,
  dealer: outcome,
  agent: outcome,
  staff: outcome,
});
const everyone = allOf('does');
const ownersAlone: Who = { ...allOf('finds nothing'), owner: 'does' };
const members: Who = { ...everyone, guest: 'signs in first' };
const notFound: Who = { ...allOf('finds nothing'), guest: 'signs in first' };
const staffAlone: Who = { ...notFound, staff: 'does' };
const dealersAlone: Who = { ...notFound, dealer: 'does' };
const agentsAlone: Who = { ...notFound, agent: 'does' };
const sellerAlone: Who = { ...notFound, owner: 'does' };
/** An offer that `user` made to `owner`. */
const bothSides: Who = { ...notFound, user: 'does', owner: 'does' };

/** An order of `user`. */
const buyerAlone: Who = { ...notFound, user: 'does' };
const buyerAndStaff: Who = { ...buyerAlone, staff: 'does' };
/** Of an article. */
const noDocument = '00000000-0000-4000-8000-000000000000';
const newDocument = '00000000-0000-4000-8000-000000000001';
const orderReference = 'LJ-0000000000000001';

/** What the declaration of an endpoint promises each kind of caller. */
const promised: Readonly<Record<Caller, Who>> = {
  anyone: everyone,
  account: members,
  dealer: dealersAlone,
  agent: agentsAlone,
  staff: staffAlone,
};

/** For an endpoint that needs fields, or whose answer depends on whose the thing is. */
type Row = {
  /** Where it is not what the declaration promises: for something that belongs to one of them, or to nobody. */
  readonly who?: Who;
  readonly fields?: () => Readonly<Record<string, string>>;
};

/** The owner's listing, what others sent about it, and the fields of a car. */
let ownId = 0;
let ownHash = '';
let offerId = 0;
const dealerSlug = 'maju-motor';
let leadId = 0;
let requestId = 0;
let claimId = 0;
let reviewId = 0;
let form: Readonly<Record<string, string>> = {};
const own = () => ({ id: String(ownId), revision: '1' });
const lead = () => ({ id: String(ownId), name: 'Sari', mobile: '081200000009', consent: consentVersion });
const otherMobile = () => ({ mobile: '081200000009' });

const table: Readonly<Partial<Record<EndpointName, Row>>> = {
  similar: { fields: () => ({ id: '1' }) },
  seller: { who: allOf('finds nothing'), fields: () => ({ id: 'unknown-seller-id' }) },

  dealerPage: { who: allOf('finds nothing'), fields: () => ({ dealer: 'unknown-dealer' }) },
  deals: { fields: () => ({ dealer: 'unknown-dealer' }) },
  rateDeal: { who: notFound, fields: () => ({ listingId: String(ownId), stars: '5' }) },

  askSeller: { fields: () => ({ ...otherMobile(), name: 'Sari' }) },

  answerAgent: { who: notFound, fields: () => ({ id: '999999', isAgreed: '1' }) },
  askPayout: { fields: () => ({ amount: '100000' }) },

  staffSettlePayout: { who: notFound, fields: () => ({ id: '999999', isPaid: '1' }) },
  comparedCars: { fields: () => ({ id: '1' }) },
  crossSale: { fields: () => ({ id: '1' }) },
  view: { fields: () => ({ id: '1' }) },
  viewEs: { fields: () => ({ id: '1' }) },
  viewEsV1: { fields: () => ({ id: '1' }) },
  byIds: { fields: () => ({ ids: '1' }) },
  lastSearch: { fields: () => ({ searches: 'toyota' }) },

  modelOverview: { fields: () => ({ modelId: '1' }) },
  modelFeatures: { fields: () => ({ modelId: '1' }) },
  countViews: { fields: () => ({ views: '1:2026-11-20' }) },
  sendEvents: { fields: () => ({ batch: randomUUID(), events: '[]' }) },
  report: { fields: () => ({ id: '1', reason: 'sold' }) },
  otp: { fields: () => ({ mobile: '081200000001' }) },
  login: { fields: () => ({ mobile: '081200000001', otp: '000000' }) },

  stockLimit: { fields: () => ({ mobile: '081200000001' }) },
  checkMobile: { fields: () => ({ mobile: '081200000001' }) },

  sellModels: { fields: () => ({ brandId: '1' }) },
  sellVariants: { fields: () => ({ modelId: '1' }) },

  recommendedPrice: { fields: () => ({ modelId: '1', makeYear: '2019' }) },
  photosPresent: { fields: () => ({ hashes: 'a'.repeat(64) }) },
  createListing: { fields: () => ({ ...form, images: '' }) },

  ownListing: { who: ownersAlone, fields: own },
  sitePage: { fields: () => ({ name: 'about' }) },

  contentDetail: { who: allOf('finds nothing'), fields: () => ({ id: '1' }) },
  contentCountView: { fields: () => ({ postId: '1' }) },

  newVehicles: { fields: () => ({ categoryId: '1', brand: 'toyota' }) },
  newVehicleList: { fields: () => ({ categoryId: '1', list: 'latest' }) },
  countModelView: { fields: () => ({ model: 'mobil/toyota/avanza' }) },
  awaitedModels: { fields: () => ({ ids: 'mobil/toyota/avanza' }) },
  newModel: { fields: () => ({ categoryId: '1', brand: 'toyota', model: 'avanza' }) },
  creditPage: { fields: () => ({ page: 'simulation' }) },
  insurancePage: { fields: () => ({ page: 'mobil' }) },

  creditGuide: { fields: () => ({ page: 'guide' }) },

  outlets: { fields: () => ({ categoryId: '1', list: 'sales' }) },
  modelExtra: { fields: () => ({ categoryId: '1', brand: 'toyota', model: 'avanza', extra: 'promo' }) },
  nearestService: { fields: () => ({ categoryId: '1', city: 'bandung' }) },
  saveOutletLead: {
    who: allOf('finds nothing'),
    fields: () => ({ ...lead(), id: '999999', kind: 'quote', categoryId: '1' }),
  },
  findVariants: { fields: () => ({ categoryId: '1', q: 'avanza' }) },
  comparisonPairs: { fields: () => ({ categoryId: '1' }) },
  modification: { fields: () => ({ categoryId: '2' }) },
  breakdownHelp: { fields: () => ({ categoryId: '1' }) },
  sendSupportMessage: {
    fields: () => ({
      ...otherMobile(),
      topic: 'ad',
      name: 'Sari',
      message: 'Halo.',
      consent: consentVersion,
    }),
  },

  updateProfile: { fields: () => ({ name: 'Budi' }) },

  endSession: { who: notFound, fields: () => ({ id: '0123456789abcdef' }) },

  requestScope: { fields: () => ({ scope: 'dealer', company: 'Maju Motor' }) },
  blockAccount: { who: notFound, fields: () => ({ id: 'x'.repeat(22) }) },
  unblockAccount: { who: notFound, fields: () => ({ id: 'x'.repeat(22) }) },

  mergeCollections: { fields: () => ({ favourites: '[]' }) },
  giveConsent: { fields: () => ({ version: consentVersion }) },

  sendOffer: { fields: () => ({ listingId: String(ownId), amount: '150000000' }) },
  changeOffer: { who: bothSides, fields: () => ({ id: String(offerId), action: 'withdraw', revision: '1' }) },

  bookingTerms: { fields: () => ({ listingId: String(ownId) }) },
  createOrder: { fields: () => ({ listingId: String(ownId), name: 'Sari', fee: '1', termsVersion: '1' }) },
  paymentDetail: { who: buyerAndStaff, fields: () => ({ id: orderReference }) },

  changeOrder: { who: buyerAlone, fields: () => ({ id: orderReference, action: 'release' }) },

  switchNotification: { fields: () => ({ kind: 'search-news', way: 'push', isOn: '0' }) },

  subscribePush: {
    fields: () => ({
      endpoint: 'https://fcm.googleapis.com/a',
      p256dh: 'A'.repeat(87),
      auth: 'A'.repeat(22),
      language: 'id',
    }),
  },
  unsubscribePush: { fields: () => ({ endpoint: 'https://fcm.googleapis.com/a' }) },
  dealerImport: { fields: () => ({ csv: 'brandName,makeYear,price' }) },

  saveDealerPage: { fields: () => ({ revision: '1', name: 'Maju Motor', about: '', address: '' }) },

  staffVerifyDealer: { fields: () => ({ dealer: dealerSlug, isVerified: '0' }) },

  staffHideRating: { who: notFound, fields: () => ({ id: '999999', isHidden: '1' }) },

  staffOrder: { fields: () => ({ id: orderReference }) },
  staffChangeOrder: { fields: () => ({ id: orderReference, action: 'release', note: 'Sudah diterima' }) },

  staffListing: { fields: () => ({ id: String(ownId) }) },
  staffDecide: { fields: () => ({ ...own(), decision: 'approve' }) },
  staffFeature: { fields: () => ({ id: String(ownId), isFeatured: '1' }) },

  staffJudgeReports: { fields: () => ({ id: String(ownId), upTo: '999', isUpheld: '0' }) },
  staffAccount: { fields: () => ({ mobile: '08120000101' }) },
  staffSuspend: { fields: () => ({ mobile: '08120000104', isSuspended: '0' }) },

  staffDecideScope: { fields: () => ({ id: String(requestId), isGranted: '0' }) },

  staffTable: { fields: () => ({ name: 'lenders' }) },
  staffTableHistory: { fields: () => ({ name: 'lenders' }) },
  staffChangeTable: { fields: () => ({ name: 'lenders', revision: '0', edits: '[]', isCheck: '1' }) },

  staffArticle: { who: notFound, fields: () => ({ id: noDocument }) },
  staffSaveArticle: {
    fields: () => ({ id: newDocument, revision: '0', content: JSON.stringify(emptyArticle) }),
  },
  staffPublishArticle: {
    who: notFound,
    fields: () => ({ id: noDocument, revision: '0', step: 'publish' }),
  },
  staffArticleHistory: { who: notFound, fields: () => ({ id: noDocument }) },
  staffArticleRevision: { who: notFound, fields: () => ({ id: noDocument, revision: '1' }) },
  staffArticlePreview: { fields: () => ({ language: 'id', content: 'Isi' }) },

  staffAddArticleTag: { fields: () => ({ nameId: 'Ban', nameEn: 'Tyres' }) },
  sellerDetail: { fields: () => ({ carIdHash: ownHash }) },

  changeLead: { who: sellerAlone, fields: () => ({ id: String(leadId), state: 'seen' }) },
  saveLead: { fields: () => ({ ...lead(), kind: 'contact', message: 'Masih ada?' }) },
  saveFinanceLead: {
    fields: () => ({ ...lead(), price: '150000000', downPayment: '37500000', months: '36' }),
  },
  saveInsuranceLead: { fields: () => ({ ...lead(), price: '150000000', cover: 'comprehensive' }) },

  saveWarrantyLead: { fields: () => ({ ...lead(), plan: 'dasar' }) },
  saveWarrantyClaim: {
    fields: () => ({ consent: consentVersion, number: 'G1234567890', plate: 'B 1234 XYZ' }),
  },

  staffChangeClaim: { fields: () => ({ id: String(claimId), state: 'checking' }) },
  staffIssueWarranty: {
    fields: () => ({ plan: 'dasar', plate: 'B 1234 XYZ', kilometers: '50000', startsOn: '2026-11-01' }),
  },

  contestAds: { who: notFound, fields: () => ({ contest: 'none' }) },
  enterContest: { who: notFound, fields: () => ({ contest: 'none', id: String(ownId) }) },

  staffPickWinner: { who: notFound, fields: () => ({ contest: 'none', id: String(ownId), place: '1' }) },

  reviewVehicles: { fields: () => ({ categoryId: '1' }) },
  saveOwnerReview: { fields: () => ({ consent: consentVersion, title: 'Irit' }) },

  reportOwnerReview: { fields: () => ({ id: String(reviewId), reason: 'other' }) },

  staffDecideReview: { fields: () => ({ id: String(reviewId), revision: '1', decision: 'approve' }) },
  // Last of the reviews: the rows above need one.
  deleteOwnerReview: { who: sellerAlone, fields: () => ({ id: String(reviewId) }) },
  tradePage: { fields: () => ({ page: 'mobil' }) },
  saveTradeLead: {
    fields: () => ({
      ...{ ...lead(), page: 'mobil', brandName: 'Timor', modelName: 'S515i', makeYear: '1998' },
      ...{ kilometerDriven: '150000', cityId: form.cityId ?? '' },
    }),
  },
  // Must be last: they change or delete the listing.
  updateListing: { who: ownersAlone, fields: own },
  changeStatus: { who: ownersAlone, fields: () => ({ ...own(), change: 'sold' }) },
  deleteAccount: { fields: () => ({ confirm: 'delete' }) },
};

/** Server routes other than the contract's endpoints; all are public. */
const beside = [
  '/receipts/{reference}.{language}.pdf',
  '/api/v4/catalogue/{citySlug}',
  '/api/v4/media/{sha256}',
  '/api/openapi.json',
  '/healthz',
  '/metrics',
  '/media/{key}/{file}',
  '/media/og/{id}.jpg',
  '/brochures/{kind}/{brand}/{model}.{language}.pdf',
  '/manifest/{file}',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/pages.xml',
  '/sitemap/new-vehicles.xml',
  '/sitemap/outlets.xml',
  '/sitemap/articles.xml',
  '/sitemap/articles-{number}.xml',
  '/sitemap/reviews.xml',
  '/sitemap/brands.xml',
  '/sitemap/models.xml',
  '/sitemap/body-types.xml',
  '/sitemap/cities.xml',
  '/sitemap/listings-{number}.xml',
  '/sitemap/news.xml',
  '/media/story/{slug}.jpg',
  '/media/code/{id}.svg',
  '/amp/{*}',
  '/amp/web-stories/{slug}',
  '/web-stories/{slug}',
  '/feed.atom',
  '/feed/{name}.atom',
  '/feed.json',
  '/feed/{name}.json',
  '/en/amp/{*}',
  '/en/amp/web-stories/{slug}',
  '/en/web-stories/{slug}',
  '/en/feed.atom',
  '/en/feed/{name}.atom',
  '/en/feed.json',
  '/en/feed/{name}.json',
  '/bagikan',
  '/en/bagikan',
];

/** Addresses for the operator only. */
const operators: readonly string[] = ['/api/openapi.json', '/metrics'];

/** A new model of each kind. */
const modelOf: Readonly<Record<string, string>> = {
  '/mobil': 'toyota/avanza',
  '/motor': 'honda/beat',
  '/truk': 'hino/115hd',
  '/motor-roda-tiga': 'viar/karya-200',
};

/** Dealers, service centres, promotions and videos of every kind. */
const outletPages = Object.fromEntries(
  vehicleKinds
    .flatMap((kind) => [
      ...outletLists.flatMap((list) => [
        outletsPath(kind, list),
        outletsPath(kind, list, ':brand'),
        modelOutletsPath(kind, ':brand', ':model', list),
      ]),
      ...modelExtras.map((extra) => modelExtraPath(kind, ':brand', ':model', extra)),
    ])
    .map((path) => [path, 'everyone'] as const),
);

/** Who may open a page: on member pages a guest is redirected to sign in. */
const pages: Readonly<Record<string, 'everyone' | 'members'>> = {
  ...outletPages,
  '/': 'everyone',
  '/beli-mobil-bekas': 'everyone',
  '/brand-model-variant': 'everyone',
  '/search/result': 'everyone',
  '/mobil-bekas': 'everyone',
  '/uc-lead-form': 'everyone',
  '/mobil-bekas/lead-form': 'everyone',
  '/mobil-bekas/uc-finance-lead': 'everyone',
  '/cari/mobil-suv': 'everyone',
  '/cari/mobil-mpv': 'everyone',
  '/cari/mobil-sedans': 'everyone',
  '/cari/crossover': 'everyone',
  '/cari/pickup-truck': 'everyone',
  '/cari/hatchback': 'everyone',
  '/cari/van': 'everyone',
  '/mobil-bekas/listing-revamp-new': 'everyone',
  '/mobil-bekas/:search': 'everyone',
  '/detail-mobil-bekas/:slug': 'everyone',
  '/detail-mobil-bekas/:slug/images': 'everyone',
  '/penjual-demonstrasi': 'everyone',
  '/penjual/:id': 'everyone',
  '/dealer-mobil-bekas': 'everyone',
  '/dealer-mobil-bekas/:dealer': 'everyone',
  '/dealer-mobil-bekas/:dealer/:search': 'everyone',
  '/oto-agent': 'everyone',
  '/ovb/agent': 'members',
  '/favorit': 'everyone',
  '/pencarian-tersimpan': 'everyone',
  '/bandingkan-mobil-bekas': 'everyone',
  '/garansi-mobil': 'everyone',
  '/garansi-mobil/klaim': 'everyone',
  '/ovb/garansi': 'members',
  '/review-pengguna': 'everyone',
  '/review-pengguna/:kind': 'everyone',
  '/review-pengguna/:kind/:brand': 'everyone',
  '/review-pengguna/:kind/:brand/:model': 'everyone',
  '/tulis-review': 'everyone',
  '/kontes-foto': 'everyone',
  '/kontes-foto/:contest': 'everyone',
  '/web-stories': 'everyone',
  '/giias': 'everyone',
  '/tukar-tambah-mobil': 'everyone',
  '/tukar-tambah-motor': 'everyone',
  '/asuransi-mobil': 'everyone',
  '/biaya-memiliki': 'everyone',
  '/harga-bbm': 'everyone',
  '/asuransi-motor': 'everyone',
  '/kredit': 'everyone',
  '/mobil-baru/kredit': 'everyone',
  '/motor-baru/kredit': 'everyone',
  '/kredit-mobil-bekas': 'everyone',
  '/kredit-multiguna': 'everyone',
  '/simulasi-kredit': 'everyone',
  '/mobil-baru/simulasi-kredit': 'everyone',
  '/motor-baru/simulasi-kredit': 'everyone',
  '/simulasi-kredit-mobil-bekas': 'everyone',
  '/mobil-listrik': 'everyone',
  '/motor-listrik': 'everyone',
  '/kendaraan-listrik': 'everyone',
  '/electric-vehicles': 'everyone',
  '/bandingkan-mobil': 'everyone',
  '/bandingkan-motor': 'everyone',
  '/bandingkan-truk': 'everyone',
  '/bandingkan-motor-roda-tiga': 'everyone',
  '/jual-mobil-anda': 'everyone',
  '/jual-mobil-anda/step-two': 'everyone',
  '/jual-mobil-anda/step-three': 'everyone',
  '/jual-mobil-anda/step-four': 'everyone',
  '/jual-mobil-anda/profile': 'everyone',
  '/jual-mobil-anda/preview': 'everyone',
  '/jual-mobil-anda/accordion': 'everyone',
  '/jual-mobil-anda/listing': 'everyone',
  '/jual-mobil-anda/login': 'everyone',
  '/jual-mobil-anda/:city': 'everyone',
  '/kotak-keluar': 'everyone',
  '/myaccount/signin': 'everyone',
  '/ovb/user-login': 'everyone',
  '/myaccount/logout': 'everyone',
  '/myaccount/profile': 'members',
  '/ovb': 'members',
  '/myaccount/edit-details': 'members',
  '/user/edit-profile-details': 'members',
  '/mobil-bekas/user/edit-profile-details': 'members',
  // Data a device has without an account.
  '/myaccount/data': 'everyone',
  '/myaccount/booknow': 'members',
  '/myaccount/booknow1': 'members',
  '/myaccount/payment': 'members',
  '/myaccount/payment1': 'members',
  '/myaccount/my-lead': 'members',
  '/myaccount/my-agent': 'members',
  '/myaccount/my-listing': 'members',
  '/user/dashboard-my-listing': 'members',
  '/mobil-bekas/user/dashboard-my-listing': 'members',
  '/myaccount/my-offer': 'members',
  '/user/dashboard-my-offer': 'members',
  '/mobil-bekas/user/dashboard-my-offer': 'members',
  '/user/ovb-offer': 'members',
  '/mobil-bekas/user/ovb-offer': 'members',
  '/notifikasi': 'everyone',
  '/ovb/review': 'members',
  '/ovb/data': 'members',
  '/ovb/konten': 'members',
  '/ovb/import': 'members',
  '/mobil-baru': 'everyone',
  '/mobil-baru/:brand': 'everyone',
  '/mobil-baru/:brand/:model': 'everyone',
  '/mobil-baru/:brand/:model/brosur': 'everyone',
  '/mobil-terbaru': 'everyone',
  '/mobil-populer': 'everyone',
  '/mobil-yang-akan-datang': 'everyone',
  '/motor-baru': 'everyone',
  '/motor-baru/:brand': 'everyone',
  '/motor-baru/:brand/:model': 'everyone',
  '/motor-baru/:brand/:model/brosur': 'everyone',
  '/motor-terbaru': 'everyone',
  '/motor-populer': 'everyone',
  '/motor-yang-akan-datang': 'everyone',
  '/truk-baru': 'everyone',
  '/truk-baru/:brand': 'everyone',
  '/truk-baru/:brand/:model': 'everyone',
  '/truk-baru/:brand/:model/brosur': 'everyone',
  '/truk-terbaru': 'everyone',
  '/truk-populer': 'everyone',
  '/truk-yang-akan-datang': 'everyone',
  '/motor-roda-tiga-baru': 'everyone',
  '/motor-roda-tiga-baru/:brand': 'everyone',
  '/motor-roda-tiga-baru/:brand/:model': 'everyone',
  '/motor-roda-tiga-baru/:brand/:model/brosur': 'everyone',
  '/motor-roda-tiga-terbaru': 'everyone',
  '/motor-roda-tiga-populer': 'everyone',
  '/motor-roda-tiga-yang-akan-datang': 'everyone',
  '/modifikasi': 'everyone',
  '/modification': 'everyone',
  '/model/modification': 'everyone',
  '/mobil-baru/:brand/:model/modifikasi': 'everyone',
  '/motor-baru/:brand/:model/modifikasi': 'everyone',
  '/bantuan-kerusakan-mobil': 'everyone',
  '/bantuan-kerusakan-motor': 'everyone',
  '/bantuan-kerusakan-truk': 'everyone',
  '/bantuan-kerusakan-motor-roda-tiga': 'everyone',
  '/tentang-kami': 'everyone',
  '/kebijakan-privasi': 'everyone',
  '/syarat-dan-ketentuan': 'everyone',
  '/regulasi': 'everyone',
  '/kebijakan-pengembalian': 'everyone',
  '/hubungi-kami': 'everyone',
  '/article/:form': 'everyone',
  '/:postType/*?': 'everyone',
};

const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

const isNamed = (name: string): name is EndpointName => name in endpointSchemas;
/** Those with a row in its order, at the end: some of them change or delete what others need. */
const names = [
  ...Object.keys(endpointSchemas).filter((name) => !(name in table)),
  ...Object.keys(table),
].filter(isNamed);

describe('permissions', () => {
  const open = onOneEngine();
  let database: Database;
  let api: ApiApp;
  const callers = new Map<Person, Seller>();

  beforeAll(async () => {
    database = await open('reference');
    await seedDatabase(database, { demoListings: 5, onProgress: () => undefined });
    api = await startApi(database);
    for (const person of people) callers.set(person, new Seller(api));
    await signIn();
    form = { ...(await soundForm(database)), mobile: '+6281200001002' };
    const owner = callerOf('owner');
    const fields = { ...form, images: await owner.upload(), clientId: randomUUID() };
    ownId = (await owner.ask('createListing', fields)).listing.id;
    await addWhatOthersMade();
    documented = z.parse(
      document,
      (
        await api.app.inject({
          url: '/api/openapi.json',
          headers: { authorization: `Bearer ${operatorToken}` },
        })
      ).json(),
    ).paths;
  });
  afterAll(() => api?.close());

  /** An offer, an order, a lead, a report and a scope request concerning the owner's public car. */
  async function addWhatOthersMade(): Promise<void> {
    const { listings, leads, offers, scopeRequests } = schema;
    const { orm } = database;
    const user = callerOf('user').account?.id ?? 0;
    const [car] = await orm
      .update(listings)
      .set({ status: 'live', mobileVerified: true, publishedAt: new Date() })
      .where(eq(listings.id, ownId))
      .returning();
    ownHash = car?.carIdHash ?? '';
    const [offer] = await orm
      .insert(offers)
      .values({
        ...{ clientId: randomUUID(), listingId: ownId, buyerId: user, status: 'sent', amount: 150_000_000 },
        expiresAt: new Date(Date.now() + 86_400_000),
      })
      .returning();
    offerId = offer?.id ?? 0;
    await orm.insert(schema.orders).values({
      ...{ reference: orderReference, clientId: randomUUID(), listingId: ownId, buyerId: user },
      ...{ car: 'Toyota Avanza', status: 'released', fee: 500_000, price: 150_000_000, name: 'Sari' },
      ...{ termsVersion: '2026-11-01', provider: 'sandbox', payBy: new Date() },
    });
    const [asked] = await orm
      .insert(leads)
      .values({
        ...{
          clientId: randomUUID(),
          kind: 'contact',
          listingId: ownId,
          accountId: user,
          owner: `account:${user}`,
        },
        ...{ askedFrom: 'test', name: 'Sari', mobile: '+6281200000009', consentVersion },
      })
      .returning();
    leadId = asked?.id ?? 0;
    const [request] = await orm
      .insert(scopeRequests)
      .values({ accountId: user, scope: 'dealer', company: 'Maju Motor' })
      .returning();
    requestId = request?.id ?? 0;
    const [warranty] = await orm
      .insert(schema.warranties)
      .values({
        ...{ number: 'G1000000001', plan: 'dasar', planName: 'Dasar', plate: 'B1234XYZ' },
        ...{ startsOn: '2026-01-01', endsOn: '2026-12-31', fromKilometers: 0, toKilometers: 100_000 },
      })
      .returning();
    const [claim] = await orm
      .insert(schema.warrantyClaims)
      .values({
        ...{ clientId: randomUUID(), accountId: user, warrantyId: warranty?.id ?? 0, consentVersion },
        ...{ happenedOn: '2026-11-01', kilometers: 50_000, description: 'Mati' },
      })
      .returning();
    claimId = claim?.id ?? 0;
    const [review] = await orm
      .insert(schema.ownerReviews)
      .values({
        accountId: callerOf('owner').account?.id ?? 0,
        ...{ kind: 'mobil', brand: 'toyota', model: 'avanza', name: 'Toyota Avanza' },
        ...{
          makeYear: 2020,
          ownedYears: 2,
          comfort: 4,
          driving: 4,
          runningCost: 4,
          reliability: 4,
          value: 4,
        },
        ...{ title: 'Irit', body: 'Lima tahun tanpa masalah', author: 'Sari', state: 'live', consentVersion },
      })
      .returning();
    reviewId = review?.id ?? 0;
    await database.announceChange();
    await callerOf('user').ask('report', { id: String(ownId), reason: 'sold', clientId: randomUUID() });
  }

  async function signIn(): Promise<void> {
    for (const [place, person] of people.entries()) {
      const scope = person === 'guest' || person === 'owner' ? 'user' : person;
      if (person !== 'guest') await callerOf(person).signIn(database, `+62812000010${place}`, scope);
    }
    await database.orm
      .insert(schema.dealerPages)
      .values({ accountId: callerOf('dealer').account?.id ?? 0, slug: dealerSlug, name: 'Maju Motor' })
      .onConflictDoNothing();
  }
  // One of the calls ends the session.
  beforeEach(signIn);

  function callerOf(person: Person): Seller {
    const caller = callers.get(person);
    if (!caller) throw new Error(`no caller for ${person}`);
    return caller;
  }

  /** The server's own route table: addresses and methods. */
  let documented: Readonly<Record<string, Record<string, unknown>>> = {};

  test('what is of agents and dealers is for them alone', () => {
    const namesOf = (caller: Caller) => names.filter((name) => endpointOf(name).who === caller).sort();
    expect(namesOf('agent')).toEqual(['agentDesk', 'askPayout', 'askSeller']);
    expect(namesOf('dealer')).toEqual(['dealerExport', 'dealerImport', 'ownDealerPage', 'saveDealerPage']);
  });

  test('what is of the staff is for staff alone', () => {
    const others = names.filter(
      (name) => endpointPaths[name].includes('/staff/') !== (endpointOf(name).who === 'staff'),
    );
    expect(others).toEqual([]);
  });

  test('every route of the server is an endpoint, or named above', () => {
    const known: string[] = [...Object.values(endpointPaths), ...beside];
    expect(Object.keys(documented).length).toBeGreaterThan(names.length);
    expect(Object.keys(documented).filter((path) => !known.includes(path))).toEqual([]);
  });

  for (const name of names) {
    test(name, async () => {
      const method = endpointOf(name).method === undefined ? 'GET' : 'POST';
      const outcomes: [Person, Outcome][] = [];
      for (const person of people) {
        // Only the session counts here; the account header of queued changes is tested elsewhere.
        const { [accountHeader]: _, ...headers } = callerOf(person).headers;
        const given = {
          ...table[name]?.fields?.(),
          ...(method === 'POST' ? { clientId: randomUUID() } : {}),
        };
        const text = new URLSearchParams(given).toString();
        const response = await api.app.inject(
          method === 'POST'
            ? {
                method,
                url: endpointPaths[name],
                headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
                payload: text,
              }
            : { method, url: `${endpointPaths[name]}?${text}`, headers },
        );
        expect(response.statusCode, `${person}: ${response.body.slice(0, 200)}`).toBeLessThan(500);
        expect(response.statusCode, `${person}: ${response.body.slice(0, 200)}`).not.toBe(400);
        outcomes.push([person, outcomeOf(response.statusCode)]);
      }
      expect(Object.fromEntries(outcomes)).toEqual(table[name]?.who ?? promised[endpointOf(name).who]);
    });
  }

  test('addresses for the operator alone answer 404 to every other caller', async () => {
    for (const path of operators) {
      for (const person of people) {
        const answer = await api.app.inject({ url: path, headers: callerOf(person).headers });
        expect(answer.statusCode, `${path} for ${person}`).toBe(404);
      }
      const headers = { authorization: `Bearer ${operatorToken}` };
      expect((await api.app.inject({ url: path, headers })).statusCode, path).toBe(200);
    }
  });

  test('every page has its row', () => {
    expect([...firstRoutes, ...laterRoutes].map(({ pattern }) => pattern).sort()).toEqual(
      Object.keys(pages).sort(),
    );
  });

  test.each(Object.entries(pages))('page %s', async (pattern, who) => {
    // A dealer's page replaces that of the seller.
    const [seller] = await database.orm
      .select({ id: schema.accounts.publicId })
      .from(schema.listings)
      .innerJoin(schema.accounts, eq(schema.accounts.id, schema.listings.userId))
      .where(and(eq(schema.listings.source, 'demo'), eq(schema.accounts.scope, 'user')))
      .limit(1);
    const path = pattern
      .replace(':slug', 'toyota-avanza-1')
      .replace(':search', 'toyota')
      .replace(':form', 'tagForm')
      .replace(':postType/*?', 'tips')
      .replace(':id', seller?.id ?? '')
      .replace(':dealer/:search', dealerSlug)
      .replace(':dealer', dealerSlug)
      .replace(':kind/:brand/:model', 'mobil/toyota/avanza')
      .replace(':kind/:brand', 'mobil/toyota')
      .replace(':kind', 'mobil')
      .replace(':brand/:model', modelOf[pattern.split('-baru')[0] ?? ''] ?? '')
      .replace(':brand', (modelOf[pattern.split('-baru')[0] ?? ''] ?? '').split('/')[0] ?? '');
    const seen = new Set<string>();
    for (const person of people) {
      const { account } = callerOf(person);
      const response = await api.app.inject({
        url: path.replace(':city', 'jakarta-selatan'),
        headers: account ? { cookie: `auth._token.local=${account.token}` } : {},
      });
      if (who === 'members' && person === 'guest') {
        expect([response.statusCode, response.headers.location], person).toEqual([303, signInPath(path)]);
        continue;
      }
      expect(response.statusCode, `${person}: ${response.body.slice(0, 200)}`).toBe(200);
      if (who === 'members') expect(response.headers['cache-control']).toBe('private, no-store');
      seen.add(response.body);
    }
    // Pages contain no visitor data: the response is the same for everyone.
    expect(seen.size).toBe(1);
  });

  test('routes beside the endpoints are the same for everybody', async () => {
    for (const path of beside.filter((path) => !path.includes('{') && !operators.includes(path))) {
      const answers = new Set<string>();
      for (const person of people) {
        const { statusCode, body } = await api.app.inject({ url: path, headers: callerOf(person).headers });
        answers.add(`${statusCode} ${body}`);
      }
      expect(answers.size, path).toBe(1);
    }
  });

  test('an uploaded photo counts as present only for its uploader', async () => {
    const owner = callerOf('owner');
    const sha = await owner.upload(await newPhoto());
    for (const person of people) {
      const { present } = await callerOf(person).ask('photosPresent', { hashes: sha });
      expect(present, person).toEqual(person === 'owner' ? [sha] : []);
    }
  });
});
