import {
  accountPaths,
  demonstrationPath,
  editDetailsPaths,
  financeLeadPath,
  leadFormPaths,
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
import {
  deviceAdsPath,
  fixedSearches,
  outboxPath,
  sellAccordionPath,
  sellLoginPath,
  sellPath,
  sellStepPaths,
} from '#contract/paths.ts';
import { reviewPath, stockPath } from '#contract/staff/staff-pages.ts';
import { partWords } from './i18n/messages.ts';
import type { Page } from './page.ts';
import type { PartName } from './parts/parts.ts';

/** The frame around a screen (docs/product.md#frames). */
export type Layout = 'default' | 'listing' | 'mobile-back' | 'blank';

export type Route = {
  /** `:name` is a parameter. The same in both languages. */
  readonly pattern: string;
  readonly layout: Layout;
  readonly part: PartName;
  readonly load: () => Promise<{ page: Page }>;
};

const screens = import.meta.glob<{ page: Page }>('./parts/*/screens/*.tsx');

/** @param screen its file in the part's folder `screens` */
function route(pattern: string, layout: Layout, part: PartName, screen: string): Route {
  const load = screens[`./parts/${part}/screens/${screen}.tsx`];
  if (!load) throw new Error(`${part} has no screen ${screen}`);
  return {
    pattern,
    layout,
    part,
    async load() {
      const [loaded] = await Promise.all([load(), partWords(part)]);
      return loaded;
    },
  };
}

/** The steps of selling after the start, and all of them on one page. */
const { city: _start, ...laterSteps } = sellStepPaths;
const sellSteps = [...Object.values(laterSteps), sellAccordionPath];

/** Every page, in matching order: a fixed address comes before a pattern that matches it too. */
export const routes: readonly Route[] = [
  route('/', 'default', 'first', 'home'),
  route('/beli-mobil-bekas', 'default', 'browse', 'buy-used-car'),
  route('/brand-model-variant', 'mobile-back', 'browse', 'brand-model-variant'),
  route('/search/result', 'default', 'browse', 'search-result'),
  route('/mobil-bekas', 'listing', 'first', 'used-cars'),
  ...leadFormPaths.map((path) => route(path, 'mobile-back', 'browse', 'lead-form')),
  route(financeLeadPath, 'mobile-back', 'browse', 'finance-lead'),
  ...Object.keys(fixedSearches).map((path) => route(path, 'listing', 'first', 'fixed-search')),
  route('/mobil-bekas/:search', 'listing', 'first', 'used-cars'),
  route('/detail-mobil-bekas/:slug', 'mobile-back', 'first', 'listing-detail'),
  route('/detail-mobil-bekas/:slug/images', 'blank', 'browse', 'listing-images'),
  route(demonstrationPath, 'mobile-back', 'browse', 'demonstration-seller'),
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
  route(accountPaths.signOut, 'blank', 'account', 'sign-out'),
  ...[accountPaths.profile, ownerAreaPath].map((path) => route(path, 'default', 'account', 'profile')),
  ...editDetailsPaths.map((path) => route(path, 'default', 'account', 'edit-details')),
  route(accountPaths.data, 'default', 'account', 'own-data'),
  route(myLeadPath, 'mobile-back', 'account', 'my-lead'),
  ...myListingPaths.map((path) => route(path, 'default', 'account', 'my-listing')),
  ...myOfferPaths.map((path) => route(path, 'default', 'account', 'my-offer')),
  ...lockedOfferPaths.map((path) => route(path, 'default', 'account', 'locked-offers')),
  route(notificationsPath, 'mobile-back', 'account', 'notifications'),
  route(reviewPath, 'default', 'staff', 'staff-review'),
  route(stockPath, 'mobile-back', 'staff', 'dealer-stock'),
  ...Object.values(sitePagePaths).map((path) => route(path, 'default', 'reading', 'site-page')),
  route(supportPath, 'default', 'reading', 'support'),
];
