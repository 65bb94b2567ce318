import { eq } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import { type Database, schema } from '#server/db/database.ts';
import { ArticleShelf } from '#server/features/articles/shared/article-shelf.ts';
import { readNewVehicles } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { ResponseCache } from '#server/http/response-cache.ts';
import { errorHandler } from '#server/plugins/error-handler.ts';
import { outletPagePaths } from '#server/web/outlet-page-paths.ts';
import { createSitemapRepository } from '#server/web/sitemap.repository.ts';
import { sitemapRoutes } from '#server/web/sitemap.routes.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';
import { usedCarCredit } from '#tests/support/used-car-credit.ts';

const { listings } = schema;
const origin = 'https://lajur.test';
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describeEachEngine('the sitemaps', (open) => {
  let database: Database;
  let app: FastifyInstance;
  let closeLive: () => Promise<void>;
  const cache = new ResponseCache(1_000_000);
  const read = async (path: string) => {
    const response = await app.inject(path);
    expect(response.statusCode, path).toBe(200);
    expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
    return response.body;
  };

  beforeAll(async () => {
    database = await open('reference');
    for (let car = 0; car < 12; car++)
      await insertListing(database, { model: 'avanza', city: 'bandung', makeYear: 2010 + car });
    await database.orm.insert(schema.outlets).values({
      ...{ source: 'import', externalId: '1', contentHash: '', brand: 'honda', brandName: 'Honda' },
      ...{ kinds: ['motor'], offers: ['service'], name: 'Honda Bandung', cityId: 3273, address: '' },
      ...{ latitude: -6.9, longitude: 107.6, isExact: false },
    });
    await insertListing(database, { model: 'jazz', city: 'jakarta-selatan', bodyType: 'hatchback' });
    const live = await createLiveCatalogue(database, usedCarCredit, () => undefined);
    closeLive = live.close;
    app = Fastify();
    errorHandler(app);
    sitemapRoutes(app, {
      origin,
      newVehicles: () => ['/motor-baru/honda/beat'],
      outlets: () => outletPagePaths(database.orm, readNewVehicles()),
      articles: new ArticleShelf(),
      reviews: async () => ['/review-pengguna/mobil'],
      stories: async () => ['/web-stories/a'],
      repository: createSitemapRepository(database),
      catalogue: live.current,
      cache,
      chunk: { listings: 5, batch: 2 },
    });
  });
  afterAll(async () => {
    await app?.close();
    await closeLive?.();
  });

  test('name every public listing once in each language, in files of limited size', async () => {
    const ids = (await database.orm.select({ id: listings.id }).from(listings)).map(({ id }) => id);
    const files = locations(await read('/sitemap.xml')).filter((file) => file?.includes('/listings-'));
    const numbers = new Set(ids.map((id) => Math.floor(id / 5) + 1));
    expect(files).toEqual([...numbers].map((number) => `${origin}/sitemap/listings-${number}.xml`));
    const found = [];
    for (const file of files) {
      const addresses = locations(await read(file?.slice(origin.length) ?? ''));
      expect(addresses.length).toBeLessThanOrEqual(10);
      found.push(...addresses);
    }
    expect(found.sort()).toEqual(
      ids
        .flatMap((id, car) => {
          const slug =
            car < 12 ? `toyota-avanza-${2010 + car}-bandung-${id}` : `honda-jazz-2018-jakarta-selatan-${id}`;
          return [`${origin}/detail-mobil-bekas/${slug}`, `${origin}/en/detail-mobil-bekas/${slug}`];
        })
        .sort(),
    );
  });

  test('have each listing’s last change and its other language', async () => {
    const [first] = await database.orm.select().from(listings).orderBy(listings.id).limit(1);
    const changed = new Date('2030-01-02T03:04:05Z');
    await database.orm
      .update(listings)
      .set({ updatedAt: changed })
      .where(eq(listings.id, first?.id ?? 0));
    cache.clear();
    const file = `/sitemap/listings-${Math.floor((first?.id ?? 0) / 5) + 1}.xml`;
    expect(await read('/sitemap.xml')).toContain(`${file}</loc><lastmod>2030-01-02T03:04:05Z</lastmod>`);
    const xml = await read(file);
    const slug = `toyota-avanza-2010-bandung-${first?.id}`;
    expect(xml).toContain(
      `<url><loc>${origin}/en/detail-mobil-bekas/${slug}</loc><lastmod>2030-01-02T03:04:05Z</lastmod>` +
        `<xhtml:link rel="alternate" hreflang="id" href="${origin}/detail-mobil-bekas/${slug}"/>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${origin}/en/detail-mobil-bekas/${slug}"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/detail-mobil-bekas/${slug}"/></url>`,
    );
  });

  test('leave out what is not public', async () => {
    const sold = await insertListing(database, { model: 'avanza', city: 'bandung', status: 'sold' });
    const late = await insertListing(database, {
      model: 'avanza',
      city: 'bandung',
      expiresAt: new Date(Date.now() - 1000),
    });
    cache.clear();
    const files = locations(await read('/sitemap.xml'));
    for (const file of files.filter((each) => each?.includes('/listings-'))) {
      const xml = await read(file?.slice(origin.length) ?? '');
      for (const id of [sold, late]) expect(xml).not.toContain(`-bandung-${id}<`);
    }
  });

  test('name the lists that have cars, and the pages', async () => {
    expect(locations(await read('/sitemap/brands.xml'))).toEqual([
      `${origin}/mobil-bekas/honda`,
      `${origin}/en/mobil-bekas/honda`,
      `${origin}/mobil-bekas/toyota`,
      `${origin}/en/mobil-bekas/toyota`,
    ]);
    const [models, bodies, cities, pages] = await Promise.all(
      ['models', 'body-types', 'cities', 'pages'].map((name) => read(`/sitemap/${name}.xml`)),
    );
    expect(models).toContain(`<loc>${origin}/mobil-bekas/jazz</loc>`);
    expect(models).not.toContain('corolla');
    expect(bodies).toContain(`<loc>${origin}/mobil-bekas/hatchback</loc>`);
    expect(cities).toContain(`<loc>${origin}/mobil-bekas/jakarta-selatan</loc>`);
    expect(pages).toContain(`<loc>${origin}/mobil-bekas</loc>`);
    for (const path of ['/jual-mobil-anda', '/bandingkan-mobil-bekas', '/oto-agent', '/en/web-stories/a'])
      expect(pages).toContain(`<loc>${origin}${path}</loc>`);
    const places = locations(await read('/sitemap/outlets.xml'));
    expect(places).toContain(`${origin}/motor-baru/service-center/honda`);
    expect(places).toContain(`${origin}/en/motor-baru/honda/beat/service-center`);
    expect(places.filter((place) => /dealer|mobil-baru|yamaha/.test(place ?? ''))).toEqual([]);
    expect(await read('/sitemap.xml')).toContain(`<loc>${origin}/sitemap/body-types.xml</loc>`);
  });

  test('are 404 where there is nothing', async () => {
    for (const name of [
      'listings-0',
      'articles-1',
      'listings-999',
      'listings-01',
      'listings--1',
      'listings-9999999999999',
      'x',
    ])
      expect((await app.inject(`/sitemap/${name}.xml`)).statusCode, name).toBe(404);
  });
});
