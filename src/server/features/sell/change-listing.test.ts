import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { formWords } from '#contract/form/form-words.ts';
import { type Database, schema } from '#server/db/database.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller, soundForm } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { insertListing, listingRow } from '#tests/support/test-listings.ts';

const { listings } = schema;
const mobile = '+6281234567890';

describeEachEngine('changing a listing', (open, testOnce) => {
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
    await seller.signIn(database, mobile);
  });

  const rowOf = (id: number) => listingRow(database, id);
  const create = (who = seller, changes: Record<string, string> = {}) => who.advertise(form, changes);
  const edit = (id: number, revision: number, changes: Record<string, string>, who = seller) =>
    who.send('updateListing', {
      id: String(id),
      revision: String(revision),
      clientId: randomUUID(),
      ...changes,
    });
  const change = (id: number, what: 'sold' | 'renew' | 'remove' | 'claim', who = seller) =>
    who.send('changeStatus', { id: String(id), change: what, clientId: randomUUID() });
  const set = (id: number, values: Partial<typeof listings.$inferInsert>) =>
    database.orm.update(listings).set(values).where(eq(listings.id, id));
  const publicStatus = async (id: number) =>
    (await api.app.inject(`/api/v4/inventory/view-es?id=${id}`)).statusCode;

  test('a changed price is public at once; absent fields stay', async () => {
    const { id } = await create();
    const before = await rowOf(id);
    const answer = await edit(id, 1, { price: '159.000.000' });
    expect(answer.json().data.listing).toMatchObject({ revision: 2, price: 159e6, status: 'live' });
    const view = await api.app.inject(`/api/v4/inventory/view-es?id=${id}`);
    expect(view.json().data.listing.price).toBe(159e6);
    const { price, revision, quality, updatedAt, changedBy, ...rest } = await rowOf(id);
    expect(before).toMatchObject(rest);
    expect({ price, revision }).toEqual({ price: 159e6, revision: 2 });
    expect(updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime());
    expect([typeof quality, typeof changedBy]).toEqual(['number', 'string']);
  });

  testOnce(
    'photo subjects are kept when photos are reordered, and by an app that does not know them',
    async () => {
      const hashes = [await seller.upload(), await seller.upload(), await seller.upload()];
      const [front = '', odometer = '', other = ''] = hashes;
      const { id } = await create(seller, {
        images: hashes.join(','),
        photoViews: `${odometer}:odometer,${front}:front,${'f'.repeat(64)}:rear`,
      });
      const shown = async () =>
        (await api.ask('view', { id: String(id) })).listing.images.map(({ view }) => view);
      expect(await shown()).toEqual(['front', 'odometer', undefined]);
      await edit(id, 1, { images: [other, odometer, front].join(',') });
      expect(await shown()).toEqual([undefined, 'odometer', 'front']);
      await edit(id, 2, { price: '159.000.000' });
      expect(await shown()).toEqual([undefined, 'odometer', 'front']);
      const own = await seller.ask('ownListing', { id: String(id) });
      expect(own.listing.images.map(({ picture }) => picture.view)).toEqual([undefined, 'odometer', 'front']);
      await edit(id, 3, { images: [other, front].join(','), photoViews: `${other}:left` });
      expect(await shown()).toEqual(['left', undefined]);
      for (const wrong of [`${front}:roof`, 'x:front', `${front}:front,`])
        expect((await edit(id, 4, { photoViews: wrong })).statusCode, wrong).toBe(400);
    },
  );

  testOnce('a district is public by its name, found in lists, and only in its own city', async () => {
    const districts = await api.ask('districts', { city: form.cityId ?? '' });
    const tebet = districts.find(({ name }) => name === 'Tebet');
    expect(districts.length).toBeGreaterThan(5);
    const { id } = await create(seller, { districtId: String(tebet?.id), districtName: 'Tebet' });
    const shown = async () => (await api.ask('view', { id: String(id) })).listing.district;
    const count = async (search: string) => (await api.ask('filters', { search })).count;
    expect(await shown()).toBe('Tebet');
    expect(await count('kecamatan-tebet-jakarta-selatan')).toBe(1);
    expect(await count('kecamatan-pancoran-jakarta-selatan')).toBe(0);
    expect((await api.ask('filters', { q: 'avanza tebet' })).count).toBe(1);
    const own = await seller.ask('ownListing', { id: String(id) });
    expect(own.listing.form).toMatchObject({ districtId: String(tebet?.id), districtName: 'Tebet' });
    // One of another city is none.
    await edit(id, 1, { districtId: '320101' });
    expect(await shown()).toBeNull();
    await edit(id, 2, { districtId: String(tebet?.id) });
    expect(await shown()).toBe('Tebet');
    // It stays behind when the car moves.
    await edit(id, 3, { cityId: '3273', cityName: 'Bandung' });
    expect(await shown()).toBeNull();
    expect((await edit(id, 4, { districtId: 'tebet' })).statusCode).toBe(422);
  });

  test('an edit does not lower the rank in the default order, however old the listing', async () => {
    const { id } = await create();
    await set(id, { publishedAt: new Date(Date.now() - 30 * 86_400_000) });
    const before = await rowOf(id);
    const answer = await edit(id, 1, { description: `${before.description} Pajak baru dibayar.` });
    expect(answer.statusCode).toBe(200);
    const { quality, views, publishedAt } = await rowOf(id);
    expect({ quality, views, publishedAt }).toEqual({
      quality: before.quality,
      views: before.views,
      publishedAt: before.publishedAt,
    });
  });

  test('of two edits of one revision one wins, and the other gets a conflict only', async () => {
    const { id } = await create();
    const answers = await Promise.all([
      edit(id, 1, { price: '150.000.000' }),
      edit(id, 1, { price: '151.000.000' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const lost = answers.find(({ statusCode }) => statusCode === 412)?.json();
    expect(lost).toMatchObject({ code: 'conflict', errors: {} });
    expect(Object.keys(lost).sort()).toEqual(['code', 'errors', 'message', 'requestId', 'statusCode']);
    // Its owner reads the current revision.
    const { listing } = await seller.ask('ownListing', { id: String(id) });
    expect(listing).toMatchObject({ revision: 2 });
    expect(['150000000', '151000000']).toContain(listing.form.price);
  });

  testOnce('the revision may be in If-Match, and is required', async () => {
    const { id } = await create();
    const send = (ifMatch?: string) =>
      seller.send(
        'updateListing',
        { id: String(id), clientId: randomUUID(), price: '150000000' },
        ifMatch === undefined ? {} : { 'if-match': ifMatch },
      );
    expect((await send()).statusCode).toBe(400);
    expect((await send('"7"')).statusCode).toBe(412);
    expect((await send('abc')).statusCode).toBe(412);
    expect((await send('"1"')).statusCode).toBe(200);
    expect((await send('*')).statusCode).toBe(200);
    expect((await rowOf(id)).revision).toBe(3);
  });

  test('the same edit sent twenty times at once is made once', async () => {
    const { id } = await create();
    const fields = { id: String(id), revision: '1', clientId: randomUUID(), price: '150000000' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => seller.send('updateListing', fields)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect((await rowOf(id)).revision).toBe(2);
  });

  test('photos are reordered, added and removed', async () => {
    const first = await seller.upload();
    const second = await seller.upload();
    const { id } = await create(seller, { images: `${first},${second}` });
    const third = await seller.upload();
    await edit(id, 1, { images: `${third},${first}` });
    expect((await rowOf(id)).images).toEqual([third, first].map((hash) => hash.slice(0, 32)));
    const { listing } = await seller.ask('ownListing', { id: String(id) });
    expect(listing.images.map(({ sha256 }) => sha256)).toEqual([third, first]);
    const none = await edit(id, 2, { images: '' });
    expect(none.json().errors).toEqual({ images: [formWords.no_photos.id] });
  });

  testOnce('changing the model removes the old variant, and empty fields are removed', async () => {
    const { id } = await create(seller, { regNo: 'B 1 A' });
    await edit(id, 1, { modelId: '', modelName: 'Innova', regNo: '' });
    const row = await rowOf(id);
    expect(row.modelId).not.toBe(Number(form.modelId));
    expect(row).toMatchObject({ variantId: null, variantName: null, regNo: null, plateParity: null });
  });

  testOnce('an edit that fails the review is not public until one passes', async () => {
    for (let count = 0; count < 8; count += 1)
      await insertListing(database, { model: 'avanza', city: 'bandung', makeYear: 2019, price: 170e6 });
    await database.announceChange();
    const { id } = await create();
    const cheap = await edit(id, 1, { price: '20.000.000' });
    expect(cheap.json().data.listing).toMatchObject({
      status: 'pending',
      reasons: ['price_far_from_market'],
    });
    expect(await publicStatus(id)).toBe(404);
    const mended = await edit(id, 2, { price: '165.000.000' });
    expect(mended.json().data.listing).toMatchObject({ status: 'live', reasons: [] });
    expect(await publicStatus(id)).toBe(200);
  });

  testOnce('a rejected listing is reviewed again after every edit', async () => {
    const { id } = await create();
    await set(id, { status: 'rejected', rejectReasons: ['price_far_from_market'] });
    const first = await edit(id, 1, { price: '160.000.000' });
    expect(first.json().data.listing).toMatchObject({
      status: 'pending',
      reasons: ['price_far_from_market'],
    });
    const second = await edit(id, 2, { price: '161.000.000' });
    expect(second.json().data.listing).toMatchObject({ status: 'pending', reasons: [] });
  });

  testOnce('problems are by field; fields that an import lacks may stay empty', async () => {
    const { id } = await create();
    const wrong = await edit(id, 1, { price: '1', registrationYear: '1999' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().errors).toEqual({
      price: [formWords.price_too_low.id],
      registrationYear: [formWords.registered_before_made.id],
    });
    await set(id, { color: null, cityId: null, kilometerDriven: null });
    expect((await edit(id, 1, { price: '150000000' })).statusCode).toBe(200);
    expect(await rowOf(id)).toMatchObject({ cityId: null, provinceId: 31 });
    expect((await edit(id, 2, { color: '' })).json().errors).toEqual({ color: [formWords.required.id] });
  });

  testOnce("another account's listing is not found", async () => {
    const { id } = await create();
    const other = new Seller(api);
    await other.signIn(database, '+6281255500003');
    const asGuest = new Seller(api);
    for (const who of [other, asGuest]) {
      for (const answer of [
        await edit(id, 1, { price: '150000000' }, who),
        await change(id, 'sold', who),
        await change(id, 'remove', who),
        await who.send('ownListing', { id: String(id) }),
      ]) {
        expect(answer.statusCode).toBe(404);
        expect(answer.body).not.toMatch(/Avanza|Budi/);
      }
    }
    expect((await change(id, 'claim', other)).statusCode).toBe(404);
    expect((await change(id, 'claim', asGuest)).statusCode).toBe(401);
    expect(await rowOf(id)).toMatchObject({ revision: 1, status: 'live' });
    // Nor is a nonexistent one.
    expect((await edit(999_999, 1, {})).statusCode).toBe(404);
  });

  testOnce('a change made by another account than the session’s is refused', async () => {
    const headers = { 'x-lajur-account': 'another-account' };
    const fields = { ...form, images: 'a'.repeat(64), clientId: randomUUID() };
    const answer = await seller.send('createListing', fields, headers);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'other_account' });
  });

  testOnce('sold, and the page says so; repeating changes nothing', async () => {
    const { id } = await create();
    expect((await change(id, 'sold')).json().data.listing).toMatchObject({ status: 'sold', revision: 2 });
    const view = await api.app.inject(`/api/v4/inventory/view-es?id=${id}`);
    expect(view.json().data.listing.status).toBe('sold');
    expect((await change(id, 'sold')).json().data.listing.revision).toBe(2);
    expect((await change(id, 'renew')).statusCode).toBe(412);
    expect((await edit(id, 2, { price: '150000000' })).statusCode).toBe(410);
    const list = await api.app.inject('/api/v4/inventory/index');
    expect(list.json().data.items).toEqual([]);
  });

  test('removed is gone for all, and leaves one’s own list', async () => {
    const { id } = await create();
    expect((await change(id, 'remove')).json().data.listing.status).toBe('removed');
    expect(await publicStatus(id)).toBe(410);
    expect((await seller.ask('ownListings', {})).items).toEqual([]);
    expect((await seller.ask('ownListings', {})).allowed_stock_add).toBe(3);
    expect((await change(id, 'remove')).statusCode).toBe(200);
  });

  testOnce('renewed in one tap: before its expiry, and after it where the stock limit allows', async () => {
    const { id } = await create();
    const soon = new Date(Date.now() + 86_400_000);
    await set(id, { expiresAt: soon });
    const renewed = (await change(id, 'renew')).json().data.listing;
    expect(Date.parse(renewed.expiresAt) - Date.now()).toBeGreaterThan(59 * 86_400_000);
    await set(id, { status: 'expired', expiresAt: new Date(Date.now() - 1000) });
    await database.announceChange();
    expect(await publicStatus(id)).toBe(410);
    expect((await change(id, 'renew')).json().data.listing.status).toBe('live');
    expect(await publicStatus(id)).toBe(200);
    await set(id, { status: 'expired' });
    for (let count = 0; count < 3; count += 1) await create();
    expect((await change(id, 'renew')).json()).toMatchObject({ code: 'stock_limit' });
  });

  testOnce('a change made on an older revision is a conflict', async () => {
    const { id } = await create();
    await edit(id, 1, { price: '150000000' });
    const stale = await seller.send('changeStatus', {
      id: String(id),
      change: 'remove',
      clientId: randomUUID(),
      revision: '1',
    });
    expect(stale.statusCode).toBe(412);
    expect((await rowOf(id)).status).toBe('live');
  });

  testOnce('a guest edits what the device sent, and removes it', async () => {
    const guest = new Seller(api);
    const { id } = await create(guest, { mobile: '0813 5555 0004' });
    expect((await edit(id, 1, { price: '150000000' }, guest)).json().data.listing.status).toBe('unverified');
    expect((await change(id, 'sold', guest)).statusCode).toBe(412);
    expect((await change(id, 'remove', guest)).statusCode).toBe(200);
    expect(await publicStatus(id)).toBe(404);
  });

  testOnce('a repeated change is answered again, but not under another sender’s id', async () => {
    const { id } = await create();
    const fields = { id: String(id), change: 'sold', clientId: randomUUID() } as const;
    const first = await seller.ask('changeStatus', fields);
    expect(await seller.ask('changeStatus', fields)).toEqual(first);
    const other = new Seller(api);
    expect((await other.send('changeStatus', fields)).statusCode).toBe(404);
    const reused = await seller.send('updateListing', {
      id: String(id),
      revision: '2',
      clientId: fields.clientId,
    });
    expect(reused.statusCode).toBe(400);
    expect(Object.keys(reused.json().errors)).toEqual(['clientId']);
  });

  test('the list is paged, newest first; the ids of all of them are one answer, for their account alone', async () => {
    await seller.signIn(database, '+6281255500005', 'dealer');
    const model = { model: 'avanza', city: 'bandung', userId: seller.account?.id ?? 0 };
    const ids: number[] = [];
    for (let count = 0; count < 25; count += 1)
      ids.push(
        await insertListing(database, {
          ...model,
          createdAt: new Date(Date.now() - count * 1000),
          price: 1e8 + count,
        }),
      );
    expect((await seller.ask('ownIds', {})).ids).toEqual(ids.reverse());
    expect((await new Seller(api).send('ownIds', {})).statusCode).toBe(401);
    const second = await seller.ask('ownListings', { page: '2' });
    expect(second.meta).toEqual({ totalCount: 25, pageCount: 2, currentPage: 2, perPage: 20 });
    expect(second.items.map(({ price }) => price - 1e8)).toEqual([20, 21, 22, 23, 24]);
    expect(second.allowed_stock_add).toBe(175);
    expect((await seller.send('ownListings', { page: '3' })).statusCode).toBe(404);
    const guest = await api.app.inject({
      method: 'POST',
      url: endpointSchemas.ownListings.path,
      payload: {},
    });
    expect(guest.statusCode).toBe(401);
  });
});
