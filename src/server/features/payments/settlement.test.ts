import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { paymentNotificationPath } from '#contract/payments/payment-paths.ts';
import { schema } from '#server/db/database.ts';
import { createSettlement } from '#server/features/payments/settlement.ts';
import { fee, paymentMarket, termsVersion } from '#tests/support/payment-market.ts';
import { standIns } from '#tests/support/payment-stand-in.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { reconcile } from './payment-job.ts';

const { orders } = schema;

describeEachEngine('settling payments', (open, testOnce) => {
  const market = paymentMarket(open);
  const {
    newCar,
    booking,
    book,
    stateOf,
    notify,
    statusOfCar,
    carOffers,
    ledger,
    paid,
    changeCar,
    removeCar,
    settlement,
    runJob,
    agree,
    startWith,
    newBuyer,
    end,
  } = market;

  testOnce('forged notifications are refused; replayed and old ones change nothing', async () => {
    const { reference } = await book();
    const before = market.standIn.notification(reference);
    expect((await notify(reference, { signature_key: 'a'.repeat(128) })).statusCode).toBe(401);
    expect((await notify(reference, { gross_amount: '1.00' })).statusCode).toBe(401);
    expect((await notify(reference, { order_id: 'LJ-0000000000000000' })).statusCode).toBe(401);
    // Signed, but not true: the provider itself says that nothing was paid.
    expect((await notify(reference)).statusCode).toBe(200);
    expect((await stateOf(reference)).status).toBe('pending');
    market.standIn.pay(reference);
    await Promise.all(Array.from({ length: 8 }, () => notify(reference)));
    await market.api.app.inject({ method: 'POST', url: paymentNotificationPath('midtrans'), ...before });
    expect((await stateOf(reference)).status).toBe('held');
    expect(await ledger(reference)).toHaveLength(2);
  });

  testOnce('another amount than the order’s holds no car', async () => {
    const { reference } = await book();
    const payment = market.standIn.payment(reference);
    market.standIn.pay(reference);
    Object.assign(payment, { amount: fee - 1 });
    expect((await notify(reference)).statusCode).toBe(200);
    expect(await statusOfCar()).toBe('live');
    expect((await stateOf(reference)).status).toBe('pending');
    Object.assign(payment, { amount: fee });
  });

  testOnce('a payment that arrives after the order was cancelled goes back', async () => {
    const { reference } = await book();
    await market.buyer.ask('changeOrder', { id: reference, action: 'cancel' });
    expect((await stateOf(reference)).status).toBe('failed');
    // The buyer was on the payment page all the time.
    Object.assign(market.standIn.payment(reference), { status: 'paid' });
    const other = await book({}, market.seller);
    await notify(reference);
    expect((await stateOf(reference)).status).toBe('refunded');
    expect(market.standIn.balance(reference)).toBe(0);
    expect(await ledger(reference)).toEqual([
      ...[`pay provider ${fee}`, `pay deposits ${-fee}`],
      ...[`confirm-refund deposits ${fee}`, `confirm-refund provider ${-fee}`],
    ]);
    expect((await stateOf(other.reference, market.seller)).status).toBe('pending');
  });

  testOnce(
    'a payment after the buyer has cancelled goes back, also where the car is still free',
    async () => {
      const { reference } = await book();
      await market.buyer.ask('changeOrder', { id: reference, action: 'cancel' });
      Object.assign(market.standIn.payment(reference), { status: 'paid' });
      await notify(reference);
      expect((await stateOf(reference)).status).toBe('refunded');
      expect([await statusOfCar(), market.standIn.balance(reference)]).toEqual(['live', 0]);
    },
  );

  testOnce(
    'a captured card payment is cancelled, since it cannot be refunded yet; so is one by the operator',
    async () => {
      const { reference } = await paid();
      Object.assign(market.standIn.payment(reference), { isCaptured: true });
      await market.buyer.ask('changeOrder', { id: reference, action: 'refund' });
      expect((await stateOf(reference)).status).toBe('refunded');
      expect(market.standIn.balance(reference)).toBe(0);
      market.car = await newCar();
      const other = await paid();
      // At the provider's own screen.
      Object.assign(market.standIn.payment(other.reference), { status: 'failed' });
      await notify(other.reference);
      expect((await stateOf(other.reference)).status).toBe('refunded');
      expect(await statusOfCar()).toBe('live');
      expect((await ledger(other.reference)).slice(2)).toEqual([
        ...[`confirm-refund deposits ${fee}`, `confirm-refund provider ${-fee}`],
      ]);
    },
  );

  testOnce('the payment page of an order that ended with its ad is closed', async () => {
    const { reference } = await book();
    market.standIn.open(reference);
    await market.database.orm
      .update(orders)
      .set({ askedAt: new Date() })
      .where(eq(orders.reference, reference));
    await removeCar();
    expect((await stateOf(reference)).status).toBe('failed');
    await runJob();
    expect(market.standIn.pay(reference)).toBe(false);
  });

  testOnce(
    'an order that cannot be settled keeps its car for an hour after its time, not for ever',
    async () => {
      const overFor = async (minutes: number) => {
        await market.database.orm
          .update(orders)
          .set({ payBy: new Date(Date.now() - minutes * 60_000), askedAt: null })
          .where(eq(orders.listingId, market.car));
        await reconcile(market.database, settlement(), () => undefined);
      };
      const { reference } = await book();
      market.standIn.fault = () => 'page';
      await overFor(50);
      expect((await stateOf(reference)).status).toBe('pending');
      await overFor(61);
      expect((await stateOf(reference)).status).toBe('expired');
      // It was paid meanwhile.
      market.standIn.fault = () => 'none';
      market.standIn.pay(reference);
      await notify(reference);
      expect([(await stateOf(reference)).status, market.standIn.balance(reference)]).toEqual(['refunded', 0]);
      const other = await book();
      market.standIn.pay(other.reference);
      Object.assign(market.standIn.payment(other.reference), { amount: fee + 1 });
      await overFor(61);
      expect((await stateOf(other.reference)).status).toBe('expired');
      Object.assign(market.standIn.payment(other.reference), { amount: fee });
    },
  );

  testOnce('an order of another provider is not paid at this one', async () => {
    market.standIn.fault = () => 'refused';
    const form = booking();
    const { order } = await market.buyer.ask('createOrder', form);
    expect(order.status).toBe('created');
    market.standIn.fault = () => 'none';
    await market.database.orm
      .update(orders)
      .set({ provider: 'xendit', invoicingUntil: null })
      .where(eq(orders.reference, order.reference));
    expect((await market.buyer.ask('createOrder', form)).order).toMatchObject({
      status: 'created',
      payUrl: null,
    });
    expect(market.standIn.has(order.reference)).toBe(false);
  });

  testOnce('a hold lasts as long as the terms that its buyer has agreed to', async () => {
    const { reference } = await book();
    market.standIn.pay(reference);
    const asked: string[] = [];
    await createSettlement({
      ...{ database: market.database, provider: market.standIn.provider, origin: '' },
      holdDays: (version) => asked.push(version),
    }).settle(reference);
    expect(new Set(asked)).toEqual(new Set([termsVersion]));
  });

  testOnce(
    'a signed notification of an unknown order is accepted, so that it is not sent again',
    async () => {
      market.standIn.create('payment_notif_test_1', fee);
      expect((await notify('payment_notif_test_1')).statusCode).toBe(200);
    },
  );

  test('what ends a hold: the buyer, its days, the seller’s refusal, a removed ad', async () => {
    const ended = async (work: (reference: string) => Promise<unknown>) => {
      const { reference } = await paid();
      await work(reference);
      await market.database.orm.update(orders).set({ askedAt: null }).where(eq(orders.reference, reference));
      await runJob();
      return [(await stateOf(reference)).status, market.standIn.balance(reference), await statusOfCar()];
    };
    expect(await ended((id) => market.buyer.ask('changeOrder', { id, action: 'refund' }))).toEqual([
      'refunded',
      0,
      'live',
    ]);
    market.car = await newCar();
    expect(
      await ended((reference) =>
        market.database.orm
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
        await market.seller.ask('changeOffer', {
          ...{
            id: String(offer?.id),
            revision: String(offer?.revision),
            action: 'decline',
            clientId: randomUUID(),
          },
        });
      }),
    ).toEqual(['refunded', 0, 'live']);
    market.car = await newCar();
    expect(await ended(removeCar)).toEqual(['refunded', 0, 'removed']);
    // A sold car stays the buyer's until they confirm it.
    market.car = await newCar();
    const { reference } = await paid();
    await changeCar('sold');
    expect(await stateOf(reference)).toMatchObject({ status: 'held', actions: ['release', 'refund'] });
  });

  testOnce.each(standIns)('a refund whose answer is lost is repeated, and made once at %s', async (kind) => {
    await end();
    await startWith(kind);
    await newBuyer();
    market.car = await newCar();
    const { reference } = await paid();
    market.standIn.fault = () => 'lost-answer';
    await market.buyer.ask('changeOrder', { id: reference, action: 'refund' });
    expect((await stateOf(reference)).status).toBe('refunding');
    expect((await notify(reference)).statusCode).toBe(503);
    market.standIn.fault = () => 'none';
    expect((await notify(reference)).statusCode).toBe(200);
    expect((await stateOf(reference)).status).toBe('refunded');
    // A provider that is still at it is asked again.
    await market.standIn.provider.refund({ reference, providerId: null, amount: fee, isRefunding: true });
    expect(market.standIn.payment(reference).refunds.size).toBe(1);
  });

  testOnce('a failed refund at Xendit is tried again; one in part, by hand, is not the whole', async () => {
    await end();
    await startWith('xendit');
    await newBuyer();
    market.car = await newCar();
    const { reference } = await paid();
    market.standIn.refundStatus = 'FAILED';
    await market.buyer.ask('changeOrder', { id: reference, action: 'refund' });
    expect((await stateOf(reference)).status).toBe('refunding');
    market.standIn.refundStatus = 'SUCCEEDED';
    market.standIn.payment(reference).refunds.set('by hand', { amount: 100_000, status: 'SUCCEEDED' });
    await notify(reference);
    expect((await stateOf(reference)).status).toBe('refunded');
    expect(market.standIn.balance(reference)).toBe(0);
    await runJob();
    expect(market.standIn.balance(reference)).toBe(0);
  });

  testOnce('a notification without the token of the Xendit account is refused', async () => {
    await end();
    await startWith('xendit');
    await newBuyer();
    market.car = await newCar();
    const { reference } = await book();
    const { payload } = market.standIn.notification(reference);
    const url = paymentNotificationPath('xendit');
    for (const headers of [{}, { 'x-callback-token': 'another' }]) {
      const answer = await market.api.app.inject({ method: 'POST', url, headers, payload });
      expect(answer.statusCode).toBe(401);
    }
    expect((await notify(reference)).statusCode).toBe(200);
  });
});
