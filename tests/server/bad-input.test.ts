import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type EndpointName, endpointOf, parametersOf } from '#contract/api/endpoint-schemas.ts';
import { errorEnvelope } from '#contract/api/envelope.ts';
import { errorTable } from '#contract/api/error-table.ts';
import { machineValues } from '#contract/api/wire-values.ts';
import { type Language, languages } from '#contract/language.ts';
import { type Database, schema } from '#server/db/database.ts';
import { seedDatabase } from '#server/db/seed/seed-database.ts';
import { type ApiApp, startApi } from '#tests/support/api-app.ts';
import {
  endpointNames,
  listingOf,
  type Made,
  type Outcome,
  parametersFor,
  promisedOf,
} from '#tests/support/endpoint-site.ts';
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

/** Whose kind their schemas do not tell. */
const kinds: Readonly<Record<string, Kind>> = {
  ...{ search: 'slugs', lastFilter: 'slugs', other: 'slugs', searches: 'many slugs' },
};

function isAccepted(name: EndpointName, key: string, value: string): boolean {
  return z.safeParse(parametersOf(name).shape[key] ?? z.never(), value).success;
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

const kindsOf = (name: EndpointName): readonly (readonly [string, Kind])[] =>
  Object.keys(parametersOf(name).shape).map((key) => [key, kindOf(name, key)]);

/** Those for signed-in callers are called as the app does. */
function methodOf(name: EndpointName): 'GET' | 'POST' {
  const { method, who, isPrivate = false } = endpointOf(name);
  return method === 'POST' || (method !== undefined && (who !== 'anyone' || isPrivate)) ? 'POST' : 'GET';
}

/** What this guest is answered for valid parameters, where it is not what any guest is promised. */
const answers: Readonly<Partial<Record<EndpointName, number>>> = {
  // Of a listing of their own.
  ...{ ownListing: 200, updateListing: 200, changeStatus: 200 },
  login: 422,
  // Examples of plans are not shown in production.
  saveWarrantyLead: 422,
  // Of a review that does not exist.
  reportOwnerReview: 404,
};
const statuses = { does: 200, 'signs in first': 401, 'finds nothing': 404 } as const satisfies Record<
  Outcome,
  number
>;

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
  /** The guest's listing, a public one and one that is not. */
  let made: Made;
  let pendingId = 0;

  beforeAll(async () => {
    database = await open('reference');
    await seedDatabase(database, { demoListings: 60, onProgress: () => undefined });
    const car = { model: 'avanza', city: 'jakarta-selatan', title: 'Rahasia' };
    pendingId = await insertListing(database, { ...car, status: 'pending', publishedAt: null });
    const publicId = await insertListing(database, car);
    api = await startApi(database);
    seller = new Seller(api);
    const form = { ...(await soundForm(database)), images: await seller.upload() };
    const { listing } = await seller.ask('createListing', { ...form, clientId: randomUUID() });
    const none = 999_999_999;
    made = {
      ...{ ownId: listing.id, publicId, form, ownHash: 'none' },
      ...{ offerId: none, leadId: none, requestId: none, claimId: none, reviewId: none },
      conversationId: none,
    };
  });
  afterAll(() => api?.close());
  // The number of leads per car and address is limited.
  beforeEach(async ({ task }) => {
    if (/^save\w*Lead /.test(task.name)) await database.orm.delete(schema.leads);
  });

  const validOf = (name: EndpointName): Record<string, string> => parametersFor(name, made);

  /** A call with parameters exactly as on the wire. */
  function call(name: EndpointName, pairs: readonly (readonly [string, string])[]) {
    const text = new URLSearchParams(pairs.map(([key, value]) => [key, value])).toString();
    return methodOf(name) === 'POST'
      ? api.app.inject({
          method: 'POST',
          url: endpointOf(name).path,
          headers: { ...seller.headers, 'content-type': 'application/x-www-form-urlencoded' },
          payload: text,
        })
      : api.app.inject(`${endpointOf(name).path}?${text}`);
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

  for (const name of endpointNames) {
    const listing = listingOf(name);
    const method = methodOf(name);

    test(`${name} answers as expected`, async () => {
      const response = await call(name, Object.entries(validOf(name)));
      expect(response.statusCode, response.body.slice(0, 300)).toBe(
        answers[name] ?? statuses[promisedOf(name).guest],
      );
    });

    test(`${name} refuses what every call refuses`, async () => {
      const common = { country_code: 'xx', business_unit: 'boat', platform: long, host: 'evil.example' };
      for (const [at, [key, value]] of Object.entries(common).entries())
        await expectRefusal(name, [[key, value]], 'bad_request', key, languagesOf(at));
      const unknownLanguage = await call(name, [['lang_code', 'fr']]);
      expect(unknownLanguage.statusCode).toBe(400);
      expect(unknownLanguage.json()).toMatchObject({ errors: { lang_code: [expect.any(String)] } });
    });

    for (const [key, kind] of kindsOf(name)) {
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
    for (const name of endpointNames) {
      const keys = Object.keys(parametersOf(name).shape);
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
    const response = await call('byIds', [['ids', `${pendingId},${made.publicId},999999999`]]);
    const { data } = response.json();
    expect(data.items.map(({ id }: { id: number }) => id)).toEqual([made.publicId]);
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
        url: `${endpointOf(name).path}?lang_code=en`,
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
      for (const [key] of kindsOf(name)) {
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
    for (const name of endpointNames) {
      for (const method of ['PUT', 'DELETE', 'PATCH'] as const) {
        const response = await api.app.inject({ method, url: endpointOf(name).path });
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
