import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { formWords } from '#contract/form/form-words.ts';
import { type Database, schema } from '#server/db/database.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { newPhoto } from '#tests/support/new-photo.ts';
import { sampleFacts, sampleForm } from '#tests/support/sample-facts.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller, soundForm } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { insertListing, listingRow } from '#tests/support/test-listings.ts';
import { mostUnreviewed } from './vehicle-choice.ts';

const { listings, models, submissions } = schema;
const mobile = '+6281234567890';

describeEachEngine('publishing a listing', (open, testOnce) => {
  let database: Database;
  let api: ApiApp;
  let form: Record<string, string>;
  let seller: Seller;

  beforeAll(async () => {
    ({ database, api } = await startSeededApi(open));
    form = await soundForm(database);
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    await database.orm.delete(listings);
    await database.announceChange();
    seller = new Seller(api);
  });

  const rowOf = (id: number) => listingRow(database, id);
  const sound = (changes: Record<string, string> = {}) => seller.carFields(form, changes);
  const create = (changes: Record<string, string> = {}) => seller.advertise(form, changes);

  test('of an account that passes the review is public at once, complete and without private data', async () => {
    await seller.signIn(database, mobile);
    const photos = [await seller.upload(), await seller.upload(), await seller.upload()];
    const listing = await create({
      images: photos.join(','),
      regNo: 'b 1235 xyz',
      ...sampleForm,
      utmSource: 'teman',
      landingUrl: '/mobil-bekas?utm_source=teman',
      // It could be a national id, so it is dropped rather than rejected.
      utmCampaign: '3174092112900001',
    });
    expect(listing).toMatchObject({ status: 'live', revision: 1, price: 165e6, reasons: [] });
    const row = await rowOf(listing.id);
    expect(row).toMatchObject({
      mobile,
      mobileVerified: true,
      isWhatsapp: true,
      email: 'budi@example.com',
      sellerName: 'Budi Santoso',
      kilometerDriven: 41_287,
      regNo: 'B1235XYZ',
      plateRegion: 'B',
      plateParity: 'odd',
      ...sampleFacts,
      bodyType: 'mpv',
      listingType: 'individu',
      source: 'web',
      utmSource: 'teman',
      landingUrl: '/mobil-bekas?utm_source=teman',
      utmCampaign: null,
      deviceHash: null,
      images: photos.map((hash) => hash.slice(0, 32)),
    });
    expect(row.title).toMatch(/^Toyota Avanza /);
    // Visible to the next call, without private data.
    const list = await api.app.inject('/api/v4/inventory/index?search=toyota');
    expect(list.json().data.items.map(({ id }: { id: number }) => id)).toEqual([listing.id]);
    const page = await api.app.inject(`/api/v4/inventory/view-es?id=${listing.id}`);
    expect(page.statusCode).toBe(200);
    expect(page.json().data.listing).toMatchObject(sampleFacts);
    expect(page.json().data.listing.images.map(({ key }: { key: string }) => key)).toEqual(row.images);
    for (const { body } of [list, page])
      expect(body).not.toMatch(/B1235XYZ|\b1235\b|81234567890|budi@|deviceHash|"mobile"|regNo/i);
  });

  test('is created once with the same answer, also twenty times at once', async () => {
    await seller.signIn(database, mobile);
    const fields = await sound();
    const answers = await Promise.all(Array.from({ length: 20 }, () => seller.send('createListing', fields)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    const told = answers.map((answer) => JSON.stringify(answer.json().data));
    expect(new Set(told).size).toBe(1);
    expect(answers[0]?.headers['cache-control']).toBe('private, no-store');
    expect(await database.orm.select().from(listings)).toHaveLength(1);
    // The same id reveals nothing to other senders.
    const other = new Seller(api);
    const refused = await other.send('createListing', fields);
    expect(refused.statusCode).toBe(404);
    expect(refused.body).not.toContain('Avanza');
  });

  test('the stock limit holds, also under parallel calls, and is worded in the language of the call', async () => {
    await seller.signIn(database, mobile);
    const all: Awaited<ReturnType<typeof sound>>[] = [];
    for (let count = 0; count < 8; count += 1) all.push(await sound());
    const answers = await Promise.all(all.map((fields) => seller.send('createListing', fields)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 200, 200, 422, 422, 422, 422, 422]);
    expect(await database.orm.select().from(listings)).toHaveLength(3);
    const refused = answers.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json()).toMatchObject({ code: 'stock_limit' });
    expect(refused?.json().message).toContain('nomor ini');
    const english = await api.app.inject({
      method: 'POST',
      url: `${endpointSchemas.createListing.path}?lang_code=en`,
      headers: seller.headers,
      payload: await sound(),
    });
    expect(english.json().message).toContain('This number');
    // A rejected call stores nothing, so that it can be sent again once there is room.
    expect(await database.orm.select().from(submissions)).toHaveLength(3);
    const stock = await seller.ask('stockLimit', { mobile });
    expect(stock.allowed_stock_add).toBe(0);
  });

  testOnce('a dealer has a higher limit', async () => {
    await seller.signIn(database, '+6281255500001', 'dealer');
    for (let count = 0; count < 4; count += 1) {
      const listing = await create({ mobile: '081255500001' });
      expect((await rowOf(listing.id)).listingType).toBe('diler');
    }
  });

  testOnce('problems are by field, in the words of the form', async () => {
    const nothing = await seller.send('createListing', { clientId: randomUUID() });
    expect(nothing.statusCode).toBe(422);
    expect(nothing.json()).toMatchObject({ code: 'validation_failed' });
    expect(nothing.json().errors).toMatchObject({
      cityId: [formWords.required.id],
      modelId: [formWords.required.id],
      price: [formWords.required.id],
      mobile: [formWords.required.id],
      images: [formWords.no_photos.id],
    });
    const fields = await sound({
      cityId: '999999',
      brandId: '999999',
      price: '9.000.000',
      mobile: '021 555 1234',
      description: 'Hubungi 0812-3456-7890',
      name: 'Budi 0812',
      registrationYear: '2001',
      regNo: '12',
      color: 'pelangi',
    });
    const errors = (await seller.send('createListing', fields)).json().errors;
    expect(errors).toEqual({
      cityId: [formWords.unknown_choice.id],
      brandId: [formWords.unknown_choice.id],
      price: [formWords.price_too_low.id],
      mobile: [formWords.mobile.id],
      description: [formWords.contact_in_ad.id],
      name: [formWords.name.id],
      registrationYear: [formWords.registered_before_made.id],
      regNo: [formWords.plate.id],
      color: [formWords.unknown_choice.id],
    });
    const otherBrands = await sound({ modelId: '1', brandId: String(Number(form.brandId) + 1) });
    expect(Object.keys((await seller.send('createListing', otherBrands)).json().errors)).toEqual(['modelId']);
    expect(await database.orm.select().from(listings)).toEqual([]);
  });

  testOnce('control characters and unpaired surrogates are harmless', async () => {
    await seller.signIn(database, mobile);
    // As JSON, since a form body cannot contain an unpaired surrogate.
    const answer = await api.app.inject({
      method: 'POST',
      url: endpointSchemas.createListing.path,
      headers: seller.headers,
      payload: await sound({ description: 'Bagus\u0000 \ud800sekali\u0007', name: 'Bu\u0000di' }),
    });
    expect(await rowOf(answer.json().data.listing.id)).toMatchObject({
      description: 'Bagus  sekali',
      sellerName: 'Bu di',
    });
  });

  testOnce('photos must be uploaded by the same sender, and keep their order', async () => {
    const missing = await seller.send('createListing', await sound({ images: 'a'.repeat(64) }));
    expect(missing.statusCode).toBe(409);
    expect(missing.json()).toMatchObject({ code: 'photo_missing' });
    const photo = await seller.upload();
    const other = new Seller(api);
    const stolen = await other.send('createListing', { ...form, images: photo, clientId: randomUUID() });
    expect(stolen.json()).toMatchObject({ code: 'photo_missing' });
    const strange = await seller.send('createListing', await sound({ images: 'x' }));
    expect(strange.statusCode).toBe(400);
    expect(Object.keys(strange.json().errors)).toEqual(['images']);
  });

  testOnce(
    'a flood of invented models from guests leaves room for those of accounts',
    async () => {
      const flood = Array.from({ length: mostUnreviewed.unverified }, (_, at) => ({
        ...{ brandId: Number(form.brandId), slug: `flood-${at}`, name: `Flood ${at}`, isReviewed: false },
      }));
      await database.orm.insert(models).values(flood);
      const byHand = { modelId: '', modelName: 'Zirkon Purnama', variantId: '', variantName: '' };
      const refused = await seller.send('createListing', await sound(byHand));
      expect(refused.json().errors, refused.body).toMatchObject({ modelName: [expect.any(String)] });
      await seller.signIn(database, mobile);
      expect(await create(byHand)).toMatchObject({ reasons: ['unknown_model'] });
      await database.orm.delete(listings);
      await database.orm.delete(models).where(eq(models.isReviewed, false));
    },
    30_000,
  );

  test('a model that is not in the list is created once, and waits for staff', async () => {
    await seller.signIn(database, mobile);
    const byHand = {
      modelId: '',
      modelName: 'Kijang Pick Up Langka',
      variantId: '',
      variantName: '1.8 Deluxe',
    };
    const listing = await create(byHand);
    expect(listing).toMatchObject({ status: 'pending', reasons: ['unknown_model'] });
    expect(listing.label).toBe('Toyota Kijang Pick Up Langka 1.8 Deluxe');
    const row = await rowOf(listing.id);
    expect(row).toMatchObject({ variantId: null, variantName: '1.8 Deluxe', publishedAt: null });
    const again = await create({ ...byHand, modelName: 'kijang pickup LANGKA' });
    expect((await rowOf(again.id)).modelId).toBe(row.modelId);
    const made = await database.orm.select().from(models).where(eq(models.isReviewed, false));
    expect(made).toMatchObject([{ name: 'Kijang Pick Up Langka', slug: 'toyota-kijang-pick-up-langka' }]);
    // The body type is derived from its name.
    expect([made[0]?.bodyType, row.bodyType]).toEqual(['pickup-truck', 'pickup-truck']);
    const offered = await api.app.inject(`/api/v4/sell-inventory/models?brandId=${form.brandId}`);
    expect(offered.body).not.toContain('Langka');
    // A listed model entered as text is recognised.
    const known = await create({
      modelId: '',
      modelName: 'AVANZA',
      variantId: '',
      variantName: '1.3 Pick-up',
    });
    // A variant may have another body than its model.
    expect((await rowOf(known.id)).bodyType).toBe('pickup-truck');
    expect(known.status).toBe('live');
    expect((await rowOf(known.id)).modelId).toBe(Number(form.modelId));
    const nonsense = await seller.send('createListing', await sound({ modelId: '', modelName: '<b>' }));
    expect(Object.keys(nonsense.json().errors)).toEqual(['modelName']);
  });

  testOnce('a listing that fails the review is pending, with every reason', async () => {
    const other = new Seller(api);
    await other.signIn(database, '+6281255500002');
    const stolen = await newPhoto();
    await other.ask('createListing', {
      ...form,
      mobile: '081255500002',
      regNo: 'D 4 XY',
      images: await other.upload(stolen),
      clientId: randomUUID(),
    });
    for (let count = 0; count < 8; count += 1)
      await insertListing(database, { model: 'avanza', city: 'bandung', makeYear: 2019, price: 170e6 });
    await database.announceChange();

    await seller.signIn(database, mobile);
    const copied = await sharp(stolen)
      .resize(400)
      .modulate({ brightness: 1.05 })
      .jpeg({ quality: 60 })
      .toBuffer();
    const listing = await create({
      images: await seller.upload(copied),
      regNo: 'd4xy',
      price: '50.000.000',
      description: 'TDP 50 jt saja, sisanya dicicil.',
      mobile: '0812 9999 8888',
    });
    expect(listing.status).toBe('pending');
    expect(listing.reasons).toEqual([
      'mobile_unverified',
      'price_far_from_market',
      'down_payment_as_price',
      'photo_of_another_listing',
      'plate_of_another_account',
    ]);
    const list = await api.app.inject('/api/v4/inventory/index?pageSize=50');
    expect(list.json().data.items.map(({ id }: { id: number }) => id)).not.toContain(listing.id);
    expect((await api.app.inject(`/api/v4/inventory/view-es?id=${listing.id}`)).statusCode).toBe(404);
  });

  test("the same photo and plate on one's own other car are no reason", async () => {
    await seller.signIn(database, mobile);
    const photo = await seller.upload();
    expect((await create({ images: photo, regNo: 'F 1 A' })).status).toBe('live');
    expect((await create({ images: photo, regNo: 'F 1 A' })).status).toBe('live');
  });

  testOnce('a guest’s waits for verification, visible to the device only', async () => {
    const listing = await create();
    expect(listing).toMatchObject({ status: 'unverified', expiresAt: null });
    expect(await rowOf(listing.id)).toMatchObject({
      deviceHash: seller.deviceHash,
      userId: null,
      mobileVerified: false,
      publishedAt: null,
    });
    expect((await api.app.inject(`/api/v4/inventory/view-es?id=${listing.id}`)).statusCode).toBe(404);
    const { listing: own } = await seller.ask('ownListing', { id: String(listing.id) });
    expect(own.form).toMatchObject({ price: '165000000', mobile, name: 'Budi Santoso' });
    const stranger = new Seller(api);
    expect((await stranger.send('ownListing', { id: String(listing.id) })).statusCode).toBe(404);
    expect((await stranger.ask('ownListings', {})).items).toEqual([]);
    expect((await seller.ask('ownListings', {})).items).toMatchObject([{ id: listing.id }]);
    // Not cached by proxies.
    const read = await seller.send('ownListing', { id: String(listing.id) });
    expect(read.headers).toMatchObject({ 'cache-control': 'private, no-store', etag: '"1"' });
  });

  testOnce('at most three wait for one number, from any number of devices', async () => {
    const devices = Array.from({ length: 6 }, () => new Seller(api));
    const fields = await Promise.all(devices.map((device) => device.carFields(form)));
    const answers = await Promise.all(
      devices.map((device, at) => device.send('createListing', fields[at] ?? { clientId: '' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 422, 422, 422]);
    // The number’s owner is not blocked.
    await seller.signIn(database, mobile);
    expect((await create()).status).toBe('live');
  });

  testOnce('a caller without account and device can publish nothing', async () => {
    const fields = await sound();
    const answer = await api.app.inject({
      method: 'POST',
      url: endpointSchemas.createListing.path,
      payload: fields,
    });
    expect(answer.statusCode).toBe(401);
  });
});
