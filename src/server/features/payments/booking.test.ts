import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayAfter, dayInJakarta } from '#contract/dates.ts';
import { orderLimits } from '#contract/payments/order.ts';
import { receiptPath } from '#contract/payments/payment-paths.ts';
import { schema } from '#server/db/database.ts';
import { freeForsaken } from '#server/features/offers/offer-job.ts';
import { fee, paymentMarket, price } from '#tests/support/payment-market.ts';
import { Seller } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';

const { listings, notifications } = schema;

describeEachEngine('booking', (open, testOnce) => {
  const market = paymentMarket(open);
  const { idOf, newCar, booking, book, refusal, stateOf, notify, statusOfCar, ledger, paid, agree } = market;

  test('a booking on an accepted offer: paid, held, and passed on by the buyer alone', async () => {
    await agree();
    const terms = await market.buyer.ask('bookingTerms', { listingId: String(market.car) });
    expect(terms).toMatchObject({ price: 150e6, problem: null, order: null, terms: { fee, holdDays: 3 } });
    const created = await book();
    expect(created).toMatchObject({ status: 'pending', fee, price: 150e6, actions: ['cancel'] });
    expect(created.payUrl).toContain('https://pay.example/');
    market.standIn.pay(created.reference);
    const pending = await stateOf(created.reference);
    expect(pending.status).toBe('pending');
    expect(pending).not.toHaveProperty('seller');
    expect((await notify(created.reference)).statusCode).toBe(200);
    const isVerified = { mobile: '+6281255520001', isWhatsapp: true, mobileVerified: true };
    await market.database.orm.update(listings).set(isVerified).where(eq(listings.id, market.car));
    const held = await stateOf(created.reference);
    expect(held).toMatchObject({ status: 'held', payUrl: null, actions: ['release', 'refund'] });
    expect(Date.parse(held.heldUntil ?? '') - Date.now()).toBeGreaterThan(2.9 * 86_400_000);
    // The buyer reaches the seller, from the car's page too.
    expect(held.seller).toEqual({ name: 'Budi', mobile: '+6281255520001', isWhatsapp: true });
    const own = await market.buyer.ask('bookingTerms', { listingId: String(market.car) });
    expect(own.order).toMatchObject({ reference: held.reference, seller: held.seller });
    const stranger = await market.dealer.ask('bookingTerms', { listingId: String(market.car) });
    expect(stranger.order).toBeNull();
    expect(await statusOfCar()).toBe('reserved');
    expect(await ledger(held.reference)).toEqual([`pay provider ${fee}`, `pay deposits ${-fee}`]);
    const told = await market.database.orm
      .select()
      .from(notifications)
      .where(eq(notifications.kind, 'booking-changed'));
    expect(told.map(({ accountId }) => accountId).toSorted()).toEqual(
      [idOf(market.buyer), idOf(market.seller)].toSorted(),
    );
    const { order } = await market.buyer.ask('changeOrder', { id: held.reference, action: 'release' });
    expect(order).toMatchObject({ status: 'released', actions: [] });
    expect((await ledger(held.reference)).slice(2)).toEqual([
      `release deposits ${fee}`,
      `release sellers ${-fee}`,
    ]);
    expect(await statusOfCar()).toBe('reserved');
  });

  testOnce('both parties of an agreement see its booking, and the buyer the way to one', async () => {
    await agree();
    const [agreed] = (await market.buyer.ask('bookingOffers', { listingId: String(market.car) })).items;
    expect(agreed).toMatchObject({ order: null, bookingFee: fee });
    const [locked] = (await market.seller.ask('lockedOffers', {})).items.filter(
      ({ listing }) => listing.id === market.car,
    );
    expect(locked).toMatchObject({ order: null });
    expect(locked).not.toHaveProperty('bookingFee');
    const { reference, heldUntil } = await paid();
    const order = { reference, status: 'held', fee, heldUntil };
    const ads = await market.seller.ask('ownListings', {});
    expect(ads.items.find(({ id }) => id === market.car)?.booking).toEqual({ fee, heldUntil });
    const seen = await market.seller.ask('lockedOffers', {});
    expect(seen.items.find(({ listing }) => listing.id === market.car)).toMatchObject({
      order,
      // As given for the visit: the account has none.
      other: { name: 'Sari' },
    });
    const own = await market.buyer.ask('bookings', {});
    expect(own.items).toMatchObject([{ order }]);
    expect(own.items[0]).not.toHaveProperty('bookingFee');
    expect(own.orders).toMatchObject([{ ...order, listingId: market.car, price: 150e6 }]);
    // A booking at a dealer's price has no offer.
    market.car = await newCar();
    const other = await book();
    expect((await market.buyer.ask('bookings', {})).orders.map((one) => one.reference)).toEqual([
      other.reference,
      reference,
    ]);
  });

  testOnce('a dealer’s car says what its booking costs, a private one does not', async () => {
    const feeOf = async () => (await market.api.ask('viewEs', { id: String(market.car) })).listing.bookingFee;
    expect(await feeOf()).toBe(fee);
    market.car = await newCar(market.seller);
    expect(await feeOf()).toBeUndefined();
  });

  test('a car that is held, or that its buyer has, is not offered or booked again', async () => {
    const { reference } = await paid();
    // A booking at the dealer's price has no offer that reserves the car.
    await freeForsaken(market.database);
    expect(await statusOfCar()).toBe('reserved');
    await market.buyer.ask('changeOrder', { id: reference, action: 'release' });
    await freeForsaken(market.database);
    expect(await statusOfCar()).toBe('reserved');
    expect(await refusal({}, market.seller)).toEqual([409, 'car_reserved']);
  });

  testOnce('who may book: an accepted offer, or a dealer’s price; one order for a car', async () => {
    const own = await refusal({}, market.dealer);
    expect(own).toEqual([404, 'not_found']);
    market.car = await newCar(market.seller);
    expect(await refusal()).toEqual([409, 'not_agreed']);
    expect(await market.buyer.ask('bookingTerms', { listingId: String(market.car) })).toMatchObject({
      problem: 'no_agreement',
    });
    market.car = await newCar();
    const order = await book();
    expect(order.price).toBe(price);
    expect(await refusal({}, market.seller)).toEqual([409, 'car_reserved']);
    expect(await market.seller.ask('bookingTerms', { listingId: String(market.car) })).toMatchObject({
      problem: 'reserved',
    });
    expect(await market.buyer.ask('bookingTerms', { listingId: String(market.car) })).toMatchObject({
      order: { reference: order.reference },
    });
    await market.database.orm.update(listings).set({ status: 'sold' }).where(eq(listings.id, market.car));
    expect(await refusal({}, market.seller)).toEqual([404, 'not_found']);
  });

  testOnce('50 tries of five buyers at once make one order, and one client id makes one', async () => {
    const people = await Promise.all(
      Array.from({ length: 5 }, async (_, at) => {
        const person = new Seller(market.api);
        await person.signIn(market.database, `+628125553000${at}`);
        return person;
      }),
    );
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => {
        const person = people[at % 5];
        if (!person) throw new Error('no buyer');
        return person.send('createOrder', booking({ name: `Pembeli ${at}` }));
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    market.car = await newCar();
    const form = booking();
    const same = await Promise.all(Array.from({ length: 10 }, () => market.buyer.ask('createOrder', form)));
    expect(new Set(same.map(({ order }) => order.reference)).size).toBe(1);
    expect(market.standIn.created.get(same[0]?.order.reference ?? '')).toBe(1);
    expect((await market.dealer.send('createOrder', form)).statusCode).toBe(404);
  });

  testOnce('one buyer cannot keep a car from others by orders that are not paid', async () => {
    for (let at = 0; at < orderLimits.unpaidOfCarADay; at += 1)
      await market.buyer.ask('changeOrder', { id: (await book()).reference, action: 'cancel' });
    expect(await refusal()).toEqual([429, 'rate_limited']);
    expect((await book({}, market.seller)).status).toBe('pending');
  });

  testOnce('staff see their own booking as its buyer', async () => {
    const { reference } = await book({}, market.staff);
    const own = await stateOf(reference, market.staff);
    expect(own.actions).toEqual(['cancel']);
    expect(own.payUrl).toContain('https://pay.example/');
    await market.staff.ask('changeOrder', { id: reference, action: 'cancel' });
  });

  testOnce(
    'an offer of another is not accepted while a buyer pays, nor is a held car freed by its end',
    async () => {
      market.car = await newCar(market.dealer);
      const { offer } = await market.seller.ask('sendOffer', {
        ...{ listingId: String(market.car), amount: '150000000', clientId: randomUUID() },
      });
      const { reference } = await book();
      const accept = () =>
        market.dealer.send('changeOffer', {
          ...{ id: String(offer.id), revision: '1', action: 'accept', clientId: randomUUID() },
        });
      expect((await accept()).json().code).toBe('car_reserved');
      market.standIn.pay(reference);
      await notify(reference);
      expect((await accept()).json().code).toBe('car_reserved');
      expect(await statusOfCar()).toBe('reserved');
    },
  );

  testOnce('a buyer has three unpaid orders at most, and makes ten an hour', async () => {
    const made: string[] = [];
    for (let at = 0; at < orderLimits.unpaid; at += 1) {
      market.car = await newCar();
      made.push((await book()).reference);
    }
    market.car = await newCar();
    expect(await refusal()).toEqual([429, 'rate_limited']);
    for (const id of made) await market.buyer.ask('changeOrder', { id, action: 'cancel' });
    for (let at = made.length; at < orderLimits.anHour; at += 1) {
      market.car = await newCar();
      await market.buyer.ask('changeOrder', { id: (await book()).reference, action: 'cancel' });
    }
    market.car = await newCar();
    expect(await refusal()).toEqual([429, 'rate_limited']);
  });

  testOnce('what is entered is checked, and terms that have changed are shown again', async () => {
    const today = dayInJakarta(new Date());
    for (const changes of [
      { name: '  ' },
      { name: 'x'.repeat(81) },
      { visitOn: dayAfter(today, -1) },
      { visitOn: dayAfter(today, 15) },
    ])
      expect(await refusal(changes)).toEqual([422, 'validation_failed']);
    expect(await refusal({ fee: '1' })).toEqual([412, 'conflict']);
    expect(await refusal({ termsVersion: '2020-01-01' })).toEqual([412, 'conflict']);
    expect(await book({ visitOn: dayAfter(today, 14) })).toMatchObject({ visitOn: dayAfter(today, 14) });
  });

  testOnce('orders and receipts are their buyer’s and staff’s', async () => {
    const { reference } = await paid();
    expect((await market.seller.send('paymentDetail', { id: reference })).statusCode).toBe(404);
    expect((await market.seller.send('changeOrder', { id: reference, action: 'refund' })).statusCode).toBe(
      404,
    );
    expect((await market.seller.ask('ownOrders', {})).items.map((order) => order.reference)).not.toContain(
      reference,
    );
    expect(
      (await market.staff.ask('staffOrders', { status: 'held' })).items.map((order) => order.reference),
    ).toContain(reference);
    const receipt = (by: Seller, language = 'id') =>
      market.api.app.inject({ method: 'GET', url: receiptPath(reference, language), headers: by.headers });
    expect((await receipt(market.seller)).statusCode).toBe(404);
    for (const [by, language] of [
      [market.buyer, 'id'],
      [market.buyer, 'en'],
      [market.staff, 'id'],
    ] as const) {
      const answer = await receipt(by, language);
      expect([answer.statusCode, answer.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    }
    const step = {
      id: reference,
      action: 'refund',
      note: 'Mobil tidak sesuai',
      clientId: randomUUID(),
    } as const;
    expect((await market.buyer.send('staffChangeOrder', step)).statusCode).toBe(404);
    const reasonless = await market.staff.send('staffChangeOrder', {
      ...step,
      note: ' ',
      clientId: randomUUID(),
    });
    expect([reasonless.statusCode, Object.keys(reasonless.json().errors)]).toEqual([422, ['note']]);
    expect((await market.staff.ask('staffChangeOrder', step)).order.status).toBe('refunded');
    expect((await market.staff.ask('staffChangeOrder', step)).order.status).toBe('refunded');
    expect((await market.buyer.send('staffOrder', { id: reference })).statusCode).toBe(404);
    const seen = await market.staff.ask('staffOrder', { id: reference });
    expect(seen).toMatchObject({ provider: 'midtrans', order: { reference, actions: [] } });
    expect(seen.ledger.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`)).toEqual(
      await ledger(reference),
    );
    expect(seen.trail).toMatchObject([
      { action: 'refund-order', facts: { note: 'Mobil tidak sesuai', reference } },
    ]);
    expect(
      (await market.staff.send('staffChangeOrder', { ...step, clientId: randomUUID() })).statusCode,
    ).toBe(412);
  });
});
