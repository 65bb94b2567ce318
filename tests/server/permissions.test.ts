import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { laterRoutes } from '#app/later-routes.ts';
import { firstRoutes } from '#app/routes.ts';
import { signInPath } from '#contract/account/account-paths.ts';
import type { Caller } from '#contract/api/endpoint.ts';
import { endpointOf } from '#contract/api/endpoint-schemas.ts';
import { endpointPaths } from '#contract/api/endpoints.ts';
import { modelExtraPath, modelExtras } from '#contract/model-extras/model-extra-paths.ts';
import { outletLists } from '#contract/outlets/outlet.ts';
import { modelOutletsPath, outletsPath } from '#contract/outlets/outlet-paths.ts';
import { vehicleKinds } from '#contract/vehicles/vehicle-paths.ts';
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
      (name) => endpointPaths[name].includes('/staff/') !== (endpointOf(name).who === 'staff'),
    );
    expect(others).toEqual([]);
  });

  test('every route of the server is an endpoint, or named above', () => {
    const known: string[] = [...Object.values(endpointPaths), ...beside];
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
      const { account } = site.callerOf(person);
      const response = await site.api.app.inject({
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
