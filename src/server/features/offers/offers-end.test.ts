import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { QueryOf } from '#contract/api/endpoint-schemas.ts';
import { type Database, schema } from '#server/db/database.ts';
import { type ApiApp, startApi } from '#tests/support/api-app.ts';
import { Seller } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';
import { freeReservations } from './offer-job.ts';

const { accounts, auditTrail, blockedAccounts, listings, notifications, offers } = schema;
const price = 160e6;
const sellerMobile = '+6281255520002';
const buyerMobile = '+6281255520001';

describeEachEngine('offers end', (open, testOnce) => {
  let database: Database;
  let api: ApiApp;
  let buyer: Seller;
  let seller: Seller;
  let other: Seller;
  let staff: Seller;
  let car: number;

  beforeAll(async () => {
    database = await open('reference');
    api = await startApi(database);
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    const { orm } = database;
    await orm.execute(sql`truncate ${auditTrail}`);
    for (const table of [listings, notifications, blockedAccounts, accounts]) await orm.delete(table);
    [buyer, seller, other, staff] = [new Seller(api), new Seller(api), new Seller(api), new Seller(api)];
    await buyer.signIn(database, buyerMobile);
    await seller.signIn(database, sellerMobile);
    await other.signIn(database, '+6281255520003');
    await staff.signIn(database, '+6281255520004', 'staff');
    car = await newCar();
  });

  const idOf = (person: Seller) => {
    if (!person.account) throw new Error('not signed in');
    return person.account.id;
  };
  const publicIdOf = (person: Seller) => person.account?.publicId ?? '';
  const newCar = (of = seller) =>
    insertListing(database, {
      ...{ model: 'avanza', city: 'bandung', price, userId: idOf(of), sellerName: 'Budi' },
      ...{ mobile: sellerMobile, mobileVerified: true, images: ['x'] },
    });
  const send = async (by = buyer, listingId = car) =>
    (
      await by.ask('sendOffer', {
        ...{ listingId: String(listingId), amount: '150000000', clientId: randomUUID() },
      })
    ).offer;
  const change = (
    by: Seller,
    { id, revision }: { id: number; revision: number },
    action: QueryOf<'changeOffer'>['action'],
  ) =>
    by.send('changeOffer', {
      ...{ id: String(id), revision: String(revision), clientId: randomUUID(), action },
      ...(action === 'counter' ? { amount: '155000000' } : {}),
    });
  const accepted = async (by = buyer, listingId = car) => {
    const sent = await send(by, listingId);
    expect((await change(seller, sent, 'accept')).statusCode).toBe(200);
    return { ...sent, revision: sent.revision + 1 };
  };
  const carRow = async () => {
    const [row] = await database.orm.select().from(listings).where(eq(listings.id, car));
    if (!row) throw new Error('no car');
    return row;
  };
  const statuses = async () =>
    (await database.orm.select().from(offers).orderBy(offers.id)).map(({ status }) => status);
  /** Messages about answers to offers. */
  const toldOf = async (person: Seller) => {
    const rows = await database.orm
      .select()
      .from(notifications)
      .where(eq(notifications.accountId, idOf(person)))
      .orderBy(notifications.id);
    return rows.flatMap(({ kind, facts }) => (kind === 'offer-changed' ? [facts] : []));
  };
  const decide = async (decision: 'approve' | 'reject') =>
    await staff.send('staffDecide', {
      ...{ clientId: randomUUID(), id: String(car), revision: String((await carRow()).revision), decision },
      ...(decision === 'reject' ? { reasons: 'wrong_facts' } : {}),
    });
  const suspend = (mobile: string) =>
    staff.send('staffSuspend', { clientId: randomUUID(), mobile, isSuspended: '1' });

  testOnce('a former buyer who leaves does not release the car reserved for another one', async () => {
    await accepted();
    await database.orm.update(offers).set({ reservedUntil: new Date(Date.now() - 1000) });
    expect(await freeReservations(database)).toBe(1);
    await accepted(other);
    expect((await buyer.send('deleteAccount', { confirm: 'delete' })).statusCode).toBe(200);
    expect((await carRow()).status).toBe('reserved');
    expect((await other.ask('bookings', {})).items).toHaveLength(1);
  });

  testOnce('when the seller blocks the buyer: open and accepted ones, and new ones are refused', async () => {
    const sent = await send();
    await accepted(buyer, await newCar());
    expect((await change(seller, sent, 'counter')).statusCode).toBe(200);
    await seller.ask('blockAccount', { id: publicIdOf(buyer) });
    expect(await statuses()).toEqual(['declined', 'declined']);
    expect((await change(buyer, { ...sent, revision: 3 }, 'counter')).statusCode).toBe(412);
    // Neither sees the other's number any more.
    for (const person of [buyer, seller])
      for (const { other: one } of (await person.ask('bookingOffers', {})).items)
        expect(one.mobile).toBeNull();
    expect(await toldOf(buyer)).toMatchObject([
      { status: 'accepted' },
      { status: 'countered' },
      { status: 'declined' },
      { status: 'declined' },
    ]);
    expect(await toldOf(seller)).toEqual([]);
  });

  testOnce('when the buyer blocks the seller: the offer is withdrawn, and the car released', async () => {
    await accepted();
    await send(other);
    await buyer.ask('blockAccount', { id: publicIdOf(seller) });
    expect(await statuses()).toEqual(['withdrawn', 'sent']);
    expect((await carRow()).status).toBe('live');
    expect(await toldOf(seller)).toMatchObject([{ status: 'withdrawn' }]);
  });

  test('when staff rejects the listing, and both are notified once', async () => {
    await accepted();
    await send(other);
    expect((await decide('reject')).statusCode).toBe(200);
    expect(await statuses()).toEqual(['declined', 'declined']);
    expect((await carRow()).status).toBe('rejected');
    expect(await toldOf(buyer)).toMatchObject([{ status: 'accepted' }, { status: 'closed' }]);
    expect(await toldOf(other)).toMatchObject([{ status: 'closed' }]);
    expect(await toldOf(seller)).toMatchObject([{ status: 'closed' }, { status: 'closed' }]);
    const [offer] = (await buyer.ask('bookingOffers', {})).items;
    expect(offer?.steps.at(-1)).toMatchObject({ action: 'decline', by: 'site' });
  });

  testOnce('also where the listing is pending since an edit', async () => {
    await send();
    await database.orm.update(listings).set({ status: 'pending', rejectReasons: ['photo_missing'] });
    expect((await decide('reject')).statusCode).toBe(200);
    expect(await statuses()).toEqual(['declined']);
    expect(await toldOf(buyer)).toMatchObject([{ status: 'closed' }]);
  });

  test('when a number is suspended: those for its listings, and its own', async () => {
    await send();
    await database.orm.update(listings).set({ status: 'expired' });
    car = await newCar(other);
    await send(seller);
    const theirs = await accepted(buyer, await newCar());
    expect((await suspend(sellerMobile)).statusCode).toBe(200);
    expect(await statuses()).toEqual(['declined', 'declined', 'declined']);
    expect(await toldOf(other)).toMatchObject([{ status: 'closed' }]);
    expect((await toldOf(buyer)).filter((facts) => JSON.stringify(facts).includes('closed'))).toHaveLength(2);
    expect((await change(buyer, { ...theirs, revision: 3 }, 'withdraw')).statusCode).toBe(412);
  });

  testOnce('a suspended buyer reserves no car', async () => {
    await accepted();
    expect((await suspend(buyerMobile)).statusCode).toBe(200);
    expect((await carRow()).status).toBe('live');
    expect(await statuses()).toEqual(['declined']);
  });

  async function newOwnerSignsIn(mobile: string): Promise<void> {
    const newcomer = new Seller(api);
    await newcomer.ask('otp', { mobile });
    const given = { mobile, otp: api.codeSentTo(mobile), isNewOwner: '1' as const };
    expect((await newcomer.send('login', given)).statusCode).toBe(200);
  }

  testOnce('when a buyer’s number has a new owner: its offers are withdrawn', async () => {
    await accepted();
    await newOwnerSignsIn(buyerMobile);
    expect(await statuses()).toEqual(['withdrawn']);
    expect(await toldOf(seller)).toMatchObject([{ status: 'withdrawn' }]);
    const page = await api.app.inject(`/api/v4/inventory/view-es?id=${car}`);
    expect(page.json().data.listing.status).toBe('live');
  });

  testOnce(
    'when a seller’s number has a new owner: offers are declined, and the buyer is notified',
    async () => {
      await send();
      await newOwnerSignsIn(sellerMobile);
      expect(await statuses()).toEqual(['declined']);
      expect(await toldOf(buyer)).toHaveLength(1);
    },
  );

  testOnce('a reserved car stays reserved through an edit that staff reviews', async () => {
    await accepted();
    await database.orm.update(listings).set({ status: 'pending', rejectReasons: ['unknown_model'] });
    expect((await decide('approve')).statusCode).toBe(200);
    expect((await carRow()).status).toBe('reserved');
    expect((await buyer.ask('bookings', {})).items).toHaveLength(1);
  });

  testOnce('simultaneous actions of everyone cause no server error', async () => {
    for (let round = 0; round < 2; round += 1) {
      const people = [new Seller(api), new Seller(api), new Seller(api)];
      for (const [place, one] of people.entries()) await one.signIn(database, `+62812777${round}${place}000`);
      const cars = [await newCar(), await newCar(), await newCar()];
      const sent = await Promise.all(people.flatMap((one) => cars.map((listingId) => send(one, listingId))));
      const answers = await Promise.all([
        ...sent.map((offer, place) => change(seller, offer, place % 2 ? 'counter' : 'decline')),
        ...people.map((one) => one.send('deleteAccount', { confirm: 'delete' })),
        ...people.map((one) => seller.send('blockAccount', { id: publicIdOf(one) })),
        ...sent.map((offer, place) => change(people[Math.floor(place / 3)] ?? buyer, offer, 'withdraw')),
      ]);
      const failures = answers.filter(({ statusCode }) => statusCode >= 500);
      expect(failures.map(({ body }) => body)).toEqual([]);
    }
  });
});
