import { dayInJakarta } from '#contract/dates.ts';
import type { BookingTerms, OrderView } from '#contract/payments/payment.schema.ts';
import type { Feature } from '#server/feature.ts';
import { readCar } from '#server/features/offers/shared/offer-rows.ts';
import { bookingTerms } from '#server/features/payments/shared/booking-terms.ts';
import { orderByReference } from '#server/features/payments/shared/order-rows.ts';
import { createAuditTrail } from '#server/features/staff/shared/audit-trail.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { agreementOn } from './booking-agreement.ts';
import { createOrder } from './create-order.ts';
import { notificationRoutes } from './notification.routes.ts';
import { createOrderViews, personActions } from './order-views.ts';
import { startPaymentJob } from './payment-job.ts';
import { receiptRoutes } from './receipt.routes.ts';
import { sandboxRoutes } from './sandbox.routes.ts';
import { createSettlement } from './settlement.ts';
import { readStaffOrder } from './staff-order.ts';
import { stepByStaff } from './step-by-staff.ts';

/** Bookings and their payment: endpoints, the provider's notifications, receipts, and the job that reconciles. */
export const paymentsFeature: Feature<
  'database' | 'environment' | 'paymentProvider' | 'previews' | 'readPrincipal' | 'tables'
> = (app, { database, environment, paymentProvider: provider, previews, readPrincipal, tables }) => {
  const { orm } = database;
  const views = createOrderViews(orm, previews);
  const trail = createAuditTrail(database);
  const staffParts = { database, views, trail };
  const today = () => dayInJakarta(new Date());
  const terms = (): BookingTerms => {
    const found = tables.reading(bookingTerms);
    if (!found) throw new AppError('unavailable');
    return found;
  };
  const settlement =
    provider &&
    createSettlement({
      ...{ database, provider, origin: environment.publicUrl },
      // The terms that the buyer has agreed to.
      holdDays: (termsVersion) => (tables.reading(bookingTerms, termsVersion) ?? terms()).holdDays,
    });
  /** @throws AppError `payment_off` where nothing can be paid */
  const settling = () => {
    if (!settlement) throw new AppError('payment_off');
    return settlement;
  };
  const ownOrder = (reference: string, buyerId: number): Promise<OrderView> =>
    views.one({ reference, buyerId }, 'buyer');

  serveEndpoint(app, 'bookingTerms', async ({ listingId }, { account: { id: buyerId } }) => {
    const car = await readCar(orm, listingId);
    const isShown = car && ['live', 'reserved', 'sold'].includes(car.status);
    if (!isShown) throw new AppError('not_found');
    const [order = null] = (await views.list({ buyerId, listingId, isActive: true }, 'buyer')).items;
    const agreement = await agreementOn(orm, car, buyerId);
    const problem = agreement.kind === 'agreed' ? null : agreement.problem;
    const { price } = agreement;
    return {
      listing: await views.car(listingId),
      terms: { ...terms(), fee: Math.min(terms().fee, price) },
      price,
      problem: problem ?? (provider ? null : 'no_payment'),
      order,
    };
  });

  serveEndpoint(app, 'createOrder', async (query, { account: buyer, once, language }) => {
    const { begin } = settling();
    const order = await createOrder(database, {
      ...{ query, buyer, once, language, terms: terms(), today: today() },
      provider: provider?.name ?? '',
    });
    await begin(order, language);
    return { order: await ownOrder(order.reference, buyer.id) };
  });

  serveEndpoint(app, 'paymentDetail', async ({ id }, { account }) => {
    const order = account.scope === 'staff' ? await orderByReference(orm, id) : undefined;
    // Staff may book too: their own order is a buyer's.
    if (order && order.buyerId !== account.id) return { order: await views.one({ reference: id }, 'staff') };
    return { order: await ownOrder(id, account.id) };
  });

  serveEndpoint(app, 'ownOrders', async ({ page }, { account: { id: buyerId } }) => {
    return await views.list({ buyerId }, 'buyer', page);
  });

  serveEndpoint(app, 'changeOrder', async ({ id, action }, { account: { id: buyerId } }) => {
    const order = await orderByReference(orm, id);
    if (order?.buyerId !== buyerId) throw new AppError('not_found');
    await settling().step(order, personActions[action], 'buyer');
    return { order: await ownOrder(id, buyerId) };
  });

  serveEndpoint(app, 'staffOrders', async ({ status, page }) => {
    return await views.list({ status }, 'staff', page);
  });

  serveEndpoint(app, 'staffOrder', async ({ id }) => {
    return await readStaffOrder(staffParts, id);
  });

  serveEndpoint(
    app,
    'staffChangeOrder',
    async ({ id, action, note }, { account: { id: actorId }, once, language }) => {
      await stepByStaff({ database, trail }, { reference: id, action, note, actorId, once, language });
      // A refund goes to the provider at once; where it does not answer the job goes on.
      await settlement?.settle(id).catch(() => undefined);
      return await readStaffOrder(staffParts, id);
    },
  );

  receiptRoutes(app, { views, readPrincipal });
  if (!provider || !settlement) return;
  notificationRoutes(app, { provider, settlement });
  if (provider.name === 'sandbox') sandboxRoutes(app, { orm, settlement });
  const job = startPaymentJob(database, settlement, (line) => app.log.warn(line));
  app.addHook('onClose', () => job.stop());
};
