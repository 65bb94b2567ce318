import { accountPaths } from '#contract/account/account-pages.ts';
import {
  demonstrationPath,
  editDetailsPaths,
  inboxPath,
  lockedOfferPaths,
  myLeadPath,
  myListingPaths,
  myOfferPaths,
  notificationsPath,
  ownerAreaPath,
  signInPaths,
  sitePagePaths,
  supportPath,
} from '#contract/account/account-paths.ts';
import { agentPath, myAgentPath } from '#contract/agents/agent-paths.ts';
import { webStoriesPath } from '#contract/articles/story-paths.ts';
import { contestsPath } from '#contract/contests/contest-paths.ts';
import { creditGuidePaths, simulationPaths } from '#contract/credit/credit-pages.ts';
import { dealersPath } from '#contract/dealer-pages/dealer-page-paths.ts';
import { electricPaths, electricVehiclesPath } from '#contract/electric/electric-paths.ts';
import { fuelPricesPath } from '#contract/fuel/fuel-paths.ts';
import { insurancePaths } from '#contract/insurance/insurance-pages.ts';
import { modelExtraPath, modelExtras } from '#contract/model-extras/model-extra-paths.ts';
import { compareNewPath } from '#contract/new-compare/variant-ids.ts';
import { brochurePagePath } from '#contract/new-vehicles/brochure.ts';
import { outletLists } from '#contract/outlets/outlet.ts';
import { modelOutletsPath, outletsPath } from '#contract/outlets/outlet-paths.ts';
import { ownerReviewsPath, writeReviewPath } from '#contract/owner-reviews/owner-review-pages.ts';
import { totalCostPath } from '#contract/ownership/ownership-paths.ts';
import {
  deviceAdsPath,
  outboxPath,
  sellAccordionPath,
  sellLoginPath,
  sellPath,
  sellStepPaths,
} from '#contract/paths.ts';
import {
  bookNowPath,
  bookNowStepPath,
  paymentStatePath,
  paymentsPath,
} from '#contract/payments/booking-paths.ts';
import { showsPath } from '#contract/shows/show-paths.ts';
import {
  agentDeskPath,
  articlesDeskPath,
  reviewPath,
  stockPath,
  tablesPath,
} from '#contract/staff/staff-pages.ts';
import { tradePaths } from '#contract/trade/trade-pages.ts';
import {
  breakdownHelpPath,
  modelModificationPath,
  modificationPaths,
  modifiedKinds,
  newVehicleListPath,
  newVehicleLists,
  newVehiclesPath,
  symptomPath,
  vehicleKinds,
} from '#contract/vehicles/vehicle-paths.ts';
import { staffWarrantyPath, warrantyClaimPath, warrantyPath } from '#contract/warranty/warranty.ts';
import { type Route, reading, route } from './route.ts';

/** Every step of the sell flow after the first, and the page with all steps. */
const { city: _start, ...laterSteps } = sellStepPaths;
const sellSteps = [...Object.values(laterSteps), sellAccordionPath];

/**
 * All routes that are not in `routes.ts`, in matching order: a static path comes before a pattern that also
 * matches it.
 */
export const laterRoutes: readonly Route[] = [
  reading('/beli-mobil-bekas', 'default', 'browse', 'buy-used-car'),
  route('/brand-model-variant', 'mobile-back', 'browse', 'brand-model-variant'),
  route('/search/result', 'default', 'browse', 'search-result'),
  route('/detail-mobil-bekas/:slug/images', 'blank', 'car', 'listing-images'),
  reading('/penjual/:id', 'mobile-back', 'dealers', 'seller'),
  route(demonstrationPath, 'mobile-back', 'dealers', 'demonstration-seller'),
  reading(dealersPath, 'default', 'dealers', 'dealers'),
  reading(`${dealersPath}/:dealer`, 'mobile-back', 'dealers', 'dealer'),
  reading(`${dealersPath}/:dealer/:search`, 'mobile-back', 'dealers', 'dealer'),
  route(agentPath, 'default', 'dealers', 'agent'),
  route(myAgentPath, 'mobile-back', 'dealers', 'my-agent'),
  route(agentDeskPath, 'mobile-back', 'dealers', 'agent-desk'),
  route('/favorit', 'mobile-back', 'browse', 'favourites'),
  route('/pencarian-tersimpan', 'mobile-back', 'browse', 'saved-searches'),
  route('/bandingkan-mobil-bekas', 'default', 'browse', 'compare-used'),
  route(sellPath, 'mobile-back', 'sell', 'sell'),
  ...sellSteps.map((path) => route(path, 'mobile-back', 'sell', 'sell-step')),
  route(deviceAdsPath, 'mobile-back', 'sell', 'device-ads'),
  route(sellLoginPath, 'mobile-back', 'sell', 'sell-login'),
  route(`${sellPath}/:city`, 'mobile-back', 'sell', 'sell'),
  route(outboxPath, 'mobile-back', 'sell', 'outbox'),
  ...signInPaths.map((path) => route(path, 'mobile-back', 'account', 'sign-in')),
  route(accountPaths.signOut, 'mobile-back', 'account', 'sign-out'),
  ...[accountPaths.profile, ownerAreaPath].map((path) => route(path, 'default', 'account', 'profile')),
  ...editDetailsPaths.map((path) => route(path, 'default', 'account', 'edit-details')),
  route(accountPaths.data, 'default', 'account', 'own-data'),
  route(inboxPath, 'mobile-back', 'talk', 'inbox'),
  route(`${inboxPath}/:thread`, 'blank', 'talk', 'inbox'),
  route(myLeadPath, 'mobile-back', 'dealings', 'my-lead'),
  ...myListingPaths.map((path) => route(path, 'default', 'ads', 'my-listing')),
  ...myOfferPaths.map((path) => route(path, 'default', 'dealings', 'my-offer')),
  ...lockedOfferPaths.map((path) => route(path, 'default', 'dealings', 'locked-offers')),
  route(bookNowPath, 'mobile-back', 'payments', 'book-now'),
  route(bookNowStepPath, 'mobile-back', 'payments', 'book-now-step'),
  route(paymentsPath, 'mobile-back', 'payments', 'payments'),
  route(paymentStatePath, 'mobile-back', 'payments', 'payment-state'),
  route(notificationsPath, 'mobile-back', 'account', 'notifications'),
  route(reviewPath, 'blank', 'staff', 'staff-review'),
  route(tablesPath, 'blank', 'staff', 'staff-tables'),
  route(articlesDeskPath, 'blank', 'publishing', 'staff-articles'),
  route(stockPath, 'mobile-back', 'staff', 'dealer-stock'),
  ...Object.values(sitePagePaths).map((path) => reading(path, 'default', 'reading', 'site-page')),
  route(warrantyPath, 'default', 'trade', 'warranty'),
  route(warrantyClaimPath, 'mobile-back', 'trade', 'warranty-claim'),
  route(staffWarrantyPath, 'blank', 'claims', 'staff-warranty'),
  reading(totalCostPath, 'default', 'money', 'total-cost'),
  reading(fuelPricesPath, 'default', 'money', 'fuel-prices'),
  ...tradePaths.map((path) => route(path, 'default', 'trade', 'trade-in')),
  ...insurancePaths.map((path) => route(path, 'default', 'money', 'insurance-quote')),
  ...creditGuidePaths.map((path) => reading(path, 'default', 'money', 'credit-guide')),
  ...simulationPaths.map((path) => reading(path, 'default', 'money', 'credit-simulation')),
  ...vehicleKinds.flatMap((kind) => [
    reading(newVehiclesPath(kind), 'default', 'vehicles', 'new-vehicles'),
    ...outletLists.flatMap((list) => [
      reading(outletsPath(kind, list), 'default', 'vehicles', 'outlets'),
      reading(outletsPath(kind, list, ':brand'), 'default', 'vehicles', 'outlets'),
      reading(modelOutletsPath(kind, ':brand', ':model', list), 'default', 'vehicles', 'outlets'),
    ]),
    ...modelExtras.map((extra) =>
      reading(modelExtraPath(kind, ':brand', ':model', extra), 'default', 'vehicles', 'model-extra'),
    ),
    ...newVehicleLists.map((list) =>
      reading(newVehicleListPath(kind, list), 'default', 'vehicles', 'new-vehicle-list'),
    ),
    reading(compareNewPath(kind), 'default', 'vehicles', 'compare-new'),
    reading(newVehiclesPath(kind, ':brand'), 'default', 'vehicles', 'new-vehicles'),
    reading(newVehiclesPath(kind, ':brand', ':model'), 'mobile-back', 'vehicles', 'new-model'),
    route(brochurePagePath(kind, ':brand', ':model'), 'default', 'vehicles', 'new-model-brochure'),
  ]),
  ...[...Object.values(electricPaths), electricVehiclesPath].map((path) =>
    reading(path, 'default', 'vehicles', 'electric'),
  ),
  ...modificationPaths.map((path) => reading(path, 'default', 'vehicles', 'modification')),
  ...modifiedKinds.map((kind) =>
    reading(modelModificationPath(kind, ':brand', ':model'), 'default', 'vehicles', 'model-modification'),
  ),
  ...vehicleKinds.flatMap((kind) => [
    reading(breakdownHelpPath(kind), 'default', 'browse', 'breakdown-help'),
    reading(symptomPath(kind, ':symptom'), 'default', 'browse', 'breakdown-help'),
  ]),
  route(writeReviewPath, 'default', 'trade', 'write-review'),
  ...[
    ownerReviewsPath,
    `${ownerReviewsPath}/:kind`,
    `${ownerReviewsPath}/:kind/:brand`,
    `${ownerReviewsPath}/:kind/:brand/:model`,
  ].map((path) => reading(path, 'default', 'reviews', 'owner-reviews')),
  ...[contestsPath, `${contestsPath}/:contest`].map((path) => route(path, 'default', 'contests', 'contests')),
  route(supportPath, 'default', 'writing', 'support'),
  reading(webStoriesPath, 'default', 'reading', 'web-stories'),
  reading(showsPath, 'default', 'reading', 'shows'),
  route('/article/:form', 'default', 'reading', 'articles'),
  // Last: the part reads the rest of the address by its own table (articles/article-addresses.ts), so that the
  // words of both languages are not in the table of every page.
  reading('/:postType/*?', 'default', 'reading', 'articles'),
];
