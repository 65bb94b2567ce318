import type { Feature } from '#server/feature.ts';
import { currentOrders, offerOrderOf } from '#server/features/payments/shared/order-rows.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { changeOffer } from './change-offer.ts';
import { startOfferJob } from './offer-job.ts';
import { createOfferViews } from './offer-views.ts';
import { sendOffer } from './send-offer.ts';

/** Offers: their endpoints, and the job that ends them. */
export const offersFeature: Feature<'bookingFee' | 'database' | 'previews' | 'productEvents'> = (
  app,
  { bookingFee, database, previews, productEvents },
) => {
  const views = createOfferViews(database.orm, previews, bookingFee);

  serveEndpoint(app, 'sendOffer', async (query, { account: buyer, once, language }) => {
    const id = await sendOffer(database, { query, buyer, once, language });
    await productEvents.offerChanged.announce({ offerId: id });
    return { offer: await views.one(id, buyer.id) };
  });

  serveEndpoint(app, 'changeOffer', async (query, { account, once, language }) => {
    await changeOffer(database, { query, account, once, language });
    await productEvents.offerChanged.announce({ offerId: query.id });
    return { offer: await views.one(query.id, account.id) };
  });

  serveEndpoint(app, 'bookingOffers', async ({ page, ...filter }, { account }) =>
    views.list(account.id, filter, page),
  );

  serveEndpoint(app, 'lockedOffers', async ({ page }, { account: { id } }) => {
    return views.list(id, { role: 'seller', isReserving: true }, page);
  });

  serveEndpoint(app, 'bookings', async ({ page }, { account: { id } }) => {
    const offers = await views.list(id, { role: 'buyer', isReserving: true }, page);
    const orders = await currentOrders(database.orm, { buyerId: id });
    return {
      ...offers,
      orders: orders.map((order) => {
        const { listingId, car, price } = order;
        return { ...offerOrderOf(order), listingId, car, price };
      }),
    };
  });

  const job = startOfferJob(database, (line) => app.log.warn(line));
  app.addHook('onClose', () => job.stop());
};
