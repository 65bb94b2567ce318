import type { Feature } from '#server/feature.ts';
import { createUploadRepository } from '#server/features/photos/shared/upload.repository.ts';
import { createAuditTrail } from '#server/features/staff/shared/audit-trail.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { rateDeal, unratedDeals } from './deal-ratings.ts';
import { createDealerAnswers } from './dealer-answers.ts';
import { createOwnDealerPage } from './own-dealer-page.ts';
import { createStaffDealers } from './staff-dealers.ts';

/** Dealers of used cars: the directory, their pages, ratings of finished deals, and what staff decides about them. */
export const dealerPagesFeature: Feature<'database' | 'search' | 'listing' | 'previews'> = (
  app,
  { database, search, listing, previews },
) => {
  const vocabulary = () => search.catalogue().vocabulary;
  const answers = createDealerAnswers({ orm: database.orm, vocabulary, listing, previews });
  const own = createOwnDealerPage({
    ...{ database, vocabulary, previews },
    uploads: createUploadRepository(database.orm),
  });
  const staff = createStaffDealers(database, createAuditTrail(database));

  serveEndpoint(app, 'dealers', (query, { language }) => answers.list(query, language));
  serveEndpoint(app, 'dealerPage', ({ dealer }, { language }) => answers.page(dealer, language));

  serveEndpoint(app, 'ownDealerPage', async (_query, { account }) => own.read(account));
  serveEndpoint(app, 'saveDealerPage', async (query, { account, language }) => {
    return await own.save(account, query, language);
  });

  serveEndpoint(app, 'deals', async ({ dealer }, { account: { id } }) => {
    return { items: await unratedDeals(database.orm, id, dealer) };
  });
  serveEndpoint(app, 'rateDeal', async (query, { account: { id }, once, language }) => {
    return { dealer: await rateDeal(database, id, query, { once, language }) };
  });

  serveEndpoint(app, 'staffDealers', async ({ page }) => {
    return await staff.dealers(page);
  });
  serveEndpoint(
    app,
    'staffVerifyDealer',
    async ({ isVerified, ...query }, { account: { id: actorId }, once }) => {
      return { dealer: await staff.verify({ ...query, actorId, once, isVerified: isVerified === '1' }) };
    },
  );
  serveEndpoint(app, 'staffRatings', async ({ page }) => {
    return await staff.ratings(page);
  });
  serveEndpoint(
    app,
    'staffHideRating',
    async ({ isHidden, ...query }, { account: { id: actorId }, once }) => {
      return { rating: await staff.hide({ ...query, actorId, once, isHidden: isHidden === '1' }) };
    },
  );
};
