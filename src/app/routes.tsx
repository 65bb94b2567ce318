import { financeLeadPath, leadFormPaths } from '#contract/leads/lead-pages.ts';
import { fixedSearches } from '#contract/paths.ts';
import type { Page } from './page.ts';
import { type Route, routesOf } from './route.ts';

const { route, reading } = routesOf(
  import.meta.glob<{ page: Page }>([
    './parts/first/screens/*.tsx',
    '!./**/*.test.tsx',
    './parts/browse/screens/lead-form.tsx',
    './parts/money/screens/finance-lead.tsx',
  ]),
);

/**
 * The routes of the first part, and routes that their patterns would also match, in matching order: a static
 * path comes before a pattern. All others are in `later-routes.tsx`, which a first view does not load.
 */
export const firstRoutes: readonly Route[] = [
  reading('/', 'default', 'first', 'home'),
  reading('/mobil-bekas', 'listing', 'first', 'used-cars'),
  ...leadFormPaths.map((path) => route(path, 'mobile-back', 'browse', 'lead-form')),
  route(financeLeadPath, 'mobile-back', 'money', 'finance-lead'),
  ...Object.keys(fixedSearches).map((path) => reading(path, 'listing', 'first', 'fixed-search')),
  reading('/mobil-bekas/:search', 'listing', 'first', 'used-cars'),
  reading('/detail-mobil-bekas/:slug', 'mobile-back', 'first', 'listing-detail'),
];
