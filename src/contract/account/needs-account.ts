import { accountPaths } from './account-pages.ts';
import { signInPaths } from './account-paths.ts';
import { isPersonalPage } from './personal-page.ts';

const forGuests: ReadonlySet<string> = new Set([
  ...signInPaths,
  accountPaths.signOut,
  // A device has data even without an account.
  accountPaths.data,
]);

/** Whether a path (without language prefix) requires an account: a guest is redirected to sign in. */
export function needsAccount(path: string): boolean {
  return isPersonalPage(path) && !forGuests.has(path);
}
