import type { Feature } from '#server/feature.ts';
import { createSessionCookies } from '#server/session/session-cookie.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { startPrivacyJob } from './privacy-job.ts';

/** Consent, data export, deletion, and the job that erases deleted accounts. */
export const privacyFeature: Feature<'environment' | 'database' | 'readPrincipal' | 'spentViews'> = (
  app,
  { environment, database, readPrincipal, spentViews },
) => {
  const cookies = createSessionCookies({ isHttps: environment.publicUrl.startsWith('https:') });
  privacyRoutes(app, { database, readPrincipal, cookies, spentViews });
  const job = startPrivacyJob(database, spentViews, (line) => app.log.warn(line));
  app.addHook('onClose', () => job.stop());
};
