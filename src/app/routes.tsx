import type { Page } from './page.ts';

/** The frame around a screen. mobile-back and listing are the narrow forms; a wide screen shows default. */
export type Layout = 'default' | 'listing' | 'mobile-back' | 'blank';

export type Route = {
  /** `:name` is a parameter. The same in both languages. */
  readonly pattern: string;
  readonly layout: Layout;
  readonly load: () => Promise<{ page: Page }>;
};

const route = (pattern: string, layout: Layout, load: Route['load']): Route => ({ pattern, layout, load });

/** Every page there is, in the order in which they are tried. A screen that is not here is linked from nowhere. */
export const routes: readonly Route[] = [
  route('/', 'default', () => import('./screens/home.tsx')),
  route('/mobil-bekas', 'listing', () => import('./screens/used-cars.tsx')),
  route('/mobil-bekas/:search', 'listing', () => import('./screens/used-cars.tsx')),
  route('/detail-mobil-bekas/:slug', 'mobile-back', () => import('./screens/listing-detail.tsx')),
];
