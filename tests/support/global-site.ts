import { offerOtherSite } from './other-site.ts';
import { startTestSite } from './test-site.ts';

/** One site for the whole run, and another for tests that ask for it (`otherSite`). */
export default async function globalSite(): Promise<() => Promise<void>> {
  const site = await startTestSite();
  // Inherited by the workers, and read by the configuration there.
  process.env.SITE_URL = site.url;
  const stopOther = await offerOtherSite(async () =>
    (await import('./attacked-site.ts')).startAttackedSite(),
  );
  return async () => {
    await Promise.all([site.stop(), stopOther()]);
  };
}
