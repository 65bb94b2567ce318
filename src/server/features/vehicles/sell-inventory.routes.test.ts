import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointPaths } from '#contract/api/endpoints.ts';
import { recommendPrice } from '#contract/market/recommended-price.ts';
import { type Database, schema } from '#server/db/database.ts';
import { type ApiApp, startApi } from '#tests/support/api-app.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';

describeEachEngine('the seller’s lists', (open) => {
  let database: Database;
  let api: ApiApp;
  beforeAll(async () => {
    database = await open('reference');
    const [brand] = await database.orm.select().from(schema.brands);
    await database.orm
      .insert(schema.models)
      .values({ brandId: brand?.id ?? 0, slug: 'toyota-aneh', name: 'Aneh', isReviewed: false });
    api = await startApi(database);
  }, 120_000);
  afterAll(() => api?.close());

  test('are the whole catalogue under its version, without unreviewed models', async () => {
    const catalogue = await api.ask('sellCatalogue');
    expect(catalogue.models.length).toBeGreaterThan(300);
    expect(catalogue.variants.length).toBeGreaterThan(2000);
    expect(catalogue.models.map(({ name }) => name)).not.toContain('Aneh');
    const models = new Set(catalogue.models.map(({ id }) => id));
    expect(catalogue.variants.every(({ modelId }) => models.has(modelId))).toBe(true);
    expect((await api.ask('sellCatalogue')).version).toBe(catalogue.version);
    expect(await api.ask('sellBrands')).toEqual(catalogue.brands);
  });

  test('can be cached, and are sent compressed and only once', async () => {
    const answer = await api.app.inject({
      url: endpointPaths.sellCatalogue,
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=300',
      vary: 'accept-encoding',
    });
    expect(answer.rawPayload.length).toBeLessThan(60_000);
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).statusCode).toBe(200);
    const again = await api.app.inject({
      url: endpointPaths.sellCatalogue,
      headers: { 'accept-encoding': 'br', 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.headers['cache-control']).toBe('public, max-age=300');
  });

  test('are narrowed to a brand, a model and a year', async () => {
    const brands = await api.ask('sellBrands');
    const toyota = brands.find(({ name }) => name === 'Toyota');
    const models = await api.ask('sellModels', { brandId: String(toyota?.id) });
    expect(models.every(({ brandId }) => brandId === toyota?.id)).toBe(true);
    const avanza = String(models.find(({ name }) => name === 'Avanza')?.id);
    const all = await api.ask('sellVariants', { modelId: avanza });
    const of2019 = await api.ask('sellVariants', { modelId: avanza, makeYear: '2019' });
    expect(of2019.length).toBeGreaterThan(0);
    expect(of2019.length).toBeLessThan(all.length);
    for (const { soldFrom, soldUntil } of of2019) {
      expect(soldFrom).toBeLessThanOrEqual(2019);
      expect(soldUntil ?? 2019).toBeGreaterThanOrEqual(2019);
    }
    for (const address of [
      `${endpointPaths.sellModels}?brandId=999999`,
      `${endpointPaths.sellVariants}?modelId=999999`,
      `${endpointPaths.recommendedPrice}?modelId=999999&makeYear=2019`,
      `${endpointPaths.recommendedPrice}?modelId=${avanza}&variantId=999999&makeYear=2019`,
    ])
      expect((await api.app.inject(address)).statusCode, address).toBe(404);
  });

  test('have the calculated price, until there is a market', async () => {
    const { models, variants } = await api.ask('sellCatalogue');
    const avanza = models.find(({ name }) => name === 'Avanza');
    const variant = variants.find(
      ({ modelId, soldFrom, soldUntil }) =>
        modelId === avanza?.id && soldFrom <= 2019 && (soldUntil ?? 2099) >= 2019,
    );
    if (!avanza || !variant) throw new Error('no Avanza of 2019');
    const query = { modelId: String(avanza.id), variantId: String(variant.id), makeYear: '2019' };
    for (let count = 0; count < 7; count += 1)
      await insertListing(database, {
        model: 'avanza',
        city: 'bandung',
        makeYear: 2019,
        price: 150e6 + count * 1e6,
      });
    await database.announceChange();
    const calculated = await api.ask('recommendedPrice', query);
    expect(calculated.price).toEqual(
      recommendPrice({ market: null, count: 7, newPrices: [variant], makeYear: 2019, now: new Date() }),
    );
    await insertListing(database, { model: 'avanza', city: 'bandung', makeYear: 2020, price: 157e6 });
    await database.announceChange();
    const { price } = await api.ask('recommendedPrice', query);
    expect(price).toMatchObject({ basis: 'market', count: 8, minPrice: 151.8e6, maxPrice: 155.3e6 });
    expect(price?.asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
    // Without a variant the whole model's range.
    const loose = await api.ask('recommendedPrice', { modelId: String(avanza.id), makeYear: '2010' });
    expect(loose.price?.basis).toBe('calculator');
  });
});
