import { accountPaths } from './account-pages.ts';

/*
 * Paths of account pages and pages about the site. Separate, so that listing pages do not load them
 * initially.
 */

/** The owner area: the account itself. */
export const ownerAreaPath = '/ovb';
/** Both addresses of the sign-in page. */
export const signInPaths = [accountPaths.signIn, accountPaths.ownerSignIn] as const;
/** All addresses of the page (docs/product.md#account-pages). */
export const editDetailsPaths = [
  accountPaths.edit,
  '/user/edit-profile-details',
  '/mobil-bekas/user/edit-profile-details',
] as const;

/** The sign-in page, which redirects to `target`, a path of this site, afterwards. */
export function signInPath(target?: string): string {
  const { signIn } = accountPaths;
  return target === undefined ? signIn : `${signIn}?redirect=${encodeURIComponent(target)}`;
}
/** The dashboard of one's own listings, with its aliases (docs/product.md#account-pages). */
export const myListingPath = '/myaccount/my-listing';
export const myListingPaths = [
  myListingPath,
  '/user/dashboard-my-listing',
  '/mobil-bekas/user/dashboard-my-listing',
] as const;
/** Offers made by the visitor, and offers for the visitor's listings. */
export const myOfferPath = '/myaccount/my-offer';
export const myOfferPaths = [
  myOfferPath,
  '/user/dashboard-my-offer',
  '/mobil-bekas/user/dashboard-my-offer',
] as const;
/** Accepted offers that reserve a car. */
export const lockedOfferPath = '/user/ovb-offer';
export const lockedOfferPaths = [lockedOfferPath, '/mobil-bekas/user/ovb-offer'] as const;

/** Conversations about cars, as buyer and as seller. */
export const inboxPath = '/user/pesan';
export const conversationPath = (id: number | string): string => `${inboxPath}/${id}`;
/** A new conversation, or the one there is, with the seller of a car. */
export const conversationAboutPath = (listingId: number): string => conversationPath(`mobil-${listingId}`);

/** Leads about one's own listings. */
export const myLeadPath = '/myaccount/my-lead';

/** Pages about the site itself (docs/product.md#site-pages). */
export const sitePagePaths = {
  about: '/tentang-kami',
  privacy: '/kebijakan-privasi',
  terms: '/syarat-dan-ketentuan',
  regulation: '/regulasi',
  returns: '/kebijakan-pengembalian',
} as const;
export const supportPath = '/hubungi-kami';
/** Messages about one's listings, leads, offers and searches. */
export const notificationsPath = '/notifikasi';

/** The page that WhatsApp links and calls of a demonstration seller lead to. */
export const demonstrationPath = '/penjual-demonstrasi';
