import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { QueryOf } from '#contract/api/endpoint-schemas.ts';
import { paymentNotificationPath } from '#contract/payments/payment-paths.ts';
import { type Database, schema } from '#server/db/database.ts';
import { reconcile } from '#server/features/payments/payment-job.ts';
import { createSettlement } from '#server/features/payments/settlement.ts';
import { type ApiApp, startApi } from './api-app.ts';
import { PaymentStandIn, type StandInKind } from './payment-stand-in.ts';
import { Seller } from './sellers.ts';
import type { OpenDatabase } from './test-database.ts';
import { insertListing } from './test-listings.ts';

const { ledgerEntries, ledgerTransactions, listings, offers, orders } = schema;
export const price = 160e6;
export const fee = 500_000;
export const termsVersion = '2026-11-01';

/**
 * A market on a new database: a buyer for each test, a private seller, a dealer with a car, staff, and a provider that
 * stands in. To be called in the suite.
 */
export function paymentMarket(open: OpenDatabase) {
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
  });
  afterAll(() => end());
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

  return {
    get database() {
      return database;
    },
    get api() {
      return api;
    },
    get standIn() {
      return standIn;
    },
    get buyer() {
      return buyer;
    },
    get seller() {
      return seller;
    },
    get dealer() {
      return dealer;
    },
    get staff() {
      return staff;
    },
    /** What is booked unless another car is named. */
    get car() {
      return car;
    },
    set car(id: number) {
      car = id;
    },
    ...{ startWith, newBuyer, end, idOf, newCar, booking, book, refusal, stateOf, notify, statusOfCar },
    ...{ carOffers, ledger, paid, changeCar, removeCar, settlement, runJob, agree },
  };
}
