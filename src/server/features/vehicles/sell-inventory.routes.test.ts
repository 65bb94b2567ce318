import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { recommendPrice } from '#contract/market/recommended-price.ts';
import { formatPrice } from '#contract/money.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import { type Database, schema } from '#server/db/database.ts';
import { readNewVehicles } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
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
  });
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
      url: endpointSchemas.sellCatalogue.path,
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
      url: endpointSchemas.sellCatalogue.path,
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
    expect(all.at(-1)?.name).toContain('Transmover');
    const of2019 = await api.ask('sellVariants', { modelId: avanza, makeYear: '2019' });
    expect(of2019.length).toBeGreaterThan(0);
    expect(of2019.length).toBeLessThan(all.length);
    for (const { soldFrom, soldUntil } of of2019) {
      expect(soldFrom).toBeLessThanOrEqual(2019);
      expect(soldUntil ?? 2019).toBeGreaterThanOrEqual(2019);
    }
    for (const address of [
      `${endpointSchemas.sellModels.path}?brandId=999999`,
      `${endpointSchemas.sellVariants.path}?modelId=999999`,
      `${endpointSchemas.recommendedPrice.path}?modelId=999999&makeYear=2019`,
      `${endpointSchemas.recommendedPrice.path}?modelId=${avanza}&variantId=999999&makeYear=2019`,
    ])
      expect((await api.app.inject(address)).statusCode, address).toBe(404);
  });

  test('cover every kind of vehicle, down to the price of a variant', async () => {
    for (const { id, slug: kind } of categories.filter(({ isUsed }) => !isUsed)) {
      const categoryId = String(id);
      const catalogue = readNewVehicles().get(kind) ?? [];
      const brands = await api.ask('sellBrands', { categoryId });
      expect(brands.map(({ slug }) => slug)).toEqual(catalogue.map(({ slug }) => slug));
      const brand =
        catalogue.find(({ models }) => models.some(({ variants }) => variants[0]?.price)) ?? catalogue[0];
      const brandId = String(brands.find(({ slug }) => slug === brand?.slug)?.id);
      const models = await api.ask('sellModels', { categoryId, brandId });
      expect(models.map(({ name }) => name)).toEqual(brand?.models.map(({ name }) => name));
      for (const [place, model] of (brand?.models ?? []).entries()) {
        const modelId = String(models[place]?.id);
        const variants = await api.ask('sellVariants', { categoryId, modelId });
        expect(
          variants.map(({ newPriceMillion }) => newPriceMillion && Math.round(newPriceMillion * 1e6)),
        ).toEqual(model.variants.map(({ price }) => price));
        const prices = model.variants.flatMap(({ price }) => price ?? []);
        const spanOf = (some: readonly number[]) =>
          some.length === 0 ? [null, null] : [Math.min(...some), Math.max(...some)];
        const all = await api.ask('modelOverview', { categoryId, modelId });
        expect([all.minPrice, all.maxPrice], model.slug).toEqual(spanOf(prices));
        const features = await api.ask('modelFeatures', { categoryId, modelId });
        expect(features).toMatchObject({ brandName: brand?.name, modelName: model.name });
        expect(features.variants.map((each) => each.id)).toEqual(variants.map((each) => each.id));
        const [variant] = variants;
        if (!variant) throw new Error(`${model.slug} has no variant`);
        const variantId = String(variant.id);
        const one = await api.ask('modelOverview', { categoryId, modelId, variantId, formatPrice: '1' });
        const [price] = model.variants.map((each) => each.price);
        expect(one.minPrice).toBe(price == null ? null : formatPrice(price, 'id'));
        expect((await api.ask('modelFeatures', { categoryId, modelId, variantId })).newVariants).toEqual([
          variant.name,
        ]);
      }
      const top = await api.ask('topModel', { categoryId, pageSize: '3' });
      expect(top.length).toBeLessThanOrEqual(3);
      for (const { url, minPrice } of top) {
        expect(url).toMatch(new RegExp(`^/${kind}-baru/`));
        expect(minPrice).toBeGreaterThan(0);
      }
    }
  });

  test('contain a car’s new price next to the used ones', async () => {
    const { models } = await api.ask('sellCatalogue');
    const modelId = String(models.find(({ name }) => name === 'Avanza')?.id);
    const avanza = readNewVehicles()
      .get('mobil')
      ?.find(({ slug }) => slug === 'toyota')
      ?.models.find(({ slug }) => slug === 'avanza');
    const { newPrices } = await api.ask('modelOverview', { modelId });
    expect(newPrices).toMatchObject({
      min: avanza?.variants[0]?.price,
      note: expect.stringMatching(/20\d\d/),
    });
    const { newVariants, specifications } = await api.ask('modelFeatures', { modelId });
    expect(newVariants).toEqual(avanza?.variants.map(({ name }) => name));
    expect(specifications[0]?.rows.length).toBeGreaterThan(0);
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
    // Without a variant, the price range covers the whole model.
    const loose = await api.ask('recommendedPrice', { modelId: String(avanza.id), makeYear: '2010' });
    expect(loose.price?.basis).toBe('calculator');
  });
});
