/* Pages of accounts and of the site itself. Listing pages do not load these with their first code. */

/** Account pages. */
export const accountPaths = {
  signIn: '/myaccount/signin',
  /** The same page in the owner area. */
  ownerSignIn: '/ovb/user-login',
  signOut: '/myaccount/logout',
  profile: '/myaccount/profile',
  edit: '/myaccount/edit-details',
  /** Export and deletion of one's data. */
  data: '/myaccount/data',
} as const;
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

/** The sign-in page, which leads on to `target`, a path of this site. */
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
/** Offers one has made, and offers for one's own listings. */
export const myOfferPath = '/myaccount/my-offer';
export const myOfferPaths = [
  myOfferPath,
  '/user/dashboard-my-offer',
  '/mobil-bekas/user/dashboard-my-offer',
] as const;
/** Accepted offers that reserve a car. */
export const lockedOfferPath = '/user/ovb-offer';
export const lockedOfferPaths = [lockedOfferPath, '/mobil-bekas/user/ovb-offer'] as const;

/** Reserving a car: what it means, then who comes when. */
export const bookNowPath = '/myaccount/booknow';
export const bookNowStepPath = '/myaccount/booknow1';
/** One's own booking orders, and the state of one. */
export const paymentsPath = '/myaccount/payment';
export const paymentStatePath = '/myaccount/payment1';

/** The page of a booking order. */
export function paymentPath(reference: string): string {
  return `${paymentStatePath}?ids=${reference}`;
}

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

/** What WhatsApp and a call of a demonstration seller lead to. */
export const demonstrationPath = '/penjual-demonstrasi';

/** Lead forms: to a seller or insurer, and to a lender. Each is for the listing of `id`. */
export const leadFormPaths = ['/uc-lead-form', '/mobil-bekas/lead-form'] as const;
export const financeLeadPath = '/mobil-bekas/uc-finance-lead';
