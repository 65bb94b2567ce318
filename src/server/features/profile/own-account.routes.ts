import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import type { SpentViews } from '#server/domain/accounts/spent-views.ts';
import { startPrivacyUpkeep } from '#server/features/privacy/privacy-job.ts';
import type { WhoAsks } from '#server/session/principal.ts';
import { createSessionRepository } from '#server/session/session.repository.ts';
import { createSessionCookies } from '#server/session/session-cookie.ts';
import { createCollectionRepository } from '../collections/collections.repository.ts';
import { collectionRoutes } from '../collections/collections.routes.ts';
import { privacyRoutes } from '../privacy/privacy.routes.ts';
import { blockRoutes } from './block.routes.ts';
import { createProfileRepository } from './profile.repository.ts';
import { profileRoutes } from './profile.routes.ts';
import { createProfileService } from './profile.service.ts';
import { sessionRoutes } from './session.routes.ts';

type Parts = {
  readonly database: Database;
  readonly whoAsks: WhoAsks;
  readonly spentViews: SpentViews;
  readonly isHttps: boolean;
};

/** The caller's own account: profile, sessions, collections and personal data. */
export function ownAccountRoutes(
  app: FastifyInstance,
  { database, whoAsks, spentViews, isHttps }: Parts,
): void {
  const { orm } = database;
  const cookies = createSessionCookies({ isHttps });
  profileRoutes(app, { profile: createProfileService(createProfileRepository(orm)), whoAsks });
  sessionRoutes(app, { sessions: createSessionRepository(orm), whoAsks, cookies });
  blockRoutes(app, { database, whoAsks });
  collectionRoutes(app, { collections: createCollectionRepository(orm), whoAsks });
  privacyRoutes(app, { database, whoAsks, cookies, spentViews });
  const upkeep = startPrivacyUpkeep(database, spentViews, (line) => app.log.warn(line));
  app.addHook('onClose', () => upkeep.stop());
}
