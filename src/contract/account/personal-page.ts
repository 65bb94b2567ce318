const personalPage = /^\/(?:myaccount|ovb|user|mobil-bekas\/user)(?:\/|$)/;

/**
 * Whether a path (without language prefix) is an account page. Such pages are never cached, although the
 * server renders the same HTML for everyone (docs/product.md#account-pages).
 */
export function isPersonalPage(path: string): boolean {
  return personalPage.test(path);
}
