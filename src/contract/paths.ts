import { type Selection, searchOf } from './filter.ts';

/** Addresses of pages, without language prefix. Shared, since answers of the server carry them too. */

export const homePath = '/';

export function usedCarsPath(selection: Selection | string = ''): string {
  const search = typeof selection === 'string' ? selection : searchOf(selection);
  return search === '' ? '/mobil-bekas' : `/mobil-bekas/${search}`;
}

/** The list of cars in which words are found; all of them where nothing was typed. */
export function wordSearchPath(typed: string): string {
  const words = typed.trim();
  return words === '' ? usedCarsPath() : `${usedCarsPath()}?${new URLSearchParams({ q: words })}`;
}

export function listingPath(slug: string): string {
  return `/detail-mobil-bekas/${slug}`;
}
