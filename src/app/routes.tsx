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

const screens = import.meta.glob<{ page: Page }>([
  './screens/*.tsx',
  '!./screens/{loading,status*}.tsx',
  '!./screens/error-boundary.tsx',
]);

function route(pattern: string, layout: Layout, screen: string): Route {
  const load = screens[`./screens/${screen}.tsx`];
  if (!load) throw new Error(`no screen ${screen}`);
  return { pattern, layout, module: `src/app/screens/${screen}.tsx`, load };
}

/** Every page there is, in the order in which they are tried. A screen that is not here is linked from nowhere. */
export const routes: readonly Route[] = [
  route('/', 'default', 'home'),
  route('/mobil-bekas', 'listing', 'used-cars'),
  route('/mobil-bekas/:search', 'listing', 'used-cars'),
  route('/detail-mobil-bekas/:slug', 'mobile-back', 'listing-detail'),
];
