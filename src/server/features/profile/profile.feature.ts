import type { Feature } from '#server/feature.ts';
import { createSessionRepository } from '#server/session/session.repository.ts';
import { createSessionCookies } from '#server/session/session-cookie.ts';
import { blockRoutes } from './block.routes.ts';
import { createProfileRepository } from './profile.repository.ts';
import { profileRoutes } from './profile.routes.ts';
import { createProfileService } from './profile.service.ts';
import { sessionRoutes } from './session.routes.ts';

/** An account's profile, sessions and blocked accounts. */
export const profileFeature: Feature<'environment' | 'database'> = (app, { environment, database }) => {
  const { orm } = database;
  const cookies = createSessionCookies({ isHttps: environment.publicUrl.startsWith('https:') });
  profileRoutes(app, { profile: createProfileService(createProfileRepository(orm)) });
  sessionRoutes(app, { sessions: createSessionRepository(orm), cookies });
  blockRoutes(app, { database });
};
