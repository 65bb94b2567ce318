import type { Feature } from '#server/feature.ts';
import { createOwnListingRepository } from '#server/features/listing/shared/own-listing.repository.ts';
import { createUploadRepository } from '#server/features/photos/shared/upload.repository.ts';
import { createAuditTrail } from '#server/features/staff/shared/audit-trail.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import type { DealerParts } from './dealer-parts.ts';
import { dealerWords } from './dealer-words.ts';
import { exportStock } from './export-stock.ts';
import { takeList } from './take-list.ts';

/** Import and export of a dealer's list; 404 for all other callers. */
export const dealerFeature: Feature<'database' | 'market'> = (app, { database, market }) => {
  const parts: DealerParts = {
    database,
    market,
    own: createOwnListingRepository(database.orm),
    uploads: createUploadRepository(database.orm),
    trail: createAuditTrail(database),
  };
  const busy = new Set<number>();

  serveEndpoint(app, 'dealerImport', async (query, { account, once, language }) => {
    if (busy.has(account.id))
      throw new AppError('rate_limited', { csv: [dealerWords[language].busy] }, language);
    busy.add(account.id);
    try {
      return await takeList(parts, { account, language }, query, once);
    } finally {
      busy.delete(account.id);
    }
  });

  serveEndpoint(app, 'dealerExport', async (_query, { account }) => {
    return await exportStock(database.orm, parts.own, account);
  });
};
