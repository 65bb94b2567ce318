import { accountPaths } from '#contract/account/account-pages.ts';
import { signInPaths } from './account-paths.ts';

const personalPage = /^\/(?:myaccount|ovb|user|mobil-bekas\/user)(?:\/|$)/;

/**
 * Whether a path (without language prefix) is an account page. Such pages are never cached, although the
 * server renders the same HTML for everyone (docs/product.md#account-pages).
 */
export function isPersonalPage(path: string): boolean {
  return personalPage.test(path);
}

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
