import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { consentOf, isKnownVersion, keepConsent } from '#server/features/account/shared/consents.ts';
import type { SpentViews } from '#server/features/account/shared/spent-views.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { ownersOf, type Principal, type ReadPrincipal } from '#server/session/principal.ts';
import type { SessionCookies } from '#server/session/session-cookie.ts';
import { erasePrincipal } from './erase-account.ts';
import { exportOf } from './export-data.ts';

type Parts = {
  readonly database: Database;
  readonly readPrincipal: ReadPrincipal;
  readonly cookies: SessionCookies;
  readonly spentViews: SpentViews;
};

/** Consent, export and deletion, for accounts and for guests' devices. */
export function privacyRoutes(
  app: FastifyInstance,
  { database, readPrincipal, cookies, spentViews }: Parts,
): void {
  async function known(request: FastifyRequest): Promise<{ principal: Principal; owner: string }> {
    const principal = await readPrincipal(request);
    const [owner] = ownersOf(principal);
    if (owner === undefined) throw new AppError('unauthorized');
    return { principal, owner };
  }

  serveEndpoint(app, 'giveConsent', async ({ version }, { request }) => {
    if (!isKnownVersion(version)) throw new AppError('not_found');
    const { owner } = await known(request);
    await keepConsent(database.orm, owner, version);
    const createdAt = await consentOf(database.orm, owner, version);
    if (!createdAt) throw new AppError('unavailable');
    return { version, createdAt: createdAt.toISOString() };
  });

  serveEndpoint(app, 'exportData', async (_query, { request }) => {
    const { principal } = await known(request);
    return { kept: await exportOf(database.orm, principal) };
  });

  serveEndpoint(app, 'deleteAccount', async (_query, { request, reply }) => {
    const { principal } = await known(request);
    await inTransaction(database.orm, (transaction) => erasePrincipal(transaction, principal, spentViews));
    await database.announceChange();
    cookies.clear(reply);
    return { done: true };
  });
}
