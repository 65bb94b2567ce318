import { type Selection, searchOf } from './search/filter.ts';

/** Paths of pages, without language prefix. Shared, because API responses contain them too. */

/** Paths of files and the API: missing ones never get a page as response. */
export const notPages =
  /^\/(?:api|assets|media|icons|bodies|shell|manifest|healthz|metrics)(?:\/|$)|\.[a-z0-9]{2,11}$/i;

export const homePath = '/';
/** Start page of the search: by city, brand, year, colour. */
export const buyUsedCarPath = '/beli-mobil-bekas';
export const brandModelVariantPath = '/brand-model-variant';
/** Results for the search words in `q`. */
export const searchResultPath = '/search/result';

export function usedCarsPath(selection: Selection | string = ''): string {
  const search = typeof selection === 'string' ? selection : searchOf(selection);
  return search === '' ? '/mobil-bekas' : `/mobil-bekas/${search}`;
}

/** Aliases of lists, with the slugs of each (docs/product.md#fixed-searches). */
export const fixedSearches: Readonly<Record<string, string>> = {
  '/cari/mobil-suv': 'suv',
  '/cari/mobil-mpv': 'mpv',
  '/cari/mobil-sedans': 'sedan',
  '/cari/crossover': 'crossover',
  '/cari/pickup-truck': 'pickup-truck',
  '/cari/hatchback': 'hatchback',
  '/cari/van': 'van',
  '/mobil-bekas/listing-revamp-new': '',
};

export function listingPath(slug: string): string {
  return `/detail-mobil-bekas/${slug}`;
}

/** The page of a seller, by the account's opaque id. */
export function sellerPath(id: string): string {
  return `/penjual/${id}`;
}

/** All photos of a car, full screen. */
export function listingImagesPath(slug: string): string {
  return `${listingPath(slug)}/images`;
}

/** Favourites and recently viewed cars stored on this device. */
export const favouritesPath = '/favorit';
/** The tab of recently viewed cars. */
export const viewedPath = `${favouritesPath}#riwayat`;
export const savedSearchesPath = '/pencarian-tersimpan';

/** The car valuation on the home page. */
export const carValueAnchor = 'harga-mobil-saya';

/** The comparison of used cars, in the given order. */
export function comparePath(ids: readonly number[] = []): string {
  return ids.length === 0 ? '/bandingkan-mobil-bekas' : `/bandingkan-mobil-bekas?ids=${ids.join(',')}`;
}

/**
 * The start and the steps of the sell flow (docs/product.md#sell-steps). `draft` is the id of a draft on the
 * device.
 */
export const sellPath = '/jual-mobil-anda';
export const sellStepPaths = {
  city: sellPath,
  car: `${sellPath}/step-two`,
  photos: `${sellPath}/step-three`,
  price: `${sellPath}/step-four`,
  contact: `${sellPath}/profile`,
  review: `${sellPath}/preview`,
} as const;
/** This device's ads: drafts, queued and sent ones. */
export const deviceAdsPath = `${sellPath}/listing`;
/** All steps on one page. */
export const sellAccordionPath = `${sellPath}/accordion`;
export const sellLoginPath = `${sellPath}/login`;

/** Opens one's own listing for editing; a new price is sent immediately (docs/product.md#editing). */
export function editListingPath(id: number, price?: number): string {
  const edit = `${sellStepPaths.review}?id=${id}`;
  return price === undefined ? edit : `${edit}&directUpdate=1&price=${price}`;
}

/** Receives photos shared from the phone's gallery (manifest, share_target). */
export const sharePath = '/bagikan';
/** The outbox of this device. */
export const outboxPath = '/kotak-keluar';

export function sellStepPath(step: keyof typeof sellStepPaths, draft?: string): string {
  return draft === undefined ? sellStepPaths[step] : `${sellStepPaths[step]}?draft=${draft}`;
}
