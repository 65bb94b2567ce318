import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseMobileNumber } from '#contract/account/mobile-number.ts';
import { isDemonstrationNumber } from '#contract/seller-number/demonstration-number.ts';
import { type Database, schema } from '#server/db/database.ts';
import { seedDatabase } from '#server/db/seed/seed-database.ts';
import { createPushRepository } from '#server/features/notifications/push.repository.ts';
import { type ApiApp, startApi } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { freeReservations } from '../offers/offer-job.ts';
import { answerOffers } from './answer-offers.ts';

const { accounts, listings, notifications, offers } = schema;

describeEachEngine('a demonstration seller', (open) => {
  let database: Database;
  let api: ApiApp;
  let buyer: Seller;
  let cars: (typeof listings.$inferSelect)[];
  /** There is no market: 30 cars have too few of a kind. */
  const market = { marketOf: () => null };

  beforeAll(async () => {
    ({ database, api } = await startSeededApi(open));
    await seedDatabase(database, { demoListings: 30, onProgress: () => undefined });
    cars = await database.orm.select().from(listings).orderBy(asc(listings.id));
    buyer = new Seller(api);
    await buyer.signIn(database, '+6281255510001');
  });
  afterAll(() => api?.close());

  const carAt = (at: number) => {
    const car = cars[at];
    if (!car) throw new Error('too few cars');
    return car;
  };
  const offer = async (at: number, share: number, by = buyer) => {
    const { id, price } = carAt(at);
    const fields = {
      listingId: String(id),
      amount: String(Math.round(price * share)),
      clientId: randomUUID(),
    };
    return (await by.ask('sendOffer', fields)).offer;
  };
  const change = async (
    { id, revision }: { id: number; revision: number },
    given: { action: 'accept' | 'counter' | 'withdraw'; amount?: string },
  ) =>
    (
      await buyer.ask('changeOffer', {
        ...{ id: String(id), revision: String(revision), clientId: randomUUID() },
        ...given,
      })
    ).offer;

  test('is verified, marked, and has a number that is not assigned', async () => {
    const { id, carIdHash, sellerName } = carAt(0);
    const page = await api.app.inject(`/api/v4/inventory/view-es?id=${id}`);
    expect(page.json().data.listing).toMatchObject({ mobileVerified: true, isDemo: true });
    const { sellerDetails } = await buyer.ask('sellerDetail', { carIdHash });
    expect(sellerDetails).toMatchObject({ name: sellerName, isWhatsapp: true });
    for (const { mobile } of cars) {
      expect(isDemonstrationNumber(mobile ?? '')).toBe(true);
      // It cannot be used to sign in.
      expect(parseMobileNumber(mobile ?? '')).toBeUndefined();
    }
    const dealers = cars.filter(({ listingType }) => listingType === 'diler');
    const identity = (car: typeof listings.$inferSelect) =>
      [car.dealerIdHash, car.mobile, car.userId].join(' ');
    expect(new Set(dealers.map(identity)).size).toBe(new Set(dealers.map((car) => car.dealerIdHash)).size);
    expect(new Set(cars.map((car) => car.userId)).size).toBeGreaterThan(15);
  });

  test('takes a message, and is sent none', async () => {
    const { id, userId } = carAt(1);
    const lead = {
      id: String(id),
      kind: 'contact' as const,
      name: 'Sari',
      mobile: '081255510009',
      message: 'Masih ada?',
    };
    const answer = await buyer.send('saveLead', { ...lead, consent: '2026-11-22', clientId: randomUUID() });
    expect(answer.statusCode).toBe(200);
    const told = await database.orm
      .select()
      .from(notifications)
      .where(eq(notifications.accountId, userId ?? 0));
    expect(told).toMatchObject([{ kind: 'lead-received' }]);
    expect(await createPushRepository(database.orm).mobilesOf([userId ?? 0])).toEqual(new Map());
  });

  test('counters once, accepts what it named, and its number opens', async () => {
    const countered = await offer(2, 0.7);
    expect(countered).toMatchObject({ status: 'countered', revision: 2 });
    expect(countered.steps.map(({ by, action }) => `${by} ${action}`)).toEqual([
      'buyer send',
      'seller counter',
    ]);
    const accepted = await change(countered, { action: 'accept' });
    expect(accepted).toMatchObject({ status: 'accepted', other: { mobile: carAt(2).mobile } });
    expect(accepted.reservedUntil).not.toBeNull();
    const [car] = await database.orm
      .select()
      .from(listings)
      .where(eq(listings.id, carAt(2).id));
    expect(car?.status).toBe('reserved');
  });

  test('accepts near the market, and declines a second low offer', async () => {
    expect(await offer(3, 0.97)).toMatchObject({ status: 'accepted' });
    const countered = await offer(4, 0.6);
    const low = String(Math.round(carAt(4).price * 0.65));
    expect(await change(countered, { action: 'counter', amount: low })).toMatchObject({ status: 'declined' });
  });

  test('answers an offer for a reserved car once that is offered again', async () => {
    const other = new Seller(api);
    await other.signIn(database, '+6281255510002');
    await offer(5, 0.98, other);
    const sent = await offer(5, 0.99);
    expect(sent.status).toBe('sent');
    await answerOffers(database, market);
    expect((await buyer.ask('bookingOffers', { listingId: String(carAt(5).id) })).items).toMatchObject([
      { status: 'sent' },
    ]);
    await database.orm
      .update(offers)
      .set({ reservedUntil: new Date(0) })
      .where(eq(offers.listingId, carAt(5).id));
    expect(await freeReservations(database)).toBe(1);
    await answerOffers(database, market);
    expect((await buyer.ask('bookingOffers', { listingId: String(carAt(5).id) })).items).toMatchObject([
      { status: 'accepted' },
    ]);
  });

  test('does not act where the demonstration is off; what was left is answered by the job', async () => {
    const without = await startApi(database, { variables: { DEMO_LISTINGS: '0' } });
    try {
      const other = new Seller(without);
      await other.signIn(database, '+6281255510003');
      expect((await offer(6, 0.98, other)).status).toBe('sent');
      await answerOffers(database, market);
      const listingId = String(carAt(6).id);
      expect((await other.ask('bookingOffers', { listingId })).items).toMatchObject([{ status: 'accepted' }]);
    } finally {
      await without.close();
    }
  });

  test('leaves with the demonstration', async () => {
    await seedDatabase(database, { demoListings: 0, onProgress: () => undefined });
    const left = await database.orm.select({ mobile: accounts.mobile }).from(accounts);
    expect(left.filter(({ mobile }) => isDemonstrationNumber(mobile))).toEqual([]);
  });
});
