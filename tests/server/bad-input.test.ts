import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type EndpointName, endpointOf, endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { endpointPaths } from '#contract/api/endpoints.ts';
import { errorEnvelope } from '#contract/api/envelope.ts';
import { errorTable } from '#contract/api/error-table.ts';
import { machineValues } from '#contract/api/wire-values.ts';
import { type Language, languages } from '#contract/language.ts';
import { type Database, schema } from '#server/db/database.ts';
import { seedDatabase } from '#server/db/seed/seed-database.ts';
import { type ApiApp, startApi } from '#tests/support/api-app.ts';
import { Seller, soundForm } from '#tests/support/sellers.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';

/*
 * Invalid values for every parameter of every endpoint of the contract, by what its schema accepts.
 */

/** What a parameter is, which determines its invalid values. */
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
const long = 'x'.repeat(10_000);

type Row = {
  /** Valid parameters; a function where they depend on a seller's listing. */
  readonly valid?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>);
  /** What a guest is answered for valid parameters, where it is not 200, or 401 as declared. */
  readonly answers?: number;
  /** Parameters that contain a listing id. */
  readonly listing?: string;
};

/** Whose kind their schemas do not tell. */
const kinds: Readonly<Record<string, Kind>> = {
  ...{ search: 'slugs', lastFilter: 'slugs', other: 'slugs', searches: 'many slugs' },
};

function isAccepted(name: EndpointName, key: string, value: string): boolean {
  return z.safeParse(endpointOf(name).query().shape[key] ?? z.never(), value).success;
}

/** By what the schema of a parameter accepts. */
function kindOf(name: EndpointName, key: string): Kind {
  const { who } = endpointOf(name);
  const accepts = (value: string) => isAccepted(name, key, value);
  if (accepts('1') && accepts('2') && !accepts('0') && !accepts('9'.repeat(20)))
    return accepts('1,2') ? 'id list' : 'number';
  if (who === 'anyone' && kinds[key]) return kinds[key];
  if (name === 'faqByCity' && key === 'city') return 'place';
  if (!accepts('x')) return 'choice';
  if (!accepts('T')) return 'name of an address';
  return accepts(long) ? 'file' : 'text';
}

const parametersOf = (name: EndpointName): readonly (readonly [string, Kind])[] =>
  Object.keys(endpointOf(name).query().shape).map((key) => [key, kindOf(name, key)]);

/** Those for signed-in callers are called as the app does. */
function methodOf(name: EndpointName): 'GET' | 'POST' {
  const { method, who, isPrivate = false } = endpointOf(name);
  return method === 'POST' || (method !== undefined && (who !== 'anyone' || isPrivate)) ? 'POST' : 'GET';
}

let liveId = 0;
let pendingId = 0;
/** A guest's listings: one to create, one to edit, one to change. */
let sellForm: Readonly<Record<string, string>> = {};
const ownIds = { edited: 0, changed: 0 };
let leadCount = 0;
/** A new number for each call: the number of listings per number is limited. */
const soundLead = () => ({
  name: 'Sari',
  mobile: `0813${String(10_000_000 + leadCount++)}`,
  consent: '2026-11-22',
});

/** Of no order. */
const orderReference = 'LJ-0000000000000000';

const rows: Readonly<Partial<Record<EndpointName, Row>>> = {
  sendSupportMessage: {
    valid: {
      topic: 'ad',
      name: 'Sari',
      mobile: '081234567890',
      message: 'Iklan saya belum tayang.',
      consent: '2026-11-22',
    },
  },

  switchNotification: { valid: { kind: 'search-news', way: 'push', isOn: '0' } },

  subscribePush: {
    valid: {
      endpoint: 'https://fcm.googleapis.com/a',
      p256dh: 'A'.repeat(87),
      auth: 'A'.repeat(22),
      language: 'id',
    },
  },
  unsubscribePush: { valid: { endpoint: 'https://fcm.googleapis.com/a' } },
  contentList: { valid: { postType: 'tips', categorySlug: 'car' } },

  contentDetail: { valid: { slug: 'tidak-ada' }, answers: 404 },
  contentCountView: { valid: { postId: '1' } },

  sitePage: { valid: { name: 'about' } },
  newVehicles: { valid: { categoryId: '2' } },
  outlets: { valid: { categoryId: '1', list: 'sales' } },
  modelExtra: { valid: { categoryId: '1', brand: 'toyota', model: 'avanza', extra: 'promo' } },
  nearestService: { valid: { categoryId: '1', city: 'bandung' } },
  saveOutletLead: {
    valid: () => ({ ...soundLead(), id: '999999', kind: 'quote', categoryId: '1' }),
    answers: 404,
  },
  newVehicleList: { valid: { categoryId: '1', list: 'latest' } },
  countModelView: { valid: { model: 'mobil/toyota/avanza' } },
  awaitedModels: { valid: { ids: 'mobil/toyota/avanza' } },
  newModel: { valid: { categoryId: '1', brand: 'toyota', model: 'avanza' } },
  creditPage: { valid: { page: 'simulation-new-car' } },
  insurancePage: { valid: { page: 'motor' } },

  creditGuide: { valid: { page: 'guide-multipurpose' } },

  findVariants: { valid: { categoryId: '1' } },
  comparisonPairs: { valid: { categoryId: '1' } },
  modification: { valid: { categoryId: '1', brand: 'toyota', model: 'avanza' } },
  breakdownHelp: { valid: { categoryId: '4' } },

  similar: { listing: 'id' },
  seller: { valid: { id: 'unknown-seller-id' }, answers: 404 },

  dealerPage: { valid: { dealer: 'unknown-dealer' }, answers: 404 },
  deals: { valid: { dealer: 'unknown-dealer' } },
  rateDeal: { valid: { listingId: '1', stars: '5' } },

  saveDealerPage: { valid: { revision: '1', name: 'Maju Motor', about: '', address: '' } },

  staffVerifyDealer: { valid: { dealer: 'unknown-dealer', isVerified: '1' } },

  staffHideRating: { valid: { id: '1', isHidden: '1' } },

  askSeller: { valid: { name: 'Sari', mobile: '081234567890' } },

  answerAgent: { valid: { id: '1', isAgreed: '1' } },
  askPayout: { valid: { amount: '100000' } },

  staffSettlePayout: { valid: { id: '1', isPaid: '1' } },
  comparedCars: { listing: 'id' },
  crossSale: { listing: 'id' },
  view: { listing: 'id' },
  viewEs: { listing: 'id' },
  viewEsV1: { listing: 'id' },
  byIds: { valid: { ids: '1,2' } },
  lastSearch: { valid: { searches: 'toyota' } },

  modelOverview: { valid: { modelId: '1' } },
  modelFeatures: { valid: { modelId: '1' } },
  countViews: { valid: { views: '1:2026-11-20,2:2026-11-21' } },
  sendEvents: {
    valid: () => ({ batch: randomUUID(), events: '[{"at":1,"event":{"name":"app_installed"}}]' }),
  },
  report: { valid: { reason: 'sold' }, listing: 'id' },
  otp: { valid: { mobile: '081234567890' } },
  login: { valid: { mobile: '081234567890', otp: '123456' }, answers: 422 },

  endSession: { valid: { id: '0123456789abcdef' } },

  requestScope: { valid: { scope: 'dealer', company: 'Maju Motor' } },
  blockAccount: { valid: { id: 'x'.repeat(22) } },
  unblockAccount: { valid: { id: 'x'.repeat(22) } },

  mergeCollections: { valid: { favourites: '[]' } },
  giveConsent: { valid: { version: '2026-11-22' } },

  stockLimit: { valid: { mobile: '081234567890' } },
  checkMobile: { valid: { mobile: '081234567890' } },

  sellModels: { valid: { brandId: '1' } },
  sellVariants: { valid: { modelId: '1' } },

  recommendedPrice: { valid: { modelId: '1', makeYear: '2019' } },
  photosPresent: { valid: { hashes: 'a'.repeat(64) } },
  createListing: { valid: () => sellForm },
  updateListing: { valid: () => ({ id: String(ownIds.edited), revision: '1', price: '150000000' }) },
  changeStatus: { valid: () => ({ id: String(ownIds.changed), change: 'remove' }) },

  ownListing: { valid: () => ({ id: String(ownIds.edited) }) },
  sendOffer: { valid: { listingId: '1', amount: '150000000' } },
  changeOffer: { valid: { id: '1', action: 'accept', revision: '1' } },

  bookingTerms: { valid: { listingId: '1' } },
  createOrder: { valid: { listingId: '1', name: 'Sari', fee: '500000', termsVersion: '2026-11-01' } },
  paymentDetail: { valid: { id: orderReference } },

  changeOrder: { valid: { id: orderReference, action: 'cancel' } },

  staffOrder: { valid: { id: orderReference } },
  staffChangeOrder: { valid: { id: orderReference, action: 'refund', note: 'Mobil tidak sesuai' } },
  dealerImport: { valid: { csv: 'brandName,makeYear,price' } },

  staffListing: { valid: { id: '1' } },
  staffDecide: { valid: { id: '1', revision: '1', decision: 'approve', reasons: 'wrong_facts' } },
  staffFeature: { valid: { id: '1', isFeatured: '1' } },

  staffJudgeReports: { valid: { id: '1', upTo: '1', isUpheld: '1' } },
  staffAccount: { valid: { mobile: '081234567890' } },
  staffSuspend: { valid: { mobile: '081234567890', isSuspended: '1' } },

  staffDecideScope: { valid: { id: '1', isGranted: '1' } },

  staffTable: { valid: { name: 'lenders' } },
  staffTableHistory: { valid: { name: 'lenders' } },
  staffChangeTable: { valid: { name: 'lenders', revision: '0', edits: '[]' } },

  staffArticle: { valid: { id: '1' } },
  staffSaveArticle: { valid: { id: '1', revision: '0', content: '{}' } },
  staffPublishArticle: { valid: { id: '1', revision: '0', step: 'publish' } },
  staffArticleHistory: { valid: { id: '1' } },
  staffArticleRevision: { valid: { id: '1', revision: '1' } },
  staffArticlePreview: { valid: { language: 'id', content: 'Isi' } },

  staffAddArticleTag: { valid: { nameId: 'Ban', nameEn: 'Tyres' } },

  sellerDetail: { valid: { carIdHash: 'none' } },

  changeLead: { valid: { id: '1', state: 'seen' } },
  saveLead: { valid: () => ({ ...soundLead(), kind: 'contact', message: 'Masih ada?' }), listing: 'id' },
  saveFinanceLead: {
    valid: () => ({ ...soundLead(), price: '150000000', downPayment: '37500000', months: '36' }),
    listing: 'id',
  },
  saveInsuranceLead: {
    valid: () => ({ ...soundLead(), price: '150000000', cover: 'comprehensive' }),
    listing: 'id',
  },

  saveWarrantyLead: {
    // Examples of plans are not shown in production.
    valid: () => ({ ...soundLead(), plan: 'dasar' }),
    answers: 422,
  },
  saveWarrantyClaim: { valid: { consent: '2026-11-22', number: 'G1234567890', plate: 'B 1234 XYZ' } },

  contestAds: { valid: { contest: 'none' } },
  enterContest: { valid: { contest: 'none', id: '1' } },

  staffPickWinner: { valid: { contest: 'none', id: '1' } },
  ownerReviews: { valid: { kind: 'mobil', brand: 'toyota', model: 'avanza' } },
  reviewVehicles: { valid: { categoryId: '1' } },
  saveOwnerReview: { valid: { consent: '2026-11-22', kind: 'mobil', brand: 'toyota', model: 'avanza' } },
  deleteOwnerReview: { valid: { id: '1' } },

  reportOwnerReview: { valid: { id: '1', reason: 'other' }, answers: 404 },

  staffDecideReview: { valid: { id: '1', revision: '1', decision: 'approve' } },

  staffChangeClaim: { valid: { id: '1', state: 'checking' } },
  staffIssueWarranty: { valid: { plan: 'dasar', startsOn: '2026-11-01' } },
  tradePage: { valid: { page: 'motor' } },
  saveTradeLead: {
    valid: () => ({
      ...{ ...soundLead(), page: 'mobil', brandName: 'Timor', modelName: 'S515i', makeYear: '1998' },
      ...{ kilometerDriven: '150000', cityId: sellForm.cityId ?? '' },
    }),
    listing: 'id',
  },
  // Must be last: it deletes data that other calls need.
  deleteAccount: { valid: { confirm: 'delete' } },
};
/** Those with a row in its order, at the end: some of them change or delete what others need. */
const names = [
  ...Object.keys(endpointSchemas).filter((name) => !(name in rows)),
  ...Object.keys(rows),
].filter((name): name is EndpointName => name in endpointSchemas);

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

  function validOf(name: EndpointName): Record<string, string> {
    const { valid, listing } = rows[name] ?? {};
    return {
      ...(typeof valid === 'function' ? valid() : valid),
      ...(listing ? { [listing]: String(liveId) } : {}),
      ...(methodOf(name) === 'POST' ? { clientId: randomUUID() } : {}),
    };
  }

  /** A call with parameters exactly as on the wire. */
  function call(name: EndpointName, pairs: readonly (readonly [string, string])[]) {
    const text = new URLSearchParams(pairs.map(([key, value]) => [key, value])).toString();
    return methodOf(name) === 'POST'
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
    const kept = Object.entries(validOf(name)).filter(([key]) => !changed.has(key));
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
    const kept = Object.entries(validOf(name)).filter(([other]) => other !== key);
    const [without, empty] = [await call(name, kept), await call(name, [...kept, [key, '']])];
    expect(empty.statusCode, `${name}?${key}=`).toBe(without.statusCode);
  }

  async function expectNoFault(name: EndpointName, key: string, value: string): Promise<void> {
    const kept = Object.entries(validOf(name)).filter(([other]) => other !== key);
    const response = await call(name, [...kept, [key, value]]);
    expect(response.statusCode, `${name}?${key}=${JSON.stringify(value)}`).toBeLessThan(500);
  }

  for (const name of names) {
    const { listing, answers = endpointOf(name).who === 'anyone' ? 200 : 401 } = rows[name] ?? {};
    const method = methodOf(name);

    test(`${name} answers as expected`, async () => {
      const response = await call(name, Object.entries(validOf(name)));
      expect(response.statusCode, response.body.slice(0, 300)).toBe(answers);
    });

    test(`${name} refuses what every call refuses`, async () => {
      const common = { country_code: 'xx', business_unit: 'boat', platform: long, host: 'evil.example' };
      for (const [at, [key, value]] of Object.entries(common).entries())
        await expectRefusal(name, [[key, value]], 'bad_request', key, languagesOf(at));
      const unknownLanguage = await call(name, [['lang_code', 'fr']]);
      expect(unknownLanguage.statusCode).toBe(400);
      expect(unknownLanguage.json()).toMatchObject({ errors: { lang_code: [expect.any(String)] } });
    });

    for (const [key, kind] of parametersOf(name)) {
      test(`${name} names ${key} as invalid`, async () => {
        // Where a form may leave a field empty, it is no choice.
        const values = refused[kind].filter((value) => value !== '' || !isAccepted(name, key, ''));
        for (const [at, value] of values.entries())
          if (value === '' && method !== 'POST') await expectIgnored(name, key);
          else await expectRefusal(name, [[key, value]], 'bad_request', key, languagesOf(at));
        const field = kind === 'slugs' ? 'search' : key;
        // A guest is not told of names in what is for others.
        const unknownNames = endpointOf(name).who === 'anyone' ? unknown[kind] : undefined;
        for (const [at, value] of (unknownNames ?? []).entries())
          await expectRefusal(name, [[key, value]], 'not_found', field, languagesOf(at));
        for (const value of odd) await expectNoFault(name, key, value);
      });

      if (kind === 'text' && method === 'POST' && !machineValues.has(key))
        test(`${name} refuses a national id in ${key}`, async () => {
          for (const value of ['3174092112900001', 'NIK 3174 0921 1290 0001 ya', '317409.211290.OOO1']) {
            const kept = Object.entries(validOf(name)).filter(([other]) => other !== key);
            const response = await call(name, [...kept, [key, value], ['lang_code', 'en']]);
            // Invalid anyway if no text may be this long.
            expect([400, 422], `${name} ${value}`).toContain(response.statusCode);
            expect(Object.keys(response.json().errors)).toContain(key);
          }
        });

      test(`${name} accepts ${key} once, and no list of it`, async () => {
        const value = validOf(name)[key] ?? '1';
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
          ...Object.entries({ ...validOf(name), [listing]: String(pendingId) }),
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
      const keys = Object.keys(endpointOf(name).query().shape);
      const given = fc.dictionary(
        keys.length > 0 ? fc.constantFrom(...keys) : fc.stringMatching(/^[a-z]{1,9}$/),
        anyValue,
        { maxKeys: 6, noNullPrototype: true },
      );
      await fc.assert(
        fc.asyncProperty(given, fc.boolean(), async (values, isElseValid) => {
          const kept = isElseValid ? validOf(name) : {};
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
      for (const [key] of parametersOf(name)) {
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
