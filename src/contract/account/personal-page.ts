import { accountPaths, signInPaths } from './account-paths.ts';

const personalPage = /^\/(?:myaccount|ovb|user|mobil-bekas\/user)(?:\/|$)/;

/**
 * Whether a path, without language prefix, is an account page. Such pages are in no cache, though the server renders
 * them alike for everyone (docs/product.md#account-pages).
 */
export function isPersonalPage(path: string): boolean {
  return personalPage.test(path);
}

const forGuests: ReadonlySet<string> = new Set([
  ...signInPaths,
  accountPaths.signOut,
  // A device has data of its own, without an account.
  accountPaths.data,
]);

/** Whether a path, without language prefix, needs an account: a guest is sent to sign in. */
export function needsAccount(path: string): boolean {
  return isPersonalPage(path) && !forGuests.has(path);
}
