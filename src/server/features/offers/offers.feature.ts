import { currentOrders, offerOrderOf } from '#server/domain/orders/order-rows.ts';
import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { requireAccount } from '#server/session/require-account.ts';
import { changeOffer } from './change-offer.ts';
import { answerWaiting } from './demonstration-seller.ts';
import { startOfferJob } from './offer-job.ts';
import { createOfferViews } from './offer-views.ts';
import { sendOffer } from './send-offer.ts';

/** Personal data, never cached. */
const writing = { methods: ['POST'], isPrivate: true } as const;
/** API clients read with GET and a bearer token. */
const reading = { methods: ['GET', 'POST'], isPrivate: true } as const;

/** Offers: their endpoints, and the job that ends them. */
export const offersFeature: Feature<'bookingFee' | 'database' | 'market' | 'previews' | 'readPrincipal'> = (
  app,
  { bookingFee, database, market, previews, readPrincipal },
) => {
  const views = createOfferViews(database.orm, previews, bookingFee);

  serveEndpoint(
    app,
    'sendOffer',
    async (query, { request, language }) => {
      const buyer = await requireAccount(readPrincipal, request);
      const id = await sendOffer(database, { query, buyer, language });
      await answerWaiting(database, market, id);
      return { offer: await views.one(id, buyer.id) };
    },
    writing,
  );

  serveEndpoint(
    app,
    'changeOffer',
    async (query, { request, language }) => {
      const account = await requireAccount(readPrincipal, request);
      await changeOffer(database, { query, account, language });
      await answerWaiting(database, market, query.id);
      return { offer: await views.one(query.id, account.id) };
    },
    writing,
  );

  serveEndpoint(
    app,
    'bookingOffers',
    async ({ page, ...filter }, { request }) =>
      views.list((await requireAccount(readPrincipal, request)).id, filter, page),
    reading,
  );

  serveEndpoint(
    app,
    'lockedOffers',
    async ({ page }, { request }) => {
      const { id } = await requireAccount(readPrincipal, request);
      return views.list(id, { role: 'seller', isReserving: true }, page);
    },
    reading,
  );

  serveEndpoint(
    app,
    'bookings',
    async ({ page }, { request }) => {
      const { id } = await requireAccount(readPrincipal, request);
      const offers = await views.list(id, { role: 'buyer', isReserving: true }, page);
      const orders = await currentOrders(database.orm, { buyerId: id });
      return {
        ...offers,
        orders: orders.map((order) => {
          const { listingId, car, price } = order;
          return { ...offerOrderOf(order), listingId, car, price };
        }),
      };
    },
    reading,
  );

  const job = startOfferJob(database, market, (line) => app.log.warn(line));
  app.addHook('onClose', () => job.stop());
};
