import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import type { SpentViews } from '#server/domain/accounts/spent-views.ts';
import { collectionRoutes } from '#server/features/collections/collections.feature.ts';
import { startPrivacyJob } from '#server/features/privacy/privacy-job.ts';
import type { ReadPrincipal } from '#server/session/principal.ts';
import { createSessionRepository } from '#server/session/session.repository.ts';
import { createSessionCookies } from '#server/session/session-cookie.ts';
import { createCollectionRepository } from '../collections/collections.repository.ts';
import { privacyRoutes } from '../privacy/privacy.routes.ts';
import { blockRoutes } from './block.routes.ts';
import { createProfileRepository } from './profile.repository.ts';
import { profileRoutes } from './profile.routes.ts';
import { createProfileService } from './profile.service.ts';
import { sessionRoutes } from './session.routes.ts';

type Parts = {
  readonly database: Database;
  readonly readPrincipal: ReadPrincipal;
  readonly spentViews: SpentViews;
  readonly isHttps: boolean;
};

/** Everything that is one account's own and nobody else's: profile, sessions, collections, and what is kept of it. */
export function ownAccountRoutes(
  app: FastifyInstance,
  { database, readPrincipal, spentViews, isHttps }: Parts,
): void {
  const { orm } = database;
  const cookies = createSessionCookies({ isHttps });
  profileRoutes(app, { profile: createProfileService(createProfileRepository(orm)), readPrincipal });
  sessionRoutes(app, { sessions: createSessionRepository(orm), readPrincipal, cookies });
  blockRoutes(app, { database, readPrincipal });
  collectionRoutes(app, { collections: createCollectionRepository(orm), readPrincipal });
  privacyRoutes(app, { database, readPrincipal, cookies, spentViews });
  const job = startPrivacyJob(database, spentViews, (line) => app.log.warn(line));
  app.addHook('onClose', () => job.stop());
}
