const personalPage = /^\/(?:myaccount|ovb|user|mobil-bekas\/user)(?:\/|$)/;

/**
 * Whether a page, without language prefix, is one person's. It is never kept on the way or in the caches of the device,
 * though what the server renders of it is the same for everyone (decisions, Verification).
 */
export function isPersonalPage(path: string): boolean {
  return personalPage.test(path);
}
