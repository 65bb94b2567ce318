import { type Selection, searchOf } from './filter.ts';

/** Addresses of pages, without language prefix. Shared, since answers of the server carry them too. */

/** Files and calls: what is missing there is missing, and never a page. */
export const notPages =
  /^\/(?:api|assets|media|icons|bodies|shell|manifest|healthz|metrics)(?:\/|$)|\.[a-z0-9]{2,11}$/i;

export const homePath = '/';

export function usedCarsPath(selection: Selection | string = ''): string {
  const search = typeof selection === 'string' ? selection : searchOf(selection);
  return search === '' ? '/mobil-bekas' : `/mobil-bekas/${search}`;
}

export function listingPath(slug: string): string {
  return `/detail-mobil-bekas/${slug}`;
}
