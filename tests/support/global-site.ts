import { startSite } from './site.ts';

/** One site for the whole run; tests that need one to themselves call `startSite`. */
export default async function globalSite(): Promise<() => Promise<void>> {
  const site = await startSite();
  // The workers inherit it, and the configuration reads it there.
  process.env.SITE_URL = site.url;
  return () => site.stop();
}
