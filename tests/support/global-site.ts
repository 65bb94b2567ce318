import { startTestSite } from './test-site.ts';

/** One site for the whole run; tests that need one of their own call `startTestSite`. */
export default async function globalSite(): Promise<() => Promise<void>> {
  const site = await startTestSite();
  // Inherited by the workers, and read by the configuration there.
  process.env.SITE_URL = site.url;
  return () => site.stop();
}
