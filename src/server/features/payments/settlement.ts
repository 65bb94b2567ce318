import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { defaultLanguage, type Language, pathInLanguage } from '#contract/language.ts';
import { paymentPath } from '#contract/payments/booking-paths.ts';
import { isActiveOrder, type OrderAction, type OrderParty, orderStep } from '#contract/payments/order.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockCar, type OfferedCar } from '#server/features/offers/shared/offer-rows.ts';
import { lockOrder, type OrderRow, orderByReference } from '#server/features/payments/shared/order-rows.ts';
import {
  AmountMismatch,
  type KnownPayment,
  type PaymentProvider,
  type PaymentState,
  ProviderFailed,
} from '#server/features/payments/shared/payment-provider.ts';
import { canHold, stepOrder } from '#server/features/payments/shared/step-order.ts';
import { AppError } from '#server/http/app-error.ts';

const { orders } = schema;

/** For how long one process alone creates a payment: longer than its calls may take (call-provider.ts). */
const invoicing = sql`now() + interval '30 seconds'`;
/** After its time a payment under way may still arrive. */
const graceMs = 2 * 60_000;
/** An order that cannot be settled keeps its car this long after its time. A payment that shows up later goes back. */
const giveUpMs = 60 * 60_000;

type Parts = {
  readonly database: Database;
  readonly provider: PaymentProvider;
  /** The site's origin. */
  readonly origin: string;
  /** How long a paid order holds its car, by the version of its terms. */
  readonly holdDays: (termsVersion: string) => number;
};

const paymentOf = ({ reference, providerId, fee, status }: OrderRow): KnownPayment => ({
  ...{ reference, providerId, amount: fee },
  isRefunding: status === 'refunding',
});

const isUnpaid = ({ status }: OrderRow) => status === 'created' || status === 'pending';

/** Brings orders in line with what the payment provider says. Nothing but the provider's own answer counts. */
export function createSettlement({ database, provider, origin, holdDays }: Parts) {
  const { orm } = database;
  /** Another provider knows nothing of an order, and must not make a second payment for it. */
  const isOwn = (order: OrderRow) => order.provider === provider.name;

  /** Steps of one order in a transaction, with its car and itself locked in this order. */
  async function change(
    { id, listingId }: OrderRow,
    work: (steps: Steps) => Promise<void>,
  ): Promise<OrderRow> {
    let concernsPublic = false;
    const after = await inTransaction(orm, async (transaction) => {
      concernsPublic = false;
      const car = listingId === null ? undefined : await lockCar(transaction, listingId);
      const order = await lockOrder(transaction, id);
      if (!order) throw new AppError('not_found');
      const steps = new Steps(transaction, car, order, holdDays);
      await work(steps);
      concernsPublic = steps.concernsPublic;
      return steps.order;
    });
    if (concernsPublic) await database.announceChange();
    return after;
  }

  /**
   * Creates the payment of a new order, by one process at a time.
   * @throws ProviderFailed; the order stays as it is, and the job tries again
   */
  async function invoice(order: OrderRow, language: Language = defaultLanguage): Promise<OrderRow> {
    const [claimed] = await orm
      .update(orders)
      .set({ invoicingUntil: invoicing })
      .where(
        and(
          eq(orders.id, order.id),
          eq(orders.status, 'created'),
          or(isNull(orders.invoicingUntil), lt(orders.invoicingUntil, sql`now()`)),
        ),
      )
      .returning();
    if (!claimed) return (await orderByReference(orm, order.reference)) ?? order;
    const { reference, fee, car, payBy } = claimed;
    const { payUrl, providerId } = await provider.create({
      ...{ reference, payBy, amount: fee, description: `Booking ${car}` },
      returnUrl: origin + pathInLanguage(paymentPath(reference), language),
    });
    return await change(claimed, async (steps) => {
      if (await steps.take('invoice', 'site')) await steps.set({ payUrl, providerId, invoicingUntil: null });
    });
  }

  /**
   * @param order as it was before the question
   * @throws AmountMismatch
   */
  async function apply(order: OrderRow, state: PaymentState): Promise<OrderRow> {
    if (state.kind === 'paid' && state.amount !== order.fee)
      throw new AmountMismatch(`${order.reference} was paid with another amount`);
    // A captured payment that is cancelled goes back to the buyer.
    const isVoided = state.kind === 'failed' && (order.status === 'held' || order.status === 'refunding');
    return await change(order, async (steps) => {
      if (state.kind === 'paid') await steps.paid();
      else if (state.kind === 'refunded' || isVoided) await steps.refunded();
      else if (state.kind === 'failed') await steps.take('fail', 'site');
      else if (state.kind === 'expired') await steps.take('expire', 'site');
    });
  }

  async function ask(order: OrderRow): Promise<OrderRow> {
    await orm.update(orders).set({ askedAt: sql`now()` }).where(eq(orders.id, order.id));
    const state = await provider.state(paymentOf(order));
    const after = await apply(order, state);
    // Ended here, for example with its ad: its payment page must end too.
    if (after.status === 'failed' && state.kind === 'pending') await provider.cancel(paymentOf(after));
    return after;
  }

  /** Frees the car of an order that is not paid. */
  const expire = (order: OrderRow) =>
    change(order, async (steps) => void (await steps.take('expire', 'site')));

  /** Returns the fee of an order that is being refunded, and sees whether that is done. */
  async function refund(order: OrderRow): Promise<OrderRow> {
    if (order.status !== 'refunding') return order;
    await provider.refund(paymentOf(order));
    return await ask(order);
  }

  /**
   * Asks the provider about an order, and does what follows: also again what an earlier process did not finish.
   * @throws AppError `not_found`; ProviderFailed; AmountMismatch
   */
  async function settle(reference: string): Promise<OrderRow> {
    const found = await orderByReference(orm, reference);
    if (!found || !isOwn(found)) throw new AppError('not_found');
    const overMs = Date.now() - found.payBy.getTime();
    if (found.status === 'created' && overMs < 0) return await invoice(found);
    try {
      let order = await ask(found);
      if (overMs >= graceMs && isUnpaid(order)) {
        await provider.cancel(paymentOf(order));
        order = await ask(order);
        // Neither paid nor refused: the buyer has not begun to pay.
        if (isUnpaid(order)) order = await expire(order);
      }
      return await refund(order);
    } catch (error) {
      if (overMs >= giveUpMs) await expire(found);
      throw error;
    }
  }

  return {
    /** The name of the provider that is asked. */
    provider: provider.name,

    settle,

    /** The first payment of an order; a provider that does not answer is tried again by the job. */
    async begin(order: OrderRow, language: Language): Promise<OrderRow> {
      try {
        return order.status === 'created' && isOwn(order) ? await invoice(order, language) : order;
      } catch (error) {
        if (error instanceof ProviderFailed) return order;
        throw error;
      }
    },

    /**
     * A step by a person.
     * @throws AppError `conflict` where the graph does not allow it
     */
    async step(order: OrderRow, action: OrderAction, by: OrderParty): Promise<OrderRow> {
      const after = await change(order, async (steps) => {
        if (!(await steps.take(action, by))) throw new AppError('conflict');
      });
      if (!isOwn(after)) return after;
      try {
        if (after.status === 'failed') await provider.cancel(paymentOf(after));
        return await refund(after);
      } catch (error) {
        // The job goes on with it.
        if (error instanceof ProviderFailed || error instanceof AmountMismatch) return after;
        throw error;
      }
    },

    /** Ends the hold of an order whose days are over: the fee goes back. */
    async endHold(order: OrderRow): Promise<void> {
      await change(order, async (steps) => {
        const { status, heldUntil } = steps.order;
        if (status === 'held' && heldUntil !== null && heldUntil.getTime() <= Date.now())
          await steps.take('refund', 'site');
      });
    },
  };
}

export type Settlement = ReturnType<typeof createSettlement>;

/** An order that is locked, and the steps it takes. */
class Steps {
  concernsPublic = false;
  order: OrderRow;
  readonly #transaction: Orm;
  readonly #car: OfferedCar | undefined;
  readonly #holdDays: Parts['holdDays'];

  constructor(transaction: Orm, car: OfferedCar | undefined, order: OrderRow, holdDays: Parts['holdDays']) {
    this.#transaction = transaction;
    this.#car = car;
    this.order = order;
    this.#holdDays = holdDays;
  }

  /** @returns whether the graph allows it now */
  async take(action: OrderAction, by: OrderParty): Promise<boolean> {
    if (!orderStep(this.order.status, by, action)) return false;
    const move = { action, by, holdDays: this.#holdDays(this.order.termsVersion) };
    // The car changes with the steps.
    const car = this.#car && (await lockCar(this.#transaction, this.#car.id));
    const { order, concernsPublic } = await stepOrder(this.#transaction, car, this.order, move);
    this.order = order;
    this.concernsPublic ||= concernsPublic;
    return true;
  }

  async set(values: Partial<OrderRow>): Promise<void> {
    const [row] = await this.#transaction
      .update(orders)
      .set(values)
      .where(eq(orders.id, this.order.id))
      .returning();
    if (row) this.order = row;
  }

  /**
   * Money has arrived: the car is held. Where the order has ended before, or another has the car, the money goes back.
   */
  async paid(): Promise<void> {
    const isOver = !isActiveOrder(this.order.status);
    if (!(await this.take('pay', 'site'))) return;
    const isHeld = !isOver && this.#car && (await canHold(this.#transaction, this.#car, this.order));
    await this.take(isHeld ? 'hold' : 'refund', 'site');
  }

  /** The money is back at the buyer, whether this site asked for that or the operator did at the provider's. */
  async refunded(): Promise<void> {
    await this.take('pay', 'site');
    await this.take('refund', 'site');
    await this.take('confirm-refund', 'site');
  }
}
