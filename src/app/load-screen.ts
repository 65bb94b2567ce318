import { partWords } from './i18n/messages.ts';
import type { Page } from './page.ts';
import type { Route } from './route.ts';

/** The screens of `routes.ts`, whose rows a first view has. */
const firstScreens = import.meta.glob<{ page: Page }>(
  './screens/{home,used-cars,fixed-search,listing-detail,lead-form,finance-lead}.tsx',
);

/** Loads the code of a route's screen, and the words of its part. */
export async function loadScreen({ part, screen }: Route): Promise<{ page: Page }> {
  const file = `./screens/${screen}.tsx`;
  const load = firstScreens[file] ?? (await import('./later-screens.ts')).laterScreens[file];
  if (!load) throw new Error(`No screen ${screen}`);
  const [loaded] = await Promise.all([load(), partWords(part)]);
  return loaded;
}
