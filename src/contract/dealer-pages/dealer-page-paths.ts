import { type Selection, searchOf } from '#contract/search/filter.ts';

/* Addresses of dealers of used cars. Not part of the first load. */

export const dealersPath = '/dealer-mobil-bekas';

/** Dealers of used cars in a city. */
export const dealersInCity = (city: string): string => `${dealersPath}?city=${city}`;

/** A dealer's page, or its list of cars with a selection. */
export function dealerPath(dealer: string, selection: Selection | string = ''): string {
  const search = typeof selection === 'string' ? selection : searchOf(selection);
  return [dealersPath, dealer, ...(search === '' ? [] : [search])].join('/');
}

export const dealerPageEndpointPaths = {
  /** Dealers of used cars by city. */
  dealers: '/api/v1/dealer/index',
  dealerPage: '/api/v1/dealer/page',
  /** The caller's finished deals with a dealer that are not rated yet. */
  deals: '/api/v3/dealer/deals',
  rateDeal: '/api/v3/dealer/rate',
} as const;

/** Endpoints of dealers and staff about these pages. */
export const dealerDeskPaths = {
  ownDealerPage: '/api/v3/dealer/own-page',
  saveDealerPage: '/api/v3/dealer/save-page',
  staffDealers: '/api/v3/staff/dealers',
  staffVerifyDealer: '/api/v3/staff/verify-dealer',
  staffRatings: '/api/v3/staff/ratings',
  staffHideRating: '/api/v3/staff/hide-rating',
} as const;
