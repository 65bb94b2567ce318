import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { QueryOf } from '#contract/api/endpoint-schemas.ts';
import { formWords } from '#contract/form/form-words.ts';
import { offerFormLimits } from '#contract/offers/offer-form.ts';
import { type Database, schema } from '#server/db/database.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';
import { expireOffers, freeForsaken, freeReservations } from './offer-job.ts';

const { accountCollections, accounts, blockedAccounts, listings, notifications, offers, offerSteps } = schema;
const price = 160e6;

describeEachEngine('offers', (open, testOnce) => {
  let database: Database;
  let api: ApiApp;
  let buyer: Seller;
  let seller: Seller;
  let other: Seller;
  let car: number;

  beforeAll(async () => {
    ({ database, api } = await startSeededApi(open));
    [buyer, seller, other] = [new Seller(api), new Seller(api), new Seller(api)];
    await buyer.signIn(database, '+6281255510001');
    await seller.signIn(database, '+6281255510002');
    await other.signIn(database, '+6281255510003');
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    const { orm } = database;
    await orm.delete(listings);
    await orm.delete(notifications);
    await orm.delete(blockedAccounts);
    car = await newCar();
  });

  const idOf = (person: Seller) => {
    if (!person.account) throw new Error('not signed in');
    return person.account.id;
  };
  const newCar = (facts: { userId?: number | null; status?: 'live' | 'pending' } = {}) =>
    insertListing(database, {
      ...{ model: 'avanza', city: 'bandung', price, userId: idOf(seller), sellerName: 'Budi' },
      ...{ mobile: '+6281255510002', mobileVerified: true, isWhatsapp: true },
      ...facts,
    });
  const offerFor = (listingId: number, given: Partial<QueryOf<'sendOffer'>> = {}): QueryOf<'sendOffer'> => ({
    ...{ listingId: String(listingId), amount: '150.000.000', clientId: randomUUID() },
    ...given,
  });
  const send = async (given: Partial<QueryOf<'sendOffer'>> = {}, by = buyer, listingId = car) =>
    (await by.ask('sendOffer', offerFor(listingId, given))).offer;
  type Change = Partial<QueryOf<'changeOffer'>> & Pick<QueryOf<'changeOffer'>, 'action'>;
  const changeOf = ({ id, revision }: { id: number; revision: number }, change: Change) => ({
    ...{ id: String(id), revision: String(revision), clientId: randomUUID() },
    ...change,
  });
  const change = async (by: Seller, offer: { id: number; revision: number }, given: Change) =>
    (await by.ask('changeOffer', changeOf(offer, given))).offer;
  const refused = async (by: Seller, offer: { id: number; revision: number }, given: Change) => {
    const answer = await by.send('changeOffer', changeOf(offer, given));
    return [answer.statusCode, answer.json().code];
  };
  const statusOf = async (listingId: number) => {
    const [row] = await database.orm.select().from(listings).where(eq(listings.id, listingId));
    return row?.status;
  };
  const newsOf = async (person: Seller) => {
    const rows = await database.orm
      .select()
      .from(notifications)
      .where(eq(notifications.accountId, idOf(person)))
      .orderBy(notifications.id);
    return rows.map(({ kind, facts }) => [kind, facts]);
  };

  testOnce('keep where the visit came from', async () => {
    const { id } = await send({ utmSource: 'radio', landingUrl: '/mobil-bekas' });
    const [row] = await database.orm.select().from(offers).where(eq(offers.id, id));
    expect(row).toMatchObject({ utmSource: 'radio', utmMedium: null, landingUrl: '/mobil-bekas' });
  });

  test('are made, countered, accepted, and reserve the car for 48 hours; both see every step', async () => {
    const sent = await send({ note: 'Bisa lihat hari Sabtu?' });
    expect(sent).toMatchObject({
      role: 'buyer',
      status: 'sent',
      amount: 150e6,
      other: { name: 'Budi', mobile: null },
    });
    const received = await seller.ask('bookingOffers', { role: 'seller' });
    expect(received.items).toMatchObject([
      { id: sent.id, role: 'seller', other: { mobile: null }, listing: { id: car, price } },
    ]);
    const countered = await change(seller, sent, { action: 'counter', amount: '157000000' });
    expect(countered).toMatchObject({ status: 'countered', amount: 157e6, revision: 2 });
    const accepted = await change(buyer, countered, { action: 'accept' });
    expect(accepted).toMatchObject({
      status: 'accepted',
      amount: 157e6,
      other: { mobile: '+6281255510002' },
    });
    const kept = Date.parse(accepted.reservedUntil ?? '') - Date.now();
    expect(kept / 3_600_000).toBeCloseTo(48, 1);
    expect(accepted.steps.map(({ action, by, amount, note }) => [action, by, amount, note])).toEqual([
      ['send', 'buyer', 150e6, 'Bisa lihat hari Sabtu?'],
      ['counter', 'seller', 157e6, ''],
      ['accept', 'buyer', null, ''],
    ]);
    expect(await statusOf(car)).toBe('reserved');
    // Visible to the next call of anyone.
    const page = await api.app.inject(`/api/v4/inventory/view-es?id=${car}`);
    expect(page.json().data.listing.status).toBe('reserved');
    const locked = await seller.ask('lockedOffers', {});
    expect(locked.items).toMatchObject([{ id: sent.id, other: { mobile: '+6281255510001' } }]);
    expect((await buyer.ask('bookings', {})).items).toMatchObject([{ id: sent.id }]);
    expect((await buyer.ask('lockedOffers', {})).items).toEqual([]);
    expect(await newsOf(seller)).toMatchObject([
      ['offer-received', { offerId: sent.id, amount: 150e6, listingId: car }],
      ['offer-changed', { status: 'accepted', role: 'seller' }],
    ]);
    expect(await newsOf(buyer)).toMatchObject([
      ['offer-changed', { status: 'countered', amount: 157e6, role: 'buyer' }],
    ]);
  });

  test('are made and answered once, also twenty times at once', async () => {
    const fields = offerFor(car);
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.send('sendOffer', fields)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await database.orm.select().from(offers)).toHaveLength(1);
    const [sent] = (await buyer.ask('bookingOffers', {})).items;
    if (!sent) throw new Error('no offer');
    const accept = changeOf(sent, { action: 'accept' });
    const accepted = await Promise.all(Array.from({ length: 20 }, () => seller.send('changeOffer', accept)));
    expect(new Set(accepted.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await database.orm.select().from(offerSteps)).toHaveLength(2);
    expect(await newsOf(seller)).toHaveLength(1);
    // A lost response is repeated after the car is gone, to its sender only.
    await database.orm.update(listings).set({ status: 'sold' }).where(eq(listings.id, car));
    expect((await buyer.send('sendOffer', fields)).statusCode).toBe(200);
    expect((await other.send('sendOffer', fields)).statusCode).toBe(404);
    expect((await other.send('changeOffer', accept)).statusCode).toBe(404);
  });

  test('of two for one car only one is accepted, also at once', async () => {
    const all = [await send(), await send({}, other)];
    const answers = await Promise.all(
      all.map((offer) => seller.send('changeOffer', changeOf(offer, { action: 'accept' }))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const rows = await database.orm.select().from(offers);
    expect(rows.map(({ status }) => status).sort()).toEqual(['accepted', 'sent']);
    // The other one stays open until the car is sold.
    const [first] = (await seller.ask('lockedOffers', {})).items;
    if (!first) throw new Error('nothing is kept');
    await change(seller, first, { action: 'decline' });
    expect(await statusOf(car)).toBe('live');
    const open = (await seller.ask('bookingOffers', {})).items.find(({ status }) => status === 'sent');
    if (!open) throw new Error('the other one is gone');
    expect(await change(seller, open, { action: 'accept' })).toMatchObject({ status: 'accepted' });
  });

  testOnce('steps out of turn, on an old revision, or of another account are refused', async () => {
    const sent = await send();
    expect(await refused(buyer, sent, { action: 'accept' })).toEqual([412, 'conflict']);
    expect(await refused(other, sent, { action: 'decline' })).toEqual([404, 'not_found']);
    expect(await refused(other, { id: 999_999, revision: 1 }, { action: 'decline' })).toEqual([
      404,
      'not_found',
    ]);
    const countered = await change(seller, sent, { action: 'counter', amount: '155000000' });
    expect(await refused(seller, countered, { action: 'accept' })).toEqual([412, 'conflict']);
    // The amount has changed since it was seen.
    expect(await refused(buyer, sent, { action: 'accept' })).toEqual([412, 'conflict']);
    const withdrawn = await change(buyer, countered, { action: 'withdraw' });
    for (const action of ['accept', 'decline'] as const)
      expect(await refused(seller, withdrawn, { action })).toEqual([412, 'conflict']);
    expect((await other.ask('bookingOffers', { listingId: String(car) })).items).toEqual([]);
    const guest = new Seller(api);
    for (const name of ['bookingOffers', 'lockedOffers', 'bookings'] as const)
      expect((await guest.send(name, {})).statusCode).toBe(401);
    expect((await guest.send('sendOffer', offerFor(car))).statusCode).toBe(401);
  });

  testOnce('problems are by field, in the language of the call', async () => {
    const low = await buyer.send(
      'sendOffer',
      offerFor(car, { amount: '79.999.999', note: 'WA 0812 3456 7890' }),
    );
    expect([low.statusCode, low.json().errors]).toEqual([
      422,
      { amount: [formWords.offer_too_low.id], note: [formWords.contact_in_offer.id] },
    ]);
    const high = await buyer.send('sendOffer', offerFor(car, { amount: '1600000000' }));
    expect(high.json().errors).toEqual({ amount: [formWords.offer_too_high.id] });
    const none = await buyer.send('sendOffer', offerFor(car, { amount: 'seratus' }));
    expect(none.json().errors).toEqual({ amount: [formWords.not_a_number.id] });
    const own = await seller.send('sendOffer', offerFor(car));
    expect([own.statusCode, Object.keys(own.json().errors)]).toEqual([422, ['listingId']]);
    const sent = await send();
    const counter = await seller.send('changeOffer', changeOf(sent, { action: 'counter' }));
    expect(counter.json().errors).toEqual({ amount: [formWords.required.id] });
    expect(await database.orm.select().from(offerSteps)).toHaveLength(1);
  });

  testOnce('only for public cars of active sellers, and one at a time', async () => {
    const nobodys = await newCar({ userId: null });
    const hidden = await newCar({ status: 'pending' });
    for (const id of [nobodys, hidden, 999_999])
      expect((await buyer.send('sendOffer', offerFor(id))).statusCode).toBe(404);
    await send();
    expect((await buyer.send('sendOffer', offerFor(car))).json().code).toBe('offer_open');
    await database.orm.insert(blockedAccounts).values({ accountId: idOf(seller), blockedId: idOf(other) });
    expect((await other.send('sendOffer', offerFor(car))).statusCode).toBe(404);
  });

  test('are limited by the hour, also when they come at once', async () => {
    const cars: number[] = [];
    for (let count = 0; count < offerFormLimits.anHour + 4; count += 1) cars.push(await newCar());
    const answers = await Promise.all(cars.map((id) => buyer.send('sendOffer', offerFor(id))));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(offerFormLimits.anHour);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
  });

  testOnce('expire after seven days, and are shown as expired before the job runs', async () => {
    const sent = await send();
    await database.orm.update(offers).set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await seller.ask('bookingOffers', {})).items).toMatchObject([{ status: 'expired' }]);
    expect(await refused(seller, sent, { action: 'accept' })).toEqual([412, 'conflict']);
    expect(await expireOffers(database)).toBe(1);
    expect(await expireOffers(database)).toBe(0);
    const [row] = await database.orm.select().from(offers);
    expect(row).toMatchObject({ status: 'expired', revision: 2 });
    expect(await newsOf(buyer)).toMatchObject([['offer-changed', { status: 'expired' }]]);
    expect((await newsOf(seller)).at(-1)).toMatchObject(['offer-changed', { status: 'expired' }]);
  });

  testOnce(
    'a reserved car is offered again when its time is over, or its buyer withdraws or leaves',
    async () => {
      const first = await change(seller, await send(), { action: 'accept' });
      await database.orm.update(offers).set({ reservedUntil: new Date(Date.now() - 1000) });
      expect(await freeReservations(database)).toBe(1);
      expect(await freeReservations(database)).toBe(0);
      expect(await statusOf(car)).toBe('live');
      const [after] = (await buyer.ask('bookingOffers', {})).items;
      expect(after).toMatchObject({ id: first.id, status: 'accepted', reservedUntil: null });

      const second = await change(seller, await send({}, other), { action: 'accept' });
      // Withdrawing an earlier agreement does not release the new reservation.
      await change(buyer, first, { action: 'withdraw' });
      expect(await statusOf(car)).toBe('reserved');
      await change(other, second, { action: 'withdraw' });
      expect(await statusOf(car)).toBe('live');

      await change(seller, await send({}, other), { action: 'accept' });
      await database.orm.delete(offers).where(inArray(offers.status, ['accepted']));
      await freeForsaken(database);
      expect(await statusOf(car)).toBe('live');
    },
  );

  testOnce(
    'a car that was taken down is no longer reserved, and later ends do not make it public',
    async () => {
      const first = await change(seller, await send(), { action: 'accept' });
      const setStatus = (status: 'rejected' | 'live') =>
        database.orm.update(listings).set({ status }).where(eq(listings.id, car));
      await setStatus('rejected');
      expect((await seller.ask('lockedOffers', {})).items).toEqual([]);
      expect((await buyer.ask('bookingOffers', {})).items).toMatchObject([{ reservedUntil: null }]);
      await setStatus('live');
      await change(seller, await send({}, other), { action: 'accept' });
      await change(buyer, first, { action: 'withdraw' });
      expect(await statusOf(car)).toBe('reserved');
    },
  );

  test('selling or removing a car ends its open offers', async () => {
    const accepted = await change(seller, await send(), { action: 'accept' });
    await send({}, other);
    const listing = { id: String(car), clientId: randomUUID(), revision: '1' };
    await seller.ask('changeStatus', { ...listing, change: 'sold' });
    expect((await other.ask('bookingOffers', {})).items).toMatchObject([{ status: 'declined' }]);
    expect((await buyer.ask('bookingOffers', {})).items).toMatchObject([
      { id: accepted.id, status: 'accepted', reservedUntil: null, listing: { status: 'sold' } },
    ]);
    await seller.ask('changeStatus', { ...listing, clientId: randomUUID(), revision: '2', change: 'remove' });
    expect((await buyer.ask('bookingOffers', {})).items).toMatchObject([{ status: 'declined' }]);
    expect(await statusOf(car)).toBe('removed');
  });

  test('the owner’s dashboard counts offers, and those that wait for an answer', async () => {
    const sent = await send();
    await send({}, other);
    const kept = [
      { id: car, at: 1, savedAt: 1, price },
      { id: car + 1, at: 1, savedAt: 1, price },
    ];
    const given = (items: object[]) => ({ kind: 'favourites' as const, items });
    await database.orm.insert(accountCollections).values([
      { accountId: idOf(buyer), ...given(kept) },
      // Removed again: a tombstone.
      { accountId: idOf(other), ...given([{ id: car, at: 2, isGone: true }]) },
    ]);
    const before = (await seller.ask('ownListings', {})).items.find(({ id }) => id === car);
    expect(before?.activity).toEqual({
      ...{ offers: 2, openOffers: 2, favourites: 1 },
      ...{ leads: 0, newLeads: 0, contactViews: 0 },
    });
    await change(seller, sent, { action: 'decline' });
    const after = (await seller.ask('ownListings', {})).items.find(({ id }) => id === car);
    expect(after?.activity).toMatchObject({ offers: 2, openOffers: 1 });
    expect(after?.advice).toEqual(['add_photos', 'write_description', 'name_variant']);
  });

  test('offers that wait for the reader come first, the rest by last change', async () => {
    const others = [await newCar(), await newCar()];
    const first = await send();
    const second = await send({}, buyer, others[0]);
    const third = await send({}, buyer, others[1]);
    await change(seller, second, { action: 'counter', amount: '157000000' });
    const ids = async (by: Seller, role: 'buyer' | 'seller') =>
      (await by.ask('bookingOffers', { role })).items.map(({ id }) => id);
    expect(await ids(seller, 'seller')).toEqual([third.id, first.id, second.id]);
    await change(buyer, third, { action: 'withdraw' });
    expect(await ids(buyer, 'buyer')).toEqual([second.id, third.id, first.id]);
    await database.orm.update(offers).set({ expiresAt: new Date(0) });
    expect(await ids(buyer, 'buyer')).toEqual([third.id, second.id, first.id]);
  });

  testOnce('deleting an account deletes its offers', async () => {
    await send();
    await database.orm.delete(accounts).where(eq(accounts.id, idOf(buyer)));
    expect(await database.orm.select().from(offers)).toEqual([]);
  });
});
