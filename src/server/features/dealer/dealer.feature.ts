import { dealerLimits } from '#contract/dealer/dealer.ts';
import { createAuditTrail } from '#server/domain/audit-trail.ts';
import { createOwnListingRepository } from '#server/domain/listings/own-listing.repository.ts';
import { createUploadRepository } from '#server/domain/photos/upload.repository.ts';
import type { Feature } from '#server/feature.ts';
import { AppError } from '#server/http/app-error.ts';
import { AttemptLimiter } from '#server/http/attempt-limiter.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { requireScope } from '#server/session/require-account.ts';
import type { DealerParts } from './dealer-parts.ts';
import { dealerWords } from './dealer-words.ts';
import { exportStock } from './export-stock.ts';
import { takeList } from './take-list.ts';

/** Never cached: POST only. */
const options = { methods: ['POST'], isPrivate: true } as const;
/** Limit of lists per dealer; each takes the server some seconds. */
const lists = { most: 30, withinMs: 60 * 60_000, mostAddresses: 5000 } as const;
/** Body limit of a form-encoded list, where a character may take three bytes. */
const bodyLimit = dealerLimits.csvLength * 4;

/** Import and export of a dealer's list; 404 for all other callers. */
export const dealerFeature: Feature<'database' | 'market' | 'readPrincipal'> = (
  app,
  { database, market, readPrincipal },
) => {
  const parts: DealerParts = {
    database,
    market,
    own: createOwnListingRepository(database.orm),
    uploads: createUploadRepository(database.orm),
    trail: createAuditTrail(database),
  };
  const limiter = new AttemptLimiter(lists);
  const busy = new Set<number>();

  serveEndpoint(
    app,
    'dealerImport',
    async (query, { request, language }) => {
      const account = await requireScope(readPrincipal, request, 'dealer');
      if (busy.has(account.id))
        throw new AppError('rate_limited', { csv: [dealerWords[language].busy] }, language);
      if (!limiter.take(`account:${account.id}`)) throw new AppError('rate_limited');
      busy.add(account.id);
      try {
        return await takeList(parts, { account, language }, query);
      } finally {
        busy.delete(account.id);
      }
    },
    { ...options, bodyLimit },
  );

  serveEndpoint(
    app,
    'dealerExport',
    async (_query, { request }) => {
      const account = await requireScope(readPrincipal, request, 'dealer');
      return await exportStock(database.orm, parts.own, account);
    },
    options,
  );
};
