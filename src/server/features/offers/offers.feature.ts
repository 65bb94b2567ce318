import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import type { PreviewSource } from '#server/photo-store/pictures.ts';
import { serveEndpoint } from '#server/serve-endpoint.ts';
import type { WhoAsks } from '#server/session/principal.ts';
import { requireAccount } from '#server/session/require-account.ts';
import { changeOffer } from './change-offer.ts';
import { startOfferUpkeep } from './offer-job.ts';
import { createOfferViews } from './offer-views.ts';
import { sendOffer } from './send-offer.ts';

type Dependencies = {
  readonly database: Database;
  readonly previews: PreviewSource;
  readonly whoAsks: WhoAsks;
};

/** Personal, and never cached. */
const writing = { methods: ['POST'], isPrivate: true } as const;
/** API clients read by GET, with a bearer token. */
const reading = { methods: ['GET', 'POST'], isPrivate: true } as const;

/** Wires offers: their endpoints, and the job that ends them. */
export function startOffers(app: FastifyInstance, { database, previews, whoAsks }: Dependencies): void {
  const views = createOfferViews(database.orm, previews);

  serveEndpoint(
    app,
    'sendOffer',
    async (query, { request, language }) => {
      const buyer = await requireAccount(whoAsks, request);
      const id = await sendOffer(database, { query, buyer, language });
      return { offer: await views.one(id, buyer.id) };
    },
    writing,
  );

  serveEndpoint(
    app,
    'changeOffer',
    async (query, { request, language }) => {
      const account = await requireAccount(whoAsks, request);
      await changeOffer(database, { query, account, language });
      return { offer: await views.one(query.id, account.id) };
    },
    writing,
  );

  serveEndpoint(
    app,
    'bookingOffers',
    async ({ page, ...filter }, { request }) =>
      views.list((await requireAccount(whoAsks, request)).id, filter, page),
    reading,
  );

  serveEndpoint(
    app,
    'lockedOffers',
    async ({ page }, { request }) => {
      const { id } = await requireAccount(whoAsks, request);
      return views.list(id, { role: 'seller', isReserving: true }, page);
    },
    reading,
  );

  serveEndpoint(
    app,
    'bookings',
    async ({ page }, { request }) => {
      const { id } = await requireAccount(whoAsks, request);
      return views.list(id, { role: 'buyer', isReserving: true }, page);
    },
    reading,
  );

  const upkeep = startOfferUpkeep(database, (line) => app.log.warn(line));
  app.addHook('onClose', () => upkeep.stop());
}
