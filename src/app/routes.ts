import { financeLeadPath, leadFormPaths } from '#contract/leads/lead-pages.ts';
import { fixedSearches } from '#contract/paths.ts';
import { type Route, reading, route } from './route.ts';

/**
 * The routes of the first part, and routes that their patterns would also match, in matching order: a static
 * path comes before a pattern. All others are in `later-routes.ts`, which a first view does not load.
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
