import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schema } from '#server/db/database.ts';
import { Dice } from '#tests/faults/dice.ts';
import { checkBooks, settleAll } from '#tests/support/payment-books.ts';
import { paymentMarket } from '#tests/support/payment-market.ts';
import { type Fault, standIns } from '#tests/support/payment-stand-in.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';

const { ledgerEntries, ledgerTransactions, orders } = schema;
/** Rounds of the last test for each provider and engine; `PAYMENT_ROUNDS=300` for a thorough run. */
const rounds = Number(process.env.PAYMENT_ROUNDS ?? 8);

describeEachEngine('the ledger of payments', (open, testOnce) => {
  const market = paymentMarket(open);
  const { newCar, book, notify, paid, startWith, newBuyer, end } = market;

  test('the ledger is balanced and append-only, whatever the code does', async () => {
    const { reference } = await paid();
    const [order] = await market.database.orm.select().from(orders).where(eq(orders.reference, reference));
    if (!order) throw new Error('no order');
    const unbalanced = market.database.orm.transaction(async (transaction) => {
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
    await expect(market.database.orm.update(ledgerEntries).set({ amount: 0 })).rejects.toThrow();
    await expect(market.database.orm.delete(ledgerEntries)).rejects.toThrow();
    await expect(
      market.database.orm.insert(ledgerTransactions).values({ orderId: order.id, kind: 'pay' }),
    ).rejects.toThrow();
  });

  testOnce.each(standIns)(
    'many rounds with lost answers, duplicates and disorder at %s end in one true state each',
    async (kind) => {
      await end();
      await startWith(kind);
      const dice = new Dice(20_261_123);
      const chance = (share: number) => dice.isLucky(share);
      const seen: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await newBuyer();
        const by = market.buyer;
        market.car = await newCar();
        market.standIn.fault = (): Fault => (chance(0.15) ? 'lost-answer' : chance(0.1) ? 'refused' : 'none');
        const { reference } = await book();
        seen.push(reference);
        const acts = [
          () => market.standIn.has(reference) && market.standIn.pay(reference),
          () => market.standIn.has(reference) && notify(reference),
          () => market.standIn.has(reference) && notify(reference),
          () => market.standIn.has(reference) && chance(0.3) && market.standIn.end(reference, 'expired'),
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
      market.standIn.fault = () => 'none';
      await settleAll(market.database, market.standIn.provider, seen);
      const statuses = await checkBooks(market.database, market.standIn, seen);
      // What a few rounds come to depends on how busy the machine is.
      if (rounds >= 100) expect(new Set(statuses).size).toBeGreaterThanOrEqual(3);
    },
    300_000,
  );

  async function notifyIfKnown(reference: string): Promise<void> {
    if (market.standIn.has(reference)) await notify(reference);
  }
});
