import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { ownersOf } from '#server/session/principal.ts';
import { createReportRepository } from './report.repository.ts';
import { createReportService } from './report.service.ts';

/** Guests can report too; the reporter only affects the weight. */
export const reportFeature: Feature<'database'> = (app, { database }) => {
  const report = createReportService(createReportRepository(database.orm));
  serveEndpoint(app, 'report', async ({ id, reason, details }, { request, once, principal }) => {
    const [owner = null] = ownersOf(principal);
    const accountId = principal.account?.id ?? null;
    await report.take({ listingId: id, reason, details, owner, accountId }, { address: request.ip, once });
    return { received: true };
  });
};
