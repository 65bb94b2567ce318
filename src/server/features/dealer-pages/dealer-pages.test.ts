import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, schema } from '#server/db/database.ts';
import { openDealerPage } from '#server/features/dealer-pages/shared/open-dealer-page.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';

const { accounts, auditTrail, dealerPages, dealRatings, listings, offers, orders } = schema;

describeEachEngine('dealers of used cars', (open) => {
  let database: Database;
  let api: ApiApp;
  let number = 0;
  beforeAll(async () => {
    ({ database, api } = await startSeededApi(open));
  });
  afterAll(() => api?.close());

  /** Of this test alone: its number, and so its cars and its page. */
  async function newDealer(name: string) {
    const dealer = new Seller(api);
    number += 1;
    const { id } = await dealer.signIn(database, `+62812777700${String(number).padStart(2, '0')}`, 'dealer');
    await database.orm.update(accounts).set({ name }).where(eq(accounts.id, id));
    await openDealerPage(database.orm, id);
    const [page] = await database.orm.select().from(dealerPages).where(eq(dealerPages.accountId, id));
    const slug = page?.slug ?? '';
    const addCar = (model: string, city: string, facts = {}) =>
      insertListing(database, { model, city, userId: id, listingType: 'diler', ...facts });
    return { dealer, id, slug, addCar };
  }
  async function newBuyer() {
    const buyer = new Seller(api);
    number += 1;
    const { id } = await buyer.signIn(database, `+62812777700${String(number).padStart(2, '0')}`);
    return { buyer, id };
  }
  const acceptedOffer = (listingId: number, buyerId: number) =>
    database.orm.insert(offers).values({
      ...{ clientId: randomUUID(), listingId, buyerId, status: 'accepted', amount: 140e6 },
      expiresAt: new Date(Date.now() + 86_400_000),
    });

  test('a dealer with cars is in the directory, in its city, with the count of public cars', async () => {
    const { id, slug, addCar } = await newDealer('Sinar Bandung Motor');
    await addCar('avanza', 'bandung');
    await addCar('brio', 'bandung');
    await addCar('brio', 'bandung', { status: 'pending', publishedAt: null });
    const empty = await newDealer('Tanpa Mobil');
    const taken = await newDealer('Sinar Bandung Motor');
    await taken.addCar('avanza', 'jakarta-selatan');
    await database.announceChange();

    expect(taken.slug).toBe(`${slug}-2`);
    const all = await api.ask('dealers');
    const slugs = all.items.map((dealer) => dealer.slug);
    expect(slugs).toContain(slug);
    expect(slugs).not.toContain(empty.slug);
    const inBandung = await api.ask('dealers', { city: 'bandung' });
    expect(inBandung.items.find((dealer) => dealer.slug === slug)).toMatchObject({
      city: { slug: 'bandung' },
      count: 2,
      rating: null,
      isDemonstration: false,
    });
    expect(inBandung.nearby.map((dealer) => dealer.slug)).toContain(taken.slug);
    expect(await api.ask('dealerPage', { dealer: empty.slug })).toMatchObject({ count: 0, newest: null });

    await database.orm.update(accounts).set({ isSuspended: true }).where(eq(accounts.id, id));
    await database.announceChange();
    const answer = await api.app.inject(`/api/v1/dealer/page?dealer=${slug}`);
    expect(answer.statusCode).toBe(404);
  });

  test('its list has its own cars alone, with their counts, filters and orders', async () => {
    const { slug, addCar } = await newDealer('Daftar Sendiri');
    const dear = await addCar('avanza', 'surabaya', { price: 190e6 });
    const cheap = await addCar('avanza', 'surabaya', { price: 90e6 });
    const brio = await addCar('brio', 'surabaya', { price: 120e6 });
    await insertListing(database, { model: 'avanza', city: 'surabaya' });
    await database.announceChange();

    const idsOf = async (query: Record<string, string>) =>
      (await api.ask('listings', { dealer: slug, ...query })).items.map(({ id }) => id);
    expect((await idsOf({})).toSorted()).toEqual([dear, cheap, brio].toSorted());
    expect(await idsOf({ search: 'avanza', sort: 'price', order: 'asc' })).toEqual([cheap, dear]);
    const filters = await api.ask('filters', { dealer: slug });
    expect(filters.count).toBe(3);
    const bodies = filters.filters.find((group) => group.slug === 'body-type')?.filters ?? [];
    expect(bodies.reduce((sum, { count }) => sum + count, 0)).toBe(3);

    await database.orm.update(listings).set({ status: 'removed' }).where(eq(listings.id, brio));
    await database.announceChange();
    expect(await idsOf({})).toHaveLength(2);
    expect((await api.ask('allFilters', { dealer: slug })).count).toBe(2);
  });

  test('the dealer edits its page; contact details, unknown cities and stale versions are refused', async () => {
    const { dealer, slug, addCar } = await newDealer('Maju Bersama');
    await addCar('avanza', 'semarang');
    const { revision } = await dealer.ask('ownDealerPage', {});
    const hours = JSON.stringify(
      Array.from({ length: 7 }, (_, day) => (day === 6 ? [] : [['09:00', '17:00']])),
    );
    const photo = await dealer.upload();
    const fields = {
      ...{ revision: String(revision), name: 'Maju Bersama Mobil', about: 'Sejak 2010.\nMobil terawat.' },
      ...{ address: 'Jl. Pandanaran 12', city: 'semarang', areas: 'surakarta', hours, photo },
    };
    const saved = await dealer.ask('saveDealerPage', fields);
    expect(saved).toMatchObject({ name: 'Maju Bersama Mobil', city: { slug: 'semarang' }, count: 1 });
    const page = await api.ask('dealerPage', { dealer: slug });
    expect(page).toMatchObject({
      name: 'Maju Bersama Mobil',
      address: 'Jl. Pandanaran 12',
      isVerified: false,
    });
    expect(page.hours?.[0]).toEqual([['09:00', '17:00']]);
    expect(page.photo).not.toBeNull();

    const refused = async (changes: Record<string, string>) => {
      const answer = await dealer.send('saveDealerPage', {
        ...fields,
        revision: String(saved.revision),
        ...changes,
      });
      return { status: answer.statusCode, fields: Object.keys(answer.json().errors ?? {}) };
    };
    expect(await refused({ about: 'WA 0812 3456 7890' })).toEqual({ status: 422, fields: ['about'] });
    for (const contact of ['WA 081234567890', 'wa.me/6281234567890', 'IG: majumobil'])
      for (const field of ['name', 'about', 'address'])
        expect(await refused({ [field]: `Jl. Raya 5, ${contact}` })).toEqual({
          status: 422,
          fields: [field],
        });
    // A number that goes on in the next field.
    expect((await refused({ about: 'Buka 0812', address: '3456 7890 Semarang' })).status).toBe(422);
    expect(await refused({ name: 'X' })).toEqual({ status: 422, fields: ['name'] });
    expect(await refused({ city: 'atlantis' })).toEqual({ status: 422, fields: ['city'] });
    expect(await refused({ hours: '[[["09:00","09:00"]],[],[],[],[],[],[]]' })).toEqual({
      status: 422,
      fields: ['hours'],
    });
    expect(await refused({ photo: 'f'.repeat(64) })).toEqual({ status: 422, fields: ['photo'] });
    expect((await refused({ revision: String(revision) })).status).toBe(412);
    // What is empty is not sent.
    const bare = { revision: String(saved.revision), name: 'Maju Bersama Mobil', photo: 'none' };
    expect(await dealer.ask('saveDealerPage', bare)).toMatchObject({ about: '', address: '', photo: null });
  });

  test('staff verifies a dealer, with a trail; a new name needs it again', async () => {
    const { dealer, id, slug, addCar } = await newDealer('Cahaya Terang');
    await addCar('avanza', 'medan');
    const staff = new Seller(api);
    await staff.signIn(database, '+6281277770901', 'staff');
    const clientId = randomUUID();
    const decision = { clientId, dealer: slug, isVerified: '1' } as const;
    expect((await staff.ask('staffVerifyDealer', decision)).dealer.isVerified).toBe(true);
    await staff.ask('staffVerifyDealer', decision);
    const trail = await database.orm.select().from(auditTrail).where(eq(auditTrail.accountId, id));
    expect(trail.map(({ action }) => action)).toEqual(['verify-dealer']);
    expect((await api.ask('dealerPage', { dealer: slug })).isVerified).toBe(true);

    const { revision } = await dealer.ask('ownDealerPage', {});
    const fields = { revision: String(revision), about: '', address: '' };
    expect((await dealer.ask('saveDealerPage', { ...fields, name: 'Cahaya Terang' })).isVerified).toBe(true);
    const renamed = { ...fields, revision: String(revision + 1), name: 'Nama Lain' };
    expect((await dealer.ask('saveDealerPage', renamed)).isVerified).toBe(false);
  });

  test('only the buyer of a finished deal rates, once for each deal', async () => {
    const { id, slug, addCar } = await newDealer('Rating Motor');
    await addCar('brio', 'bandung');
    const offered = await addCar('avanza', 'bandung', { status: 'sold' });
    const booked = await addCar('avanza', 'bandung', { status: 'sold' });
    const unsold = await addCar('avanza', 'bandung');
    const { buyer, id: buyerId } = await newBuyer();
    const stranger = (await newBuyer()).buyer;
    await acceptedOffer(offered, buyerId);
    await acceptedOffer(unsold, buyerId);
    await database.orm.insert(orders).values({
      ...{ reference: 'LJ-0123456789ABCDEF', clientId: randomUUID(), listingId: booked, buyerId },
      ...{ car: 'Toyota Avanza', status: 'released', fee: 500_000, price: 150e6, name: 'Sari' },
      ...{ termsVersion: '2026-11-01', provider: 'sandbox', payBy: new Date() },
    });

    const open = (who: Seller) => who.ask('deals', { dealer: slug });
    expect((await open(buyer)).items.map(({ listingId }) => listingId).toSorted()).toEqual(
      [offered, booked].toSorted(),
    );
    expect((await open(stranger)).items).toEqual([]);
    const rating = (listingId: number, stars: string, words = '') => ({
      ...{ clientId: randomUUID(), listingId: String(listingId), stars, words },
    });
    expect((await stranger.send('rateDeal', rating(offered, '5'))).statusCode).toBe(404);
    expect((await buyer.send('rateDeal', rating(unsold, '5'))).statusCode).toBe(404);
    expect((await buyer.send('rateDeal', rating(offered, '5', 'WA 0812 3456 7890'))).statusCode).toBe(422);

    const toRate = async () =>
      (await buyer.ask('bookingOffers', { role: 'buyer' })).items.map(({ listing, dealerToRate }) => [
        listing.id,
        dealerToRate,
      ]);
    expect(await toRate()).toEqual(
      expect.arrayContaining([
        [offered, slug],
        [unsold, undefined],
      ]),
    );

    const first = rating(offered, '5', 'Mobil sesuai iklan.');
    await Promise.all([buyer.ask('rateDeal', first), buyer.ask('rateDeal', first)]);
    expect((await buyer.send('rateDeal', rating(offered, '1'))).statusCode).toBe(404);
    expect(await toRate()).toContainEqual([offered, undefined]);
    const orderToRate = async () => (await buyer.ask('ownOrders', {})).items[0]?.dealerToRate;
    expect(await orderToRate()).toBe(slug);
    await buyer.ask('rateDeal', rating(booked, '4'));
    expect(await orderToRate()).toBeUndefined();
    const rows = await database.orm.select().from(dealRatings).where(eq(dealRatings.dealerId, id));
    expect(rows).toHaveLength(2);
    const page = await api.ask('dealerPage', { dealer: slug });
    expect(page.rating).toEqual({ average: 4.5, count: 2 });
    expect(page.ratings.map(({ words }) => words)).toContain('Mobil sesuai iklan.');

    const staff = new Seller(api);
    await staff.signIn(database, '+6281277770902', 'staff');
    const worst = rows.find(({ stars }) => stars === 4);
    await staff.ask('staffHideRating', { clientId: randomUUID(), id: String(worst?.id), isHidden: '1' });
    expect((await api.ask('dealerPage', { dealer: slug })).rating).toEqual({ average: 5, count: 1 });
    expect((await staff.ask('staffRatings', {})).items[0]).toMatchObject({ isHidden: true });
  });
});
