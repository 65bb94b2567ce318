/* Pages of people and of the site itself. No page of cars loads these with its first code. */

/** Pages of one person. */
export const accountPaths = {
  signIn: '/myaccount/signin',
  /** The same, as the owner area's. */
  ownerSignIn: '/ovb/user-login',
  signOut: '/myaccount/logout',
  profile: '/myaccount/profile',
  edit: '/myaccount/edit-details',
  /** Where one takes all that is kept along, or has it deleted. */
  data: '/myaccount/data',
} as const;
/** Both addresses of the sign-in page. */
export const signInPaths = [accountPaths.signIn, accountPaths.ownerSignIn] as const;
/** All addresses of the page (docs/product.md#account-pages). */
export const editDetailsPaths = [
  accountPaths.edit,
  '/user/edit-profile-details',
  '/mobil-bekas/user/edit-profile-details',
] as const;

/** Where one signs in; afterwards one is at `target`, a path of this site. */
export function signInPath(target?: string): string {
  const { signIn } = accountPaths;
  return target === undefined ? signIn : `${signIn}?redirect=${encodeURIComponent(target)}`;
}
/** The dashboard of one's own listings, and all its addresses (docs/product.md#account-pages). */
export const myListingPath = '/myaccount/my-listing';
export const myListingPaths = [
  myListingPath,
  '/user/dashboard-my-listing',
  '/mobil-bekas/user/dashboard-my-listing',
] as const;
/** Offers that one made, and those for one's own cars. */
export const myOfferPath = '/myaccount/my-offer';
export const myOfferPaths = [
  myOfferPath,
  '/user/dashboard-my-offer',
  '/mobil-bekas/user/dashboard-my-offer',
] as const;
/** Offers that were accepted, and so keep a car. */
export const lockedOfferPath = '/user/ovb-offer';
export const lockedOfferPaths = [lockedOfferPath, '/mobil-bekas/user/ovb-offer'] as const;

/** What was asked of one's own cars. */
export const myLeadPath = '/myaccount/my-lead';

/** Pages about the site itself (docs/product.md#site-pages). */
export const sitePagePaths = {
  about: '/tentang-kami',
  privacy: '/kebijakan-privasi',
  terms: '/syarat-dan-ketentuan',
  regulation: '/regulasi',
  returns: '/kebijakan-pengembalian',
} as const;
export const contactUsPath = '/hubungi-kami';
/** What has happened with one's ads, leads, offers and searches. */
export const notificationsPath = '/notifikasi';

/** Where something is asked of a seller or an insurer; and of a lender. Each is for the car of `id`. */
export const leadFormPaths = ['/uc-lead-form', '/mobil-bekas/lead-form'] as const;
export const financeLeadPath = '/mobil-bekas/uc-finance-lead';
