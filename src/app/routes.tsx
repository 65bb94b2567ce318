import {
  fixedSearches,
  outboxPath,
  sellAccordionPath,
  sellLoginPath,
  sellPath,
  sellStepPaths,
} from '#contract/paths.ts';
import { laterMessages } from './i18n/messages.ts';
import type { Page } from './page.ts';

/** The frame around a screen. mobile-back and listing are the narrow forms; a wide screen shows default. */
export type Layout = 'default' | 'listing' | 'mobile-back' | 'blank';

export type Route = {
  /** `:name` is a parameter. The same in both languages. */
  readonly pattern: string;
  readonly layout: Layout;
  /** The screen's file, by which the build's manifest knows its code. */
  readonly module: string;
  readonly load: () => Promise<{ page: Page }>;
};

type Screens = Readonly<Record<string, () => Promise<{ page: Page }>>>;

/** Screens that people come to first: their words are in the first load (lingui.config.ts). */
const firstScreens: readonly string[] = ['home', 'used-cars', 'listing-detail'];

/** Makes routes to the screens of a folder's listing. */
export function routesTo(screens: Screens) {
  return (pattern: string, layout: Layout, screen: string): Route => {
    const load = screens[`./screens/${screen}.tsx`];
    if (!load) throw new Error(`no screen ${screen}`);
    return {
      pattern,
      layout,
      module: `src/app/screens/${screen}.tsx`,
      async load() {
        const [loaded] = await Promise.all([
          load(),
          firstScreens.includes(screen) ? undefined : laterMessages(),
        ]);
        return loaded;
      },
    };
  };
}

const route = routesTo(
  import.meta.glob<{ page: Page }>([
    './screens/*.tsx',
    '!./screens/{loading,status*}.tsx',
    '!./screens/error-boundary.tsx',
    // Those of account-routes.tsx.
    '!./screens/{contact-us,dealer-stock,edit-details,finance-lead,lead-form,locked-offers,my-lead,my-listing,my-offer,notifications,own-data,profile,sign-in,sign-out,site-page,staff-review}.tsx',
  ]),
);

/** The steps of selling after the start, and all of them on one page. */
const { city: _start, ...laterSteps } = sellStepPaths;
const sellSteps = [...Object.values(laterSteps), sellAccordionPath];

/**
 * The pages of cars, in the order in which they are tried; then come those of account-routes.tsx. A screen that is in
 * neither is linked from nowhere.
 */
export const routes: readonly Route[] = [
  route('/', 'default', 'home'),
  route('/beli-mobil-bekas', 'default', 'buy-used-car'),
  route('/brand-model-variant', 'mobile-back', 'brand-model-variant'),
  route('/search/result', 'default', 'search-result'),
  route('/mobil-bekas', 'listing', 'used-cars'),
  ...Object.keys(fixedSearches).map((path) => route(path, 'listing', 'fixed-search')),
  route('/mobil-bekas/:search', 'listing', 'used-cars'),
  route('/detail-mobil-bekas/:slug', 'mobile-back', 'listing-detail'),
  route('/detail-mobil-bekas/:slug/images', 'blank', 'listing-images'),
  route('/favorit', 'mobile-back', 'favourites'),
  route('/pencarian-tersimpan', 'mobile-back', 'saved-searches'),
  route('/bandingkan-mobil-bekas', 'default', 'compare-used'),
  route(sellPath, 'mobile-back', 'sell'),
  ...sellSteps.map((path) => route(path, 'mobile-back', 'sell-step')),
  route(sellLoginPath, 'mobile-back', 'sell-login'),
  route(`${sellPath}/:city`, 'mobile-back', 'sell'),
  route(outboxPath, 'mobile-back', 'outbox'),
];
