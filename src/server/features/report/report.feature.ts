import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { ownersOf } from '#server/session/principal.ts';
import { createReportRepository } from './report.repository.ts';
import { createReportService } from './report.service.ts';

/** Guests can report too; the reporter only affects the weight. */
export const reportFeature: Feature<'database' | 'readPrincipal'> = (app, { database, readPrincipal }) => {
  const report = createReportService(createReportRepository(database.orm));
  serveEndpoint(app, 'report', async ({ id, reason, details, clientId }, { request }) => {
    const principal = await readPrincipal(request);
    const [owner = null] = ownersOf(principal);
    const accountId = principal.account?.id ?? null;
    await report.take({ listingId: id, reason, details, clientId, owner, accountId }, request.ip);
    return { received: true };
  });
};
