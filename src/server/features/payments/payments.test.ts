import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { QueryOf } from '#contract/api/endpoint-schemas.ts';
import { dayInJakarta } from '#contract/leads/lead-form.ts';
import { dayAfter } from '#contract/payments/booking-form.ts';
import { orderLimits } from '#contract/payments/order.ts';
import { paymentNotificationPath, receiptPath } from '#contract/payments/payment-paths.ts';
import { type Database, schema } from '#server/db/database.ts';
import { createSettlement } from '#server/features/payments/settlement.ts';
import { Dice } from '#tests/faults/dice.ts';
import { type ApiApp, startApi } from '#tests/support/api-app.ts';
import { checkBooks, settleAll } from '#tests/support/payment-books.ts';
import { type Fault, PaymentStandIn, type StandInKind, standIns } from '#tests/support/payment-stand-in.ts';
import { Seller } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';
import { reconcile } from './payment-job.ts';

const { ledgerEntries, ledgerTransactions, listings, notifications, offers, orders } = schema;
const price = 160e6;
const fee = 500_000;
const termsVersion = '2026-11-01';
/** Rounds of the last test for each provider and engine; `PAYMENT_ROUNDS=300` for a thorough run. */
const rounds = Number(process.env.PAYMENT_ROUNDS ?? 8);

describeEachEngine('payments', (open, testOnce) => {
  let database: Database;
  let api: ApiApp;
  let standIn: PaymentStandIn;
  let buyer: Seller;
  let seller: Seller;
  let dealer: Seller;
  let staff: Seller;
  let car: number;

  async function startWith(kind: StandInKind): Promise<void> {
    standIn = new PaymentStandIn(kind);
    await standIn.start();
    api = await startApi(database, { paymentProvider: standIn.provider });
    [seller, dealer, staff] = [new Seller(api), new Seller(api), new Seller(api)];
    await seller.signIn(database, '+6281255520002');
    await dealer.signIn(database, '+6281255520003', 'dealer');
    await staff.signIn(database, '+6281255520004', 'staff');
  }
  let buyers = 0;
  /** Limits are a buyer's. */
  async function newBuyer(): Promise<void> {
    buyers += 1;
    buyer = new Seller(api);
    await buyer.signIn(database, `+62812555${40_000 + buyers}`);
  }
  async function end(): Promise<void> {
    await api.close();
    await standIn.stop();
  }

  beforeAll(async () => {
    database = await open('reference');
    await startWith('midtrans');
  }, 120_000);
  afterAll(end);
  beforeEach(async () => {
    await newBuyer();
    car = await newCar();
  });
  afterEach(() => {
    standIn.fault = () => 'none';
  });

  const idOf = (person: Seller) => {
    if (!person.account) throw new Error('not signed in');
    return person.account.id;
  };
  const newCar = (by = dealer) =>
    insertListing(database, {
      model: 'avanza',
      city: 'bandung',
      price,
      userId: idOf(by),
      sellerName: 'Budi',
    });
  const booking = (changes: Partial<QueryOf<'createOrder'>> = {}): QueryOf<'createOrder'> => ({
    ...{ listingId: String(car), name: 'Sari', fee: String(fee), termsVersion, clientId: randomUUID() },
    ...changes,
  });
  const book = async (changes: Partial<QueryOf<'createOrder'>> = {}, by = buyer) =>
    (await by.ask('createOrder', booking(changes))).order;
  const refusal = async (changes: Partial<QueryOf<'createOrder'>> = {}, by = buyer) => {
    const answer = await by.send('createOrder', booking(changes));
    return [answer.statusCode, answer.json().code];
  };
  const stateOf = async (reference: string, by = buyer) =>
    (await by.ask('paymentDetail', { id: reference })).order;
  const notify = (reference: string, changes: Record<string, unknown> = {}) => {
    const { headers, payload } = standIn.notification(reference);
    return api.app.inject({
      method: 'POST',
      url: paymentNotificationPath(standIn.kind),
      headers,
      payload: { ...payload, ...changes },
    });
  };
  const statusOfCar = async () =>
    (await database.orm.select().from(listings).where(eq(listings.id, car)))[0]?.status;
  const carOffers = async () =>
    (await database.orm.select().from(offers).where(eq(offers.listingId, car)))[0];
  const ledger = async (reference: string) => {
    const rows = await database.orm
      .select({ kind: ledgerTransactions.kind, account: ledgerEntries.account, amount: ledgerEntries.amount })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .innerJoin(orders, eq(orders.id, ledgerTransactions.orderId))
      .where(eq(orders.reference, reference))
      .orderBy(ledgerEntries.id);
    return rows.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`);
  };
  const paid = async (changes: Partial<QueryOf<'createOrder'>> = {}) => {
    const { reference } = await book(changes);
    standIn.pay(reference);
    expect((await notify(reference)).statusCode).toBe(200);
    return await stateOf(reference);
  };
  const changeCar = async (change: 'sold' | 'remove') => {
    const [row] = await database.orm.select().from(listings).where(eq(listings.id, car));
    const answer = await dealer.send(
      'changeStatus',
      { id: String(car), change, clientId: randomUUID() },
      { 'if-match': `"${row?.revision}"` },
    );
    expect(answer.statusCode).toBe(200);
  };
  const removeCar = () => changeCar('remove');
  const settlement = () =>
    createSettlement({ database, provider: standIn.provider, origin: '', holdDays: () => 3 });
  const runJob = () => reconcile(database, settlement(), (line) => expect.fail(line));
  /** An offer of the buyer that the private seller has accepted. */
  async function agree(amount = 150e6): Promise<void> {
    car = await newCar(seller);
    const { offer } = await buyer.ask('sendOffer', {
      ...{ listingId: String(car), amount: String(amount), clientId: randomUUID() },
    });
    await seller.ask('changeOffer', {
      ...{ id: String(offer.id), revision: '1', action: 'accept', clientId: randomUUID() },
    });
  }

  test('a booking on an accepted offer: paid, held, and passed on by the buyer alone', async () => {
    await agree();
    const terms = await buyer.ask('bookingTerms', { listingId: String(car) });
    expect(terms).toMatchObject({ price: 150e6, problem: null, order: null, terms: { fee, holdDays: 3 } });
    const created = await book();
    expect(created).toMatchObject({ status: 'pending', fee, price: 150e6, actions: ['cancel'] });
    expect(created.payUrl).toContain('https://pay.example/');
    standIn.pay(created.reference);
    expect((await stateOf(created.reference)).status).toBe('pending');
    expect((await notify(created.reference)).statusCode).toBe(200);
    const held = await stateOf(created.reference);
    expect(held).toMatchObject({ status: 'held', payUrl: null, actions: ['release', 'refund'] });
    expect(Date.parse(held.heldUntil ?? '') - Date.now()).toBeGreaterThan(2.9 * 86_400_000);
    expect(await statusOfCar()).toBe('reserved');
    expect(await ledger(held.reference)).toEqual([`pay provider ${fee}`, `pay deposits ${-fee}`]);
    const told = await database.orm
      .select()
      .from(notifications)
      .where(eq(notifications.kind, 'booking-changed'));
    expect(told.map(({ accountId }) => accountId).toSorted()).toEqual([idOf(buyer), idOf(seller)].toSorted());
    const { order } = await buyer.ask('changeOrder', { id: held.reference, action: 'release' });
    expect(order).toMatchObject({ status: 'released', actions: [] });
    expect((await ledger(held.reference)).slice(2)).toEqual([
      `release deposits ${fee}`,
      `release sellers ${-fee}`,
    ]);
    expect(await statusOfCar()).toBe('reserved');
  });

  test('both parties of an agreement see its booking, and the buyer the way to one', async () => {
    await agree();
    const [agreed] = (await buyer.ask('bookingOffers', { listingId: String(car) })).items;
    expect(agreed).toMatchObject({ order: null, bookingFee: fee });
    const [locked] = (await seller.ask('lockedOffers', {})).items.filter(({ listing }) => listing.id === car);
    expect(locked).toMatchObject({ order: null });
    expect(locked).not.toHaveProperty('bookingFee');
    const { reference, heldUntil } = await paid();
    const order = { reference, status: 'held', fee, heldUntil };
    const seen = await seller.ask('lockedOffers', {});
    expect(seen.items.find(({ listing }) => listing.id === car)).toMatchObject({ order });
    const own = await buyer.ask('bookings', {});
    expect(own.items).toMatchObject([{ order }]);
    expect(own.items[0]).not.toHaveProperty('bookingFee');
    expect(own.orders).toMatchObject([{ ...order, listingId: car, price: 150e6 }]);
    // A booking at a dealer's price has no offer.
    car = await newCar();
    const other = await book();
    expect((await buyer.ask('bookings', {})).orders.map((one) => one.reference)).toEqual([
      other.reference,
      reference,
    ]);
  });

  testOnce('a dealer’s car says what its booking costs, a private one does not', async () => {
    const feeOf = async () => (await api.ask('viewEs', { id: String(car) })).listing.bookingFee;
    expect(await feeOf()).toBe(fee);
    car = await newCar(seller);
    expect(await feeOf()).toBeUndefined();
  });

  test('a car that its buyer has is not booked again', async () => {
    const { reference } = await paid();
    await buyer.ask('changeOrder', { id: reference, action: 'release' });
    expect(await refusal({}, seller)).toEqual([409, 'car_reserved']);
  });

  test('who may book: an accepted offer, or a dealer’s price; one order for a car', async () => {
    const own = await refusal({}, dealer);
    expect(own).toEqual([404, 'not_found']);
    car = await newCar(seller);
    expect(await refusal()).toEqual([409, 'not_agreed']);
    expect(await buyer.ask('bookingTerms', { listingId: String(car) })).toMatchObject({
      problem: 'no_agreement',
    });
    car = await newCar();
    const order = await book();
    expect(order.price).toBe(price);
    expect(await refusal({}, seller)).toEqual([409, 'car_reserved']);
    expect(await seller.ask('bookingTerms', { listingId: String(car) })).toMatchObject({
      problem: 'reserved',
    });
    expect(await buyer.ask('bookingTerms', { listingId: String(car) })).toMatchObject({
      order: { reference: order.reference },
    });
    await database.orm.update(listings).set({ status: 'sold' }).where(eq(listings.id, car));
    expect(await refusal({}, seller)).toEqual([404, 'not_found']);
  });

  test('50 tries of five buyers at once make one order, and one client id makes one', async () => {
    const people = await Promise.all(
      Array.from({ length: 5 }, async (_, at) => {
        const person = new Seller(api);
        await person.signIn(database, `+628125553000${at}`);
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
    car = await newCar();
    const form = booking();
    const same = await Promise.all(Array.from({ length: 10 }, () => buyer.ask('createOrder', form)));
    expect(new Set(same.map(({ order }) => order.reference)).size).toBe(1);
    expect(standIn.created.get(same[0]?.order.reference ?? '')).toBe(1);
    expect((await dealer.send('createOrder', form)).statusCode).toBe(404);
  });

  test('forged notifications are refused; replayed and old ones change nothing', async () => {
    const { reference } = await book();
    const before = standIn.notification(reference);
    expect((await notify(reference, { signature_key: 'a'.repeat(128) })).statusCode).toBe(401);
    expect((await notify(reference, { gross_amount: '1.00' })).statusCode).toBe(401);
    expect((await notify(reference, { order_id: 'LJ-0000000000000000' })).statusCode).toBe(401);
    // Signed, but not true: the provider itself says that nothing was paid.
    expect((await notify(reference)).statusCode).toBe(200);
    expect((await stateOf(reference)).status).toBe('pending');
    standIn.pay(reference);
    await Promise.all(Array.from({ length: 8 }, () => notify(reference)));
    await api.app.inject({ method: 'POST', url: paymentNotificationPath('midtrans'), ...before });
    expect((await stateOf(reference)).status).toBe('held');
    expect(await ledger(reference)).toHaveLength(2);
  });

  test('another amount than the order’s holds no car', async () => {
    const { reference } = await book();
    const payment = standIn.payment(reference);
    standIn.pay(reference);
    Object.assign(payment, { amount: fee - 1 });
    expect((await notify(reference)).statusCode).toBe(200);
    expect(await statusOfCar()).toBe('live');
    expect((await stateOf(reference)).status).toBe('pending');
    Object.assign(payment, { amount: fee });
  });

  test('a payment that arrives after the order was cancelled goes back', async () => {
    const { reference } = await book();
    await buyer.ask('changeOrder', { id: reference, action: 'cancel' });
    expect((await stateOf(reference)).status).toBe('failed');
    // The buyer was on the payment page all the time.
    Object.assign(standIn.payment(reference), { status: 'paid' });
    const other = await book({}, seller);
    await notify(reference);
    expect((await stateOf(reference)).status).toBe('refunded');
    expect(standIn.balance(reference)).toBe(0);
    expect(await ledger(reference)).toEqual([
      ...[`pay provider ${fee}`, `pay deposits ${-fee}`],
      ...[`confirm-refund deposits ${fee}`, `confirm-refund provider ${-fee}`],
    ]);
    expect((await stateOf(other.reference, seller)).status).toBe('pending');
  });

  test('a payment after the buyer has cancelled goes back, also where the car is still free', async () => {
    const { reference } = await book();
    await buyer.ask('changeOrder', { id: reference, action: 'cancel' });
    Object.assign(standIn.payment(reference), { status: 'paid' });
    await notify(reference);
    expect((await stateOf(reference)).status).toBe('refunded');
    expect([await statusOfCar(), standIn.balance(reference)]).toEqual(['live', 0]);
  });

  test('a captured card payment is cancelled, since it cannot be refunded yet; so is one by the operator', async () => {
    const { reference } = await paid();
    Object.assign(standIn.payment(reference), { isCaptured: true });
    await buyer.ask('changeOrder', { id: reference, action: 'refund' });
    expect((await stateOf(reference)).status).toBe('refunded');
    expect(standIn.balance(reference)).toBe(0);
    car = await newCar();
    const other = await paid();
    // At the provider's own screen.
    Object.assign(standIn.payment(other.reference), { status: 'failed' });
    await notify(other.reference);
    expect((await stateOf(other.reference)).status).toBe('refunded');
    expect(await statusOfCar()).toBe('live');
    expect((await ledger(other.reference)).slice(2)).toEqual([
      ...[`confirm-refund deposits ${fee}`, `confirm-refund provider ${-fee}`],
    ]);
  });

  test('the payment page of an order that ended with its ad is closed', async () => {
    const { reference } = await book();
    standIn.open(reference);
    await database.orm.update(orders).set({ askedAt: new Date() }).where(eq(orders.reference, reference));
    await removeCar();
    expect((await stateOf(reference)).status).toBe('failed');
    await runJob();
    expect(standIn.pay(reference)).toBe(false);
  });

  test('an order that cannot be settled keeps its car for an hour after its time, not for ever', async () => {
    const overFor = async (minutes: number) => {
      await database.orm
        .update(orders)
        .set({ payBy: new Date(Date.now() - minutes * 60_000), askedAt: null })
        .where(eq(orders.listingId, car));
      await reconcile(database, settlement(), () => undefined);
    };
    const { reference } = await book();
    standIn.fault = () => 'page';
    await overFor(50);
    expect((await stateOf(reference)).status).toBe('pending');
    await overFor(61);
    expect((await stateOf(reference)).status).toBe('expired');
    // It was paid meanwhile.
    standIn.fault = () => 'none';
    standIn.pay(reference);
    await notify(reference);
    expect([(await stateOf(reference)).status, standIn.balance(reference)]).toEqual(['refunded', 0]);
    const other = await book();
    standIn.pay(other.reference);
    Object.assign(standIn.payment(other.reference), { amount: fee + 1 });
    await overFor(61);
    expect((await stateOf(other.reference)).status).toBe('expired');
    Object.assign(standIn.payment(other.reference), { amount: fee });
  });

  test('one buyer cannot keep a car from others by orders that are not paid', async () => {
    for (let at = 0; at < orderLimits.unpaidOfCarADay; at += 1)
      await buyer.ask('changeOrder', { id: (await book()).reference, action: 'cancel' });
    expect(await refusal()).toEqual([429, 'rate_limited']);
    expect((await book({}, seller)).status).toBe('pending');
  });

  testOnce('an order of another provider is not paid at this one', async () => {
    standIn.fault = () => 'refused';
    const form = booking();
    const { order } = await buyer.ask('createOrder', form);
    expect(order.status).toBe('created');
    standIn.fault = () => 'none';
    await database.orm
      .update(orders)
      .set({ provider: 'xendit', invoicingUntil: null })
      .where(eq(orders.reference, order.reference));
    expect((await buyer.ask('createOrder', form)).order).toMatchObject({ status: 'created', payUrl: null });
    expect(standIn.has(order.reference)).toBe(false);
  });

  testOnce('a hold lasts as long as the terms that its buyer has agreed to', async () => {
    const { reference } = await book();
    standIn.pay(reference);
    const asked: string[] = [];
    await createSettlement({
      ...{ database, provider: standIn.provider, origin: '' },
      holdDays: (version) => asked.push(version),
    }).settle(reference);
    expect(new Set(asked)).toEqual(new Set([termsVersion]));
  });

  testOnce(
    'a signed notification of an unknown order is accepted, so that it is not sent again',
    async () => {
      standIn.create('payment_notif_test_1', fee);
      expect((await notify('payment_notif_test_1')).statusCode).toBe(200);
    },
  );

  testOnce('staff see their own booking as its buyer', async () => {
    const { reference } = await book({}, staff);
    const own = await stateOf(reference, staff);
    expect(own.actions).toEqual(['cancel']);
    expect(own.payUrl).toContain('https://pay.example/');
    await staff.ask('changeOrder', { id: reference, action: 'cancel' });
  });

  test('what ends a hold: the buyer, its days, the seller’s refusal, a removed ad', async () => {
    const ended = async (work: (reference: string) => Promise<unknown>) => {
      const { reference } = await paid();
      await work(reference);
      await database.orm.update(orders).set({ askedAt: null }).where(eq(orders.reference, reference));
      await runJob();
      return [(await stateOf(reference)).status, standIn.balance(reference), await statusOfCar()];
    };
    expect(await ended((id) => buyer.ask('changeOrder', { id, action: 'refund' }))).toEqual([
      'refunded',
      0,
      'live',
    ]);
    car = await newCar();
    expect(
      await ended((reference) =>
        database.orm
          .update(orders)
          .set({ heldUntil: new Date(Date.now() - 1000) })
          .where(eq(orders.reference, reference))
          .then(runJob),
      ),
    ).toEqual(['refunded', 0, 'live']);
    await agree();
    expect(
      await ended(async () => {
        const offer = await carOffers();
        await seller.ask('changeOffer', {
          ...{
            id: String(offer?.id),
            revision: String(offer?.revision),
            action: 'decline',
            clientId: randomUUID(),
          },
        });
      }),
    ).toEqual(['refunded', 0, 'live']);
    car = await newCar();
    expect(await ended(removeCar)).toEqual(['refunded', 0, 'removed']);
    // A sold car stays the buyer's until they confirm it.
    car = await newCar();
    const { reference } = await paid();
    await changeCar('sold');
    expect(await stateOf(reference)).toMatchObject({ status: 'held', actions: ['release', 'refund'] });
  });

  test('an offer of another is not accepted while a buyer pays, nor is a held car freed by its end', async () => {
    car = await newCar(dealer);
    const { offer } = await seller.ask('sendOffer', {
      ...{ listingId: String(car), amount: '150000000', clientId: randomUUID() },
    });
    const { reference } = await book();
    const accept = () =>
      dealer.send('changeOffer', {
        ...{ id: String(offer.id), revision: '1', action: 'accept', clientId: randomUUID() },
      });
    expect((await accept()).json().code).toBe('car_reserved');
    standIn.pay(reference);
    await notify(reference);
    expect((await accept()).json().code).toBe('car_reserved');
    expect(await statusOfCar()).toBe('reserved');
  });

  test('a buyer has three unpaid orders at most, and makes ten an hour', async () => {
    const made: string[] = [];
    for (let at = 0; at < orderLimits.unpaid; at += 1) {
      car = await newCar();
      made.push((await book()).reference);
    }
    car = await newCar();
    expect(await refusal()).toEqual([429, 'rate_limited']);
    for (const id of made) await buyer.ask('changeOrder', { id, action: 'cancel' });
    for (let at = made.length; at < orderLimits.anHour; at += 1) {
      car = await newCar();
      await buyer.ask('changeOrder', { id: (await book()).reference, action: 'cancel' });
    }
    car = await newCar();
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
    expect((await seller.send('paymentDetail', { id: reference })).statusCode).toBe(404);
    expect((await seller.send('changeOrder', { id: reference, action: 'refund' })).statusCode).toBe(404);
    expect((await seller.ask('ownOrders', {})).items.map((order) => order.reference)).not.toContain(
      reference,
    );
    expect(
      (await staff.ask('staffOrders', { status: 'held' })).items.map((order) => order.reference),
    ).toContain(reference);
    const receipt = (by: Seller, language = 'id') =>
      api.app.inject({ method: 'GET', url: receiptPath(reference, language), headers: by.headers });
    expect((await receipt(seller)).statusCode).toBe(404);
    for (const [by, language] of [
      [buyer, 'id'],
      [buyer, 'en'],
      [staff, 'id'],
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
    expect((await buyer.send('staffChangeOrder', step)).statusCode).toBe(404);
    const reasonless = await staff.send('staffChangeOrder', { ...step, note: ' ', clientId: randomUUID() });
    expect([reasonless.statusCode, Object.keys(reasonless.json().errors)]).toEqual([422, ['note']]);
    expect((await staff.ask('staffChangeOrder', step)).order.status).toBe('refunded');
    expect((await staff.ask('staffChangeOrder', step)).order.status).toBe('refunded');
    expect((await buyer.send('staffOrder', { id: reference })).statusCode).toBe(404);
    const seen = await staff.ask('staffOrder', { id: reference });
    expect(seen).toMatchObject({ provider: 'midtrans', order: { reference, actions: [] } });
    expect(seen.ledger.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`)).toEqual(
      await ledger(reference),
    );
    expect(seen.trail).toMatchObject([
      { action: 'refund-order', facts: { note: 'Mobil tidak sesuai', reference } },
    ]);
    expect((await staff.send('staffChangeOrder', { ...step, clientId: randomUUID() })).statusCode).toBe(412);
  });

  test('the ledger is balanced and append-only, whatever the code does', async () => {
    const { reference } = await paid();
    const [order] = await database.orm.select().from(orders).where(eq(orders.reference, reference));
    if (!order) throw new Error('no order');
    const unbalanced = database.orm.transaction(async (transaction) => {
      const [written] = await transaction
        .insert(ledgerTransactions)
        .values({ orderId: order.id, kind: 'release' })
        .returning();
      if (!written) throw new Error('nothing was written');
      await transaction
        .insert(ledgerEntries)
        .values({ transactionId: written.id, account: 'provider', amount: 1 });
    });
    await expect(unbalanced).rejects.toThrow();
    await expect(database.orm.update(ledgerEntries).set({ amount: 0 })).rejects.toThrow();
    await expect(database.orm.delete(ledgerEntries)).rejects.toThrow();
    await expect(
      database.orm.insert(ledgerTransactions).values({ orderId: order.id, kind: 'pay' }),
    ).rejects.toThrow();
  });

  test.each(standIns)('a refund whose answer is lost is repeated, and made once at %s', async (kind) => {
    await end();
    await startWith(kind);
    await newBuyer();
    car = await newCar();
    const { reference } = await paid();
    standIn.fault = () => 'lost-answer';
    await buyer.ask('changeOrder', { id: reference, action: 'refund' });
    expect((await stateOf(reference)).status).toBe('refunding');
    expect((await notify(reference)).statusCode).toBe(503);
    standIn.fault = () => 'none';
    expect((await notify(reference)).statusCode).toBe(200);
    expect((await stateOf(reference)).status).toBe('refunded');
    // A provider that is still at it is asked again.
    await standIn.provider.refund({ reference, providerId: null, amount: fee, isRefunding: true });
    expect(standIn.payment(reference).refunds.size).toBe(1);
  });

  testOnce('a failed refund at Xendit is tried again; one in part, by hand, is not the whole', async () => {
    await end();
    await startWith('xendit');
    await newBuyer();
    car = await newCar();
    const { reference } = await paid();
    standIn.refundStatus = 'FAILED';
    await buyer.ask('changeOrder', { id: reference, action: 'refund' });
    expect((await stateOf(reference)).status).toBe('refunding');
    standIn.refundStatus = 'SUCCEEDED';
    standIn.payment(reference).refunds.set('by hand', { amount: 100_000, status: 'SUCCEEDED' });
    await notify(reference);
    expect((await stateOf(reference)).status).toBe('refunded');
    expect(standIn.balance(reference)).toBe(0);
    await runJob();
    expect(standIn.balance(reference)).toBe(0);
  });

  testOnce('a notification without the token of the Xendit account is refused', async () => {
    await end();
    await startWith('xendit');
    await newBuyer();
    car = await newCar();
    const { reference } = await book();
    const { payload } = standIn.notification(reference);
    const url = paymentNotificationPath('xendit');
    for (const headers of [{}, { 'x-callback-token': 'another' }]) {
      const answer = await api.app.inject({ method: 'POST', url, headers, payload });
      expect(answer.statusCode).toBe(401);
    }
    expect((await notify(reference)).statusCode).toBe(200);
  });

  test.each(standIns)(
    'many rounds with lost answers, duplicates and disorder at %s end in one true state each',
    async (kind) => {
      await end();
      await startWith(kind);
      const dice = new Dice(20_261_123);
      const chance = (share: number) => dice.isLucky(share);
      const seen: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await newBuyer();
        const by = buyer;
        car = await newCar();
        standIn.fault = (): Fault => (chance(0.15) ? 'lost-answer' : chance(0.1) ? 'refused' : 'none');
        const { reference } = await book();
        seen.push(reference);
        const acts = [
          () => standIn.has(reference) && standIn.pay(reference),
          () => standIn.has(reference) && notify(reference),
          () => standIn.has(reference) && notify(reference),
          () => standIn.has(reference) && chance(0.3) && standIn.end(reference, 'expired'),
          () => chance(0.2) && by.send('changeOrder', { id: reference, action: 'cancel' }),
          () => chance(0.2) && by.send('changeOrder', { id: reference, action: 'refund' }),
          () => chance(0.2) && by.send('changeOrder', { id: reference, action: 'release' }),
          () => notifyIfKnown(reference),
        ].toSorted(() => dice.next() - 0.5);
        // Some at once, some one after the other.
        const running: unknown[] = [];
        for (const act of acts) {
          const one = act();
          running.push(one);
          if (chance(0.5)) await one;
        }
        await Promise.all(running);
      }
      standIn.fault = () => 'none';
      await settleAll(database, standIn.provider, seen);
      const statuses = await checkBooks(database, standIn, seen);
      // What a few rounds come to depends on how busy the machine is.
      if (rounds >= 100) expect(new Set(statuses).size).toBeGreaterThanOrEqual(3);
    },
    300_000,
  );

  async function notifyIfKnown(reference: string): Promise<void> {
    if (standIn.has(reference)) await notify(reference);
  }
});
