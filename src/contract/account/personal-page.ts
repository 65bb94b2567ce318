const personalPage = /^\/(?:myaccount|ovb|user|mobil-bekas\/user)(?:\/|$)/;

/**
 * Whether a path, without language prefix, is an account page. Such pages are in no cache, though the server renders
 * them alike for everyone (docs/product.md#account-pages).
 */
export function isPersonalPage(path: string): boolean {
  return personalPage.test(path);
}
