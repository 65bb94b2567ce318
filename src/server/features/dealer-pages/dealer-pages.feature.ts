import { createAuditTrail } from '#server/domain/audit-trail.ts';
import { createUploadRepository } from '#server/domain/photos/upload.repository.ts';
import type { Feature } from '#server/feature.ts';
import { AppError } from '#server/http/app-error.ts';
import { AttemptLimiter } from '#server/http/attempt-limiter.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { requireAccount, requireScope } from '#server/session/require-account.ts';
import { rateDeal, unratedDeals } from './deal-ratings.ts';
import { createDealerAnswers } from './dealer-answers.ts';
import { createOwnDealerPage } from './own-dealer-page.ts';
import { createStaffDealers } from './staff-dealers.ts';

const writing = { methods: ['POST'], isPrivate: true } as const;
/** Changes of a page, and ratings, per account: each drops the cached pages. */
const changes = { most: 60, withinMs: 60 * 60_000, mostAddresses: 5000 } as const;

/** Dealers of used cars: the directory, their pages, ratings of finished deals, and what staff decides about them. */
export const dealerPagesFeature: Feature<
  'database' | 'search' | 'listing' | 'previews' | 'readPrincipal' | 'cache'
> = (app, { database, search, listing, previews, readPrincipal, cache }) => {
  const vocabulary = () => search.catalogue().vocabulary;
  const answers = createDealerAnswers({ orm: database.orm, vocabulary, listing, previews });
  const own = createOwnDealerPage({
    ...{ database, vocabulary, previews },
    uploads: createUploadRepository(database.orm),
  });
  const staff = createStaffDealers(database, createAuditTrail(database));
  const limiter = new AttemptLimiter(changes);
  const limit = (accountId: number) => {
    if (!limiter.take(`account:${accountId}`)) throw new AppError('rate_limited');
  };

  serveEndpoint(app, 'dealers', (query, { language }) => answers.list(query, language), { cache });
  serveEndpoint(app, 'dealerPage', ({ dealer }, { language }) => answers.page(dealer, language), { cache });

  serveEndpoint(
    app,
    'ownDealerPage',
    async (_query, { request }) => own.read(await requireScope(readPrincipal, request, 'dealer')),
    writing,
  );
  serveEndpoint(
    app,
    'saveDealerPage',
    async (query, { request, language }) => {
      const account = await requireScope(readPrincipal, request, 'dealer');
      limit(account.id);
      return await own.save(account, query, language);
    },
    writing,
  );

  serveEndpoint(
    app,
    'deals',
    async ({ dealer }, { request }) => {
      const { id } = await requireAccount(readPrincipal, request);
      return { items: await unratedDeals(database.orm, id, dealer) };
    },
    writing,
  );
  serveEndpoint(
    app,
    'rateDeal',
    async (query, { request, language }) => {
      const { id } = await requireAccount(readPrincipal, request);
      limit(id);
      return { dealer: await rateDeal(database, id, query, language) };
    },
    writing,
  );

  serveEndpoint(
    app,
    'staffDealers',
    async ({ page }, { request }) => {
      await requireScope(readPrincipal, request, 'staff');
      return await staff.dealers(page);
    },
    writing,
  );
  serveEndpoint(
    app,
    'staffVerifyDealer',
    async ({ isVerified, ...query }, { request }) => {
      const { id: actorId } = await requireScope(readPrincipal, request, 'staff');
      return { dealer: await staff.verify({ ...query, actorId, isVerified: isVerified === '1' }) };
    },
    writing,
  );
  serveEndpoint(
    app,
    'staffRatings',
    async ({ page }, { request }) => {
      await requireScope(readPrincipal, request, 'staff');
      return await staff.ratings(page);
    },
    writing,
  );
  serveEndpoint(
    app,
    'staffHideRating',
    async ({ isHidden, ...query }, { request }) => {
      const { id: actorId } = await requireScope(readPrincipal, request, 'staff');
      return { rating: await staff.hide({ ...query, actorId, isHidden: isHidden === '1' }) };
    },
    writing,
  );
};
