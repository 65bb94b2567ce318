import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FacetedIndex } from '#catalogue/faceted-index/faceted-index.ts';
import { Vocabulary } from '#catalogue/vocabulary.ts';
import { type Database, schema } from '#server/db/database.ts';
import { createMarketService } from '#server/market/market.service.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller, soundForm } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';
import { createSellService, type SellService } from './sell.service.ts';

const { listings } = schema;
const mobile = '+6281234567890';

describeEachEngine('an unverified listing', (open, testOnce) => {
  let database: Database;
  let api: ApiApp;
  let form: Record<string, string>;
  let selling: SellService;

  beforeAll(async () => {
    ({ database, api } = await startSeededApi(open));
    form = await soundForm(database);
    const empty = {
      index: new FacetedIndex(),
      vocabulary: new Vocabulary({
        brands: [],
        models: [],
        variants: [],
        provinces: [],
        cities: [],
        oldSlugs: [],
      }),
    };
    selling = createSellService({
      database,
      market: createMarketService({ current: () => empty, onSynced: () => undefined }),
      previews: async () => new Map(),
    });
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    await database.orm.delete(listings);
    await database.announceChange();
  });

  const send = (guest: Seller, changes: Record<string, string> = {}) => guest.advertise(form, changes);
  const all = () => database.orm.select().from(listings).orderBy(listings.id);

  test('is claimed when its device signs in, and is public if it passes the review', async () => {
    const guest = new Seller(api);
    const { id } = await send(guest);
    const unknown = await send(guest, { modelId: '', modelName: 'Mobil Aneh', variantId: '' });
    const account = await guest.signIn(database, mobile);
    expect(account.name).toBeNull();
    await selling.onSignedIn(account, guest.deviceHash);
    // The input of the sell form fills the new profile.
    const { user, isWhatsapp } = await guest.ask('userProfile', {});
    expect({ name: user.name, isWhatsapp }).toEqual({
      name: form.name,
      isWhatsapp: form.isWhatsapp === '1',
    });
    expect(await all()).toMatchObject([
      { id, status: 'live', userId: account.id, mobileVerified: true, deviceHash: null, revision: 2 },
      { id: unknown.id, status: 'pending', userId: account.id, rejectReasons: ['unknown_model'] },
    ]);
    expect((await api.app.inject(`/api/v4/inventory/view-es?id=${id}`)).statusCode).toBe(200);
    // Repeating the original call returns its current state.
    const { clientId } = (await all())[0] ?? {};
    const asGuest = await guest.ask('createListing', { ...form, clientId: clientId ?? '' });
    expect(asGuest.listing).toMatchObject({ id, status: 'live' });
    // Signing in again changes nothing.
    await selling.onSignedIn(account, guest.deviceHash);
    expect((await all()).map(({ revision }) => revision)).toEqual([2, 2]);
  });

  testOnce('of another device or with another number is not touched', async () => {
    const guest = new Seller(api);
    const elsewhere = new Seller(api);
    await send(guest, { mobile: '0813 7777 8888' });
    const { id } = await send(elsewhere);
    const account = await guest.signIn(database, mobile);
    await selling.onSignedIn(account, guest.deviceHash);
    expect((await all()).map(({ status }) => status)).toEqual(['unverified', 'unverified']);
    // One with the account's number is listed and can be claimed.
    const { items } = await guest.ask('ownListings', {});
    expect(items.map((item) => item.id)).toContain(id);
    expect((await guest.send('ownListing', { id: String(id) })).statusCode).toBe(404);
    const claim = { id: String(id), change: 'claim', clientId: randomUUID() } as const;
    expect((await guest.ask('changeStatus', claim)).listing).toMatchObject({ id, status: 'live' });
    expect((await guest.send('ownListing', { id: String(id) })).statusCode).toBe(200);
  });

  test('of an import stays public when its seller claims it, with the messages that waited', async () => {
    const id = await insertListing(database, {
      ...{ model: 'avanza', city: 'bandung', source: 'daftar-lama', mobile, images: [] },
    });
    const buyer = new Seller(api);
    const lead = {
      id: String(id),
      kind: 'contact' as const,
      name: 'Sari',
      mobile: '081255510009',
      message: 'Masih ada?',
    };
    await buyer.ask('saveLead', { ...lead, consent: '2026-11-22', clientId: randomUUID() });
    const stranger = new Seller(api);
    await stranger.signIn(database, '+6281399998888');
    const owner = new Seller(api);
    await owner.signIn(database, mobile);
    const claim = { id: String(id), change: 'claim', clientId: randomUUID() } as const;
    expect((await stranger.send('changeStatus', claim)).statusCode).toBe(404);
    expect((await stranger.ask('ownListings', {})).items).toEqual([]);
    expect((await owner.ask('ownListings', {})).items).toMatchObject([{ id, isOwn: false }]);
    expect((await owner.ask('sellerLeads', {})).items).toEqual([]);
    const mine = { ...claim, clientId: randomUUID() };
    expect((await owner.ask('changeStatus', mine)).listing).toMatchObject({ id, status: 'live' });
    expect((await owner.ask('sellerLeads', {})).items).toMatchObject([{ name: 'Sari' }]);
    const page = await api.app.inject(`/api/v4/inventory/view-es?id=${id}`);
    expect(page.json().data.listing.mobileVerified).toBe(true);
  });

  testOnce('is claimed up to the stock limit; beyond it the reason is shown', async () => {
    const guest = new Seller(api);
    const ids = [(await send(guest)).id, (await send(guest)).id, (await send(guest)).id];
    const seller = new Seller(api);
    const account = await seller.signIn(database, mobile);
    const own = await seller.ask('createListing', {
      ...form,
      images: await seller.upload(),
      clientId: randomUUID(),
    });
    await selling.onSignedIn(account, guest.deviceHash);
    const rows = await all();
    expect(rows.map(({ id, status }) => [id, status])).toEqual([
      [ids[0], 'live'],
      [ids[1], 'live'],
      [ids[2], 'unverified'],
      [own.listing.id, 'live'],
    ]);
    expect(rows[2]).toMatchObject({ rejectReasons: ['stock_limit'], userId: null });
    const claim = { id: String(ids[2]), change: 'claim', clientId: randomUUID() } as const;
    expect((await seller.send('changeStatus', claim)).json()).toMatchObject({ code: 'stock_limit' });
    await database.orm
      .update(listings)
      .set({ status: 'sold' })
      .where(eq(listings.id, ids[0] ?? 0));
    expect((await seller.ask('changeStatus', claim)).listing.status).toBe('live');
  });

  testOnce(
    'is claimed in the revision that was seen: its sender cannot exchange the car meanwhile',
    async () => {
      const stranger = new Seller(api);
      const seen = await send(stranger);
      const changed = { id: String(seen.id), revision: String(seen.revision), clientId: randomUUID() };
      await stranger.ask('updateListing', { ...changed, price: '99000000' });
      const owner = new Seller(api);
      await owner.signIn(database, mobile);
      const claim = { ...changed, change: 'claim', clientId: randomUUID() } as const;
      expect((await owner.send('changeStatus', claim)).json()).toMatchObject({ code: 'conflict' });
      const { items } = await owner.ask('ownListings', {});
      const revision = String(items[0]?.revision);
      expect((await owner.ask('changeStatus', { ...claim, revision })).listing.status).toBe('live');
      // Other accounts learn nothing about its revision.
      const other = new Seller(api);
      await other.signIn(database, '+6281399998888');
      const theirs = { ...claim, clientId: randomUUID() } as const;
      expect((await other.send('changeStatus', theirs)).json()).toMatchObject({ code: 'not_found' });
    },
  );

  test('two sign-ins at once claim it once', async () => {
    const guest = new Seller(api);
    await send(guest);
    const account = await guest.signIn(database, mobile);
    await Promise.all([1, 2, 3].map(() => selling.onSignedIn(account, guest.deviceHash)));
    expect(await all()).toMatchObject([{ status: 'live', revision: 2 }]);
  });
});
