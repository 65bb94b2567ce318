import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { laterRoutes } from '#app/later-routes.ts';
import { firstRoutes } from '#app/routes.ts';
import { signInPath } from '#contract/account/account-paths.ts';
import type { Caller } from '#contract/api/endpoint.ts';
import { endpointOf, endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { inboxStreamPath } from '#contract/conversations/inbox-stream.ts';
import { type Database, schema } from '#server/db/database.ts';
import { operatorToken } from '#tests/support/api-app.ts';
import {
  dealerSlug,
  type EndpointSite,
  endpointNames,
  type Outcome,
  openEndpointSite,
  type Person,
  people,
  promisedOf,
} from '#tests/support/endpoint-site.ts';
import { newPhoto } from '#tests/support/new-photo.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

/*
 * Permissions: every kind of caller for every endpoint (docs/product.md#roles), as its declaration promises.
 */

const statuses: Readonly<Record<number, Outcome>> = { 401: 'signs in first', 404: 'finds nothing' };
const outcomeOf = (status: number): Outcome => statuses[status] ?? 'does';

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

/** Streams of an account, which do not end: guests sign in first. */
const streams: readonly string[] = [inboxStreamPath];

/** Addresses for the operator only. */
const operators: readonly string[] = ['/api/openapi.json', '/metrics'];

/** A new model of each kind. */
const modelOf: Readonly<Record<string, string>> = {
  '/mobil': 'toyota/avanza',
  '/motor': 'honda/beat',
  '/truk': 'hino/115hd',
  '/motor-roda-tiga': 'viar/karya-200',
};

/** Addresses whose pages are for members, but for those that lead to an account or away from it. */
const personal = /^\/(?:myaccount|ovb|user|mobil-bekas\/user)(?:\/|$)/;
const forGuests: readonly string[] = [
  ...['/myaccount/signin', '/ovb/user-login', '/myaccount/logout'],
  // Data a device has without an account.
  '/myaccount/data',
];
const isForMembers = (pattern: string): boolean => personal.test(pattern) && !forGuests.includes(pattern);

const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

describe('permissions', () => {
  const open = onOneEngine();
  let database: Database;
  let site: EndpointSite;

  beforeAll(async () => {
    database = await open('reference');
    site = await openEndpointSite(database);
    documented = z.parse(
      document,
      (
        await site.api.app.inject({
          url: '/api/openapi.json',
          headers: { authorization: `Bearer ${operatorToken}` },
        })
      ).json(),
    ).paths;
  });
  afterAll(() => site?.api.close());

  // One of the calls ends the session.
  beforeEach(() => site.signIn());

  /** The server's own route table: addresses and methods. */
  let documented: Readonly<Record<string, Record<string, unknown>>> = {};

  test('what is of agents and dealers is for them alone', () => {
    const namesOf = (caller: Caller) =>
      endpointNames.filter((name) => endpointOf(name).who === caller).sort();
    expect(namesOf('agent')).toEqual(['agentDesk', 'askPayout', 'askSeller']);
    expect(namesOf('dealer')).toEqual(['dealerExport', 'dealerImport', 'ownDealerPage', 'saveDealerPage']);
  });

  test('what is of the staff is for staff alone', () => {
    const others = endpointNames.filter(
      (name) => endpointOf(name).path.includes('/staff/') !== (endpointOf(name).who === 'staff'),
    );
    expect(others).toEqual([]);
  });

  test('every route of the server is an endpoint, or named above', () => {
    const known: string[] = [
      ...Object.values(endpointSchemas).map(({ path }) => path),
      ...beside,
      ...streams,
    ];
    expect(Object.keys(documented).length).toBeGreaterThan(endpointNames.length);
    expect(Object.keys(documented).filter((path) => !known.includes(path))).toEqual([]);
  });

  for (const name of endpointNames) {
    test(name, async () => {
      const outcomes: [Person, Outcome][] = [];
      for (const person of people) {
        const response = await site.call(name, person);
        expect(response.statusCode, `${person}: ${response.body.slice(0, 200)}`).toBeLessThan(500);
        expect(response.statusCode, `${person}: ${response.body.slice(0, 200)}`).not.toBe(400);
        outcomes.push([person, outcomeOf(response.statusCode)]);
      }
      expect(Object.fromEntries(outcomes)).toEqual(promisedOf(name));
    });
  }

  test.each(streams)('%s is for accounts', async (url) => {
    expect((await site.api.app.inject({ url })).statusCode).toBe(401);
  });

  test('addresses for the operator alone answer 404 to every other caller', async () => {
    for (const path of operators) {
      for (const person of people) {
        const answer = await site.api.app.inject({ url: path, headers: site.callerOf(person).headers });
        expect(answer.statusCode, `${path} for ${person}`).toBe(404);
      }
      const headers = { authorization: `Bearer ${operatorToken}` };
      expect((await site.api.app.inject({ url: path, headers })).statusCode, path).toBe(200);
    }
  });

  const symptomOf: Readonly<Record<string, string>> = {
    'bantuan-kerusakan-mobil': 'kecelakaan',
    'bantuan-kerusakan-motor': 'kecelakaan',
    'bantuan-kerusakan-truk': 'lampu-oli',
    'bantuan-kerusakan-motor-roda-tiga': 'banjir',
  };
  const patterns = [...firstRoutes, ...laterRoutes].map(({ pattern }) => pattern);
  test('pages for guests among those of an account are served', () => {
    expect(patterns).toEqual(expect.arrayContaining([...forGuests]));
  });

  test.each(patterns)('page %s', async (pattern) => {
    const isMembers = isForMembers(pattern);
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
      .replace(':brand', (modelOf[pattern.split('-baru')[0] ?? ''] ?? '').split('/')[0] ?? '')
      .replace(':contest', 'foto-terbaik')
      .replace(':city', 'jakarta-selatan')
      .replace(':thread', '1')
      .replace(':symptom', symptomOf[pattern.split('/')[1] ?? ''] ?? '');
    expect(path, 'an example of each parameter').not.toMatch(/[:*]/);
    const seen = new Set<string>();
    for (const person of people) {
      const { account } = site.callerOf(person);
      const response = await site.api.app.inject({
        url: path,
        headers: account ? { cookie: `auth._token.local=${account.token}` } : {},
      });
      if (isMembers && person === 'guest') {
        expect([response.statusCode, response.headers.location], person).toEqual([303, signInPath(path)]);
        continue;
      }
      expect(response.statusCode, `${person}: ${response.body.slice(0, 200)}`).toBe(200);
      if (isMembers) expect(response.headers['cache-control']).toBe('private, no-store');
      seen.add(response.body);
    }
    // Pages contain no visitor data: the response is the same for everyone.
    expect(seen.size).toBe(1);
  });

  test('routes beside the endpoints are the same for everybody', async () => {
    for (const path of beside.filter((path) => !path.includes('{') && !operators.includes(path))) {
      const answers = new Set<string>();
      for (const person of people) {
        const { statusCode, body } = await site.api.app.inject({
          url: path,
          headers: site.callerOf(person).headers,
        });
        answers.add(`${statusCode} ${body}`);
      }
      expect(answers.size, path).toBe(1);
    }
  });

  test('an uploaded photo counts as present only for its uploader', async () => {
    const owner = site.callerOf('owner');
    const sha = await owner.upload(await newPhoto());
    for (const person of people) {
      const { present } = await site.callerOf(person).ask('photosPresent', { hashes: sha });
      expect(present, person).toEqual(person === 'owner' ? [sha] : []);
    }
  });
});
