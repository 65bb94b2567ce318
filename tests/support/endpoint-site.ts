import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { accountHeader } from '#contract/account/account.ts';
import { consentVersion } from '#contract/account/consent.ts';
import type { Caller } from '#contract/api/endpoint.ts';
import { type EndpointName, endpointOf, endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { emptyArticle } from '#contract/articles/article-content.ts';
import { type Database, schema } from '#server/db/database.ts';
import { seedDatabase } from '#server/db/seed/seed-database.ts';
import { type ApiApp, startApi } from './api-app.ts';
import { newPhoto } from './new-photo.ts';
import { Seller, soundForm } from './sellers.ts';

/*
 * For tests that go through all endpoints: a site with every kind of caller, and valid parameters of each endpoint.
 */

export const people = ['guest', 'user', 'owner', 'dealer', 'agent', 'staff'] as const;
export type Person = (typeof people)[number];
/** `does`: the call is processed, whether or not its fields are valid. */
export type Outcome = 'does' | 'signs in first' | 'finds nothing';

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
  /** Valid values of its parameters, except for `listing`. */
  readonly fields?: (made: Made) => Readonly<Record<string, string>>;
  /** Its parameter that is the id of a public listing. */
  readonly listing?: string;
};

export const dealerSlug = 'maju-motor';

/** The owner's listing, what others sent about it, and the fields of a car. */
export type Made = {
  readonly ownId: number;
  /** One that everybody sees. */
  readonly publicId: number;
  readonly ownHash: string;
  readonly offerId: number;
  readonly leadId: number;
  readonly requestId: number;
  readonly claimId: number;
  readonly reviewId: number;
  /** Of `user` with `owner`, reported. */
  readonly conversationId: number;
  readonly form: Readonly<Record<string, string>>;
};
const own = ({ ownId }: Made) => ({ id: String(ownId), revision: '1' });
let leadCount = 0;
/** A new number for each call: the number of leads per number is limited. */
const lead = () => ({
  name: 'Sari',
  mobile: `0813${String(10_000_000 + leadCount++)}`,
  consent: consentVersion,
});
const otherMobile = () => ({ mobile: '081200000009' });

const table: Readonly<Partial<Record<EndpointName, Row>>> = {
  similar: { listing: 'id' },
  seller: { who: allOf('finds nothing'), fields: () => ({ id: 'unknown-seller-id' }) },

  dealerPage: { who: allOf('finds nothing'), fields: () => ({ dealer: 'unknown-dealer' }) },
  deals: { fields: () => ({ dealer: 'unknown-dealer' }) },
  rateDeal: { who: notFound, fields: (made) => ({ listingId: String(made.ownId), stars: '5' }) },

  askSeller: { fields: () => ({ ...otherMobile(), name: 'Sari' }) },

  answerAgent: { who: notFound, fields: () => ({ id: '999999', isAgreed: '1' }) },
  askPayout: { fields: () => ({ amount: '100000' }) },

  staffSettlePayout: { who: notFound, fields: () => ({ id: '999999', isPaid: '1' }) },
  comparedCars: { listing: 'id' },
  crossSale: { listing: 'id' },
  view: { listing: 'id' },
  viewEs: { listing: 'id' },
  viewEsV1: { listing: 'id' },
  byIds: { fields: () => ({ ids: '1,2' }) },
  lastSearch: { fields: () => ({ searches: 'toyota' }) },

  modelOverview: { fields: () => ({ modelId: '1' }) },
  modelFeatures: { fields: () => ({ modelId: '1' }) },
  countViews: { fields: () => ({ views: '1:2026-11-20,2:2026-11-21' }) },
  sendEvents: {
    fields: () => ({ batch: randomUUID(), events: '[{"at":1,"event":{"name":"app_installed"}}]' }),
  },
  report: { fields: () => ({ reason: 'sold' }), listing: 'id' },
  otp: { fields: () => ({ mobile: '081200000001' }) },
  login: { fields: () => ({ mobile: '081200000001', otp: '000000' }) },

  stockLimit: { fields: () => ({ mobile: '081200000001' }) },
  checkMobile: { fields: () => ({ mobile: '081200000001' }) },

  sellModels: { fields: () => ({ brandId: '1' }) },
  sellVariants: { fields: () => ({ modelId: '1' }) },

  recommendedPrice: { fields: () => ({ modelId: '1', makeYear: '2019' }) },
  photosPresent: { fields: () => ({ hashes: 'a'.repeat(64) }) },
  createListing: { fields: ({ form }) => form },

  ownListing: { who: ownersAlone, fields: own },
  sitePage: { fields: () => ({ name: 'about' }) },

  contentList: { fields: () => ({ postType: 'tips', categorySlug: 'car' }) },
  contentDetail: { who: allOf('finds nothing'), fields: () => ({ slug: 'tidak-ada' }) },
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
  districts: { fields: () => ({ city: '3273' }) },
  saveOutletLead: {
    who: allOf('finds nothing'),
    fields: () => ({ ...lead(), id: '999999', kind: 'quote', categoryId: '1' }),
  },
  findVariants: { fields: () => ({ categoryId: '1', q: 'avanza' }) },
  comparisonPairs: { fields: () => ({ categoryId: '1' }) },
  modification: { fields: () => ({ categoryId: '1', brand: 'toyota', model: 'avanza' }) },
  breakdownHelp: { fields: () => ({ categoryId: '1' }) },
  sendSupportMessage: {
    fields: () => ({
      ...otherMobile(),
      topic: 'ad',
      name: 'Sari',
      message: 'Iklan saya belum tayang.',
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

  sendOffer: { fields: (made) => ({ listingId: String(made.ownId), amount: '150000000' }) },
  changeOffer: {
    who: bothSides,
    fields: (made) => ({ id: String(made.offerId), action: 'withdraw', revision: '1' }),
  },

  sendMessage: {
    who: { ...members, owner: 'finds nothing' },
    fields: (made) => ({ listingId: String(made.ownId), kind: 'text', text: 'Masih ada?' }),
  },
  thread: { who: bothSides, fields: (made) => ({ conversationId: String(made.conversationId) }) },
  noteConversation: {
    who: bothSides,
    fields: (made) => ({ conversationId: String(made.conversationId), read: '1' }),
  },
  reportConversation: {
    who: bothSides,
    fields: (made) => ({ conversationId: String(made.conversationId), reason: 'spam' }),
  },
  staffConversation: { fields: (made) => ({ conversationId: String(made.conversationId) }) },
  staffJudgeConversation: {
    fields: (made) => ({ conversationId: String(made.conversationId), verdict: 'dismiss' }),
  },

  bookingTerms: { fields: (made) => ({ listingId: String(made.ownId) }) },
  createOrder: {
    fields: (made) => ({ listingId: String(made.ownId), name: 'Sari', fee: '1', termsVersion: '1' }),
  },
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

  staffListing: { fields: (made) => ({ id: String(made.ownId) }) },
  staffDecide: { fields: (made) => ({ ...own(made), decision: 'approve' }) },
  staffFeature: { fields: (made) => ({ id: String(made.ownId), isFeatured: '1' }) },

  staffJudgeReports: { fields: (made) => ({ id: String(made.ownId), upTo: '999', isUpheld: '0' }) },
  staffAccount: { fields: () => ({ mobile: '08120000101' }) },
  staffSuspend: { fields: () => ({ mobile: '08120000104', isSuspended: '0' }) },

  staffDecideScope: { fields: (made) => ({ id: String(made.requestId), isGranted: '0' }) },

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
  sellerDetail: { fields: (made) => ({ carIdHash: made.ownHash }) },

  changeLead: { who: sellerAlone, fields: (made) => ({ id: String(made.leadId), state: 'seen' }) },
  saveLead: { fields: () => ({ ...lead(), kind: 'contact', message: 'Masih ada?' }), listing: 'id' },
  saveFinanceLead: {
    fields: () => ({ ...lead(), price: '150000000', downPayment: '37500000', months: '36' }),
    listing: 'id',
  },
  saveInsuranceLead: {
    fields: () => ({ ...lead(), price: '150000000', cover: 'comprehensive' }),
    listing: 'id',
  },

  saveWarrantyLead: { fields: () => ({ ...lead(), plan: 'dasar' }) },
  saveWarrantyClaim: {
    fields: () => ({
      ...{ consent: consentVersion, number: 'G1000000001', plate: 'B 1234 XYZ' },
      ...{ happenedOn: '2026-11-01', kilometers: '50000', description: 'Mesin mati di jalan tol.' },
    }),
  },

  staffChangeClaim: { fields: (made) => ({ id: String(made.claimId), state: 'checking' }) },
  staffIssueWarranty: {
    fields: () => ({ plan: 'dasar', plate: 'B 1234 XYZ', kilometers: '50000', startsOn: '2026-11-01' }),
  },

  contestAds: { who: notFound, fields: () => ({ contest: 'none' }) },
  enterContest: { who: notFound, fields: (made) => ({ contest: 'none', id: String(made.ownId) }) },

  staffPickWinner: {
    who: notFound,
    fields: (made) => ({ contest: 'none', id: String(made.ownId), place: '1' }),
  },

  ownerReviews: { fields: () => ({ kind: 'mobil', brand: 'toyota', model: 'avanza' }) },
  reviewVehicles: { fields: () => ({ categoryId: '1' }) },
  saveOwnerReview: { fields: () => ({ consent: consentVersion, title: 'Irit' }) },

  reportOwnerReview: { fields: (made) => ({ id: String(made.reviewId), reason: 'other' }) },

  staffDecideReview: {
    fields: (made) => ({ id: String(made.reviewId), revision: '1', decision: 'approve' }),
  },
  // Last of the reviews: the rows above need one.
  deleteOwnerReview: { who: sellerAlone, fields: (made) => ({ id: String(made.reviewId) }) },
  tradePage: { fields: () => ({ page: 'mobil' }) },
  saveTradeLead: {
    fields: (made) => ({
      ...{ ...lead(), page: 'mobil', brandName: 'Timor', modelName: 'S515i', makeYear: '1998' },
      ...{ kilometerDriven: '150000', cityId: made.form.cityId ?? '' },
    }),
    listing: 'id',
  },
  // Must be last: they change or delete the listing.
  updateListing: { who: ownersAlone, fields: own },
  changeStatus: { who: ownersAlone, fields: ({ ownId }) => ({ id: String(ownId), change: 'remove' }) },
  deleteAccount: { fields: () => ({ confirm: 'delete' }) },
};

const isNamed = (name: string): name is EndpointName => name in endpointSchemas;
/** Those with a row in its order, at the end: some of them change or delete what others need. */
export const endpointNames = [
  ...Object.keys(endpointSchemas).filter((name) => !(name in table)),
  ...Object.keys(table),
].filter(isNamed);

/** Its parameter that is the id of a public listing, if it has one. */
export const listingOf = (name: EndpointName): string | undefined => table[name]?.listing;

/** Valid parameters of an endpoint, for a call of its own. */
export function parametersFor(name: EndpointName, made: Made): Record<string, string> {
  const { fields, listing } = table[name] ?? {};
  return {
    ...fields?.(made),
    ...(listing === undefined ? {} : { [listing]: String(made.publicId) }),
    ...(endpointOf(name).once ? { clientId: randomUUID() } : {}),
  };
}

/** What an endpoint answers each kind of caller for its valid parameters. */
export const promisedOf = (name: EndpointName): Who => table[name]?.who ?? promised[endpointOf(name).who];

/** One whose call is processed, and rather not refused for what it is about. */
export function callerFor(name: EndpointName): Person {
  const promised = promisedOf(name);
  return (['dealer', ...people.slice(1)] as const).find((person) => promised[person] === 'does') ?? 'user';
}

/** An offer, an order, a lead, a report and a scope request concerning the owner's public car. */
async function addWhatOthersMade(
  database: Database,
  ownId: number,
  callerOf: (person: Person) => Seller,
): Promise<Omit<Made, 'ownId' | 'publicId' | 'form'>> {
  const { listings, leads, offers, scopeRequests } = schema;
  const { orm } = database;
  const user = callerOf('user').account?.id ?? 0;
  const [car] = await orm
    .update(listings)
    .set({ status: 'live', mobileVerified: true, publishedAt: new Date() })
    .where(eq(listings.id, ownId))
    .returning();
  const [offer] = await orm
    .insert(offers)
    .values({
      ...{ clientId: randomUUID(), listingId: ownId, buyerId: user, status: 'sent', amount: 150_000_000 },
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    .returning();
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
  const [conversation] = await orm
    .insert(schema.conversations)
    .values({ listingId: ownId, buyerId: user, sellerId: callerOf('owner').account?.id ?? 0, lastSeq: 1 })
    .returning();
  await orm.insert(schema.conversationMessages).values({
    ...{ conversationId: conversation?.id ?? 0, seq: 1, by: 'buyer', authorId: user },
    ...{ clientId: randomUUID(), kind: 'text', text: 'Masih ada?' },
  });
  await orm
    .insert(schema.conversationReports)
    .values({ conversationId: conversation?.id ?? 0, by: 'seller', reason: 'spam' });
  const [request] = await orm
    .insert(scopeRequests)
    .values({ accountId: user, scope: 'dealer', company: 'Maju Motor' })
    .returning();
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
      ...{ accountId: user, warrantyId: warranty?.id ?? 0, consentVersion },
      ...{ happenedOn: '2026-11-01', kilometers: 50_000, description: 'Mati' },
    })
    .returning();
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
  await database.announceChange();
  await callerOf('user').ask('report', { id: String(ownId), reason: 'sold', clientId: randomUUID() });
  return {
    ownHash: car?.carIdHash ?? '',
    offerId: offer?.id ?? 0,
    leadId: asked?.id ?? 0,
    requestId: request?.id ?? 0,
    claimId: claim?.id ?? 0,
    reviewId: review?.id ?? 0,
    conversationId: conversation?.id ?? 0,
  };
}

export type EndpointSite = {
  readonly api: ApiApp;
  callerOf(person: Person): Seller;
  /** Signs everybody in, also after a call that ended a session. */
  signIn(): Promise<void>;
  /** Valid parameters of an endpoint, for a call of its own. */
  parametersOf(name: EndpointName): Record<string, string>;
  /** Calls an endpoint, with valid parameters if none are given. */
  call(
    name: EndpointName,
    person: Person,
    from?: { readonly remoteAddress: string },
    parameters?: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse>;
};

/** The caller closes its `api`. */
export async function openEndpointSite(database: Database): Promise<EndpointSite> {
  await seedDatabase(database, { demoListings: 5, onProgress: () => undefined });
  const api = await startApi(database);
  const callers = new Map(people.map((person) => [person, new Seller(api)]));

  function callerOf(person: Person): Seller {
    const caller = callers.get(person);
    if (!caller) throw new Error(`no caller for ${person}`);
    return caller;
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

  await signIn();
  const photo = await newPhoto();
  // Another car with it can be advertised by either.
  const [images] = await Promise.all([callerOf('owner').upload(photo), callerOf('dealer').upload(photo)]);
  const form = { ...(await soundForm(database)), mobile: '+6281200001002', images };
  const first = await callerOf('owner').ask('createListing', { ...form, clientId: randomUUID() });
  const ownId = first.listing.id;
  const made: Made = {
    ownId,
    publicId: ownId,
    form,
    ...(await addWhatOthersMade(database, ownId, callerOf)),
  };

  return {
    api,
    callerOf,
    signIn,
    parametersOf: (name) => parametersFor(name, made),
    async call(name, person, from = { remoteAddress: '127.0.0.1' }, parameters = parametersFor(name, made)) {
      const method = endpointOf(name).method === undefined ? 'GET' : 'POST';
      // Only the session counts here; the account header of queued changes is tested elsewhere.
      const { [accountHeader]: _, ...headers } = callerOf(person).headers;
      const text = new URLSearchParams(parameters).toString();
      return await api.app.inject(
        method === 'POST'
          ? {
              ...{ method, url: endpointOf(name).path, payload: text, ...from },
              headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
            }
          : { method, url: `${endpointOf(name).path}?${text}`, headers, ...from },
      );
    },
  };
}
