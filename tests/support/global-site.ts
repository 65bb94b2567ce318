import { startSite } from './site.ts';

/** One site for the whole run; tests that need one of their own call `startSite`. */
export default async function globalSite(): Promise<() => Promise<void>> {
  const site = await startSite();
  // Inherited by the workers, and read by the configuration there.
  process.env.SITE_URL = site.url;
  return () => site.stop();
}
