import {
  accountPaths,
  contactUsPath,
  editDetailsPaths,
  financeLeadPath,
  leadFormPaths,
  lockedOfferPaths,
  myLeadPath,
  myListingPaths,
  myOfferPaths,
  notificationsPath,
  signInPaths,
  sitePagePaths,
} from '#contract/account-paths.ts';
import { reviewPath, stockPath } from '#contract/staff-pages.ts';
import type { Page } from './page.ts';
import { type Route, routesTo } from './routes.tsx';

const route = routesTo(
  import.meta.glob<{ page: Page }>(
    './screens/{contact-us,dealer-stock,edit-details,finance-lead,lead-form,locked-offers,my-lead,my-listing,my-offer,notifications,own-data,profile,sign-in,sign-out,site-page,staff-review}.tsx',
  ),
);

/** Pages of people and of the site itself: nobody's first, and so not in the first load. */
export const accountRoutes: readonly Route[] = [
  ...leadFormPaths.map((path) => route(path, 'mobile-back', 'lead-form')),
  route(financeLeadPath, 'mobile-back', 'finance-lead'),
  ...signInPaths.map((path) => route(path, 'mobile-back', 'sign-in')),
  route(accountPaths.signOut, 'blank', 'sign-out'),
  route(accountPaths.profile, 'default', 'profile'),
  ...editDetailsPaths.map((path) => route(path, 'default', 'edit-details')),
  route(accountPaths.data, 'default', 'own-data'),
  route(myLeadPath, 'mobile-back', 'my-lead'),
  route(reviewPath, 'mobile-back', 'staff-review'),
  route(stockPath, 'mobile-back', 'dealer-stock'),
  ...myListingPaths.map((path) => route(path, 'mobile-back', 'my-listing')),
  ...myOfferPaths.map((path) => route(path, 'mobile-back', 'my-offer')),
  ...lockedOfferPaths.map((path) => route(path, 'mobile-back', 'locked-offers')),
  ...Object.values(sitePagePaths).map((path) => route(path, 'default', 'site-page')),
  route(contactUsPath, 'default', 'contact-us'),
  route(notificationsPath, 'mobile-back', 'notifications'),
];
