import { type Selection, searchOf } from './search/filter.ts';

/** Paths of pages, without language prefix. Shared, since answers of the server contain them too. */

/** Files and API paths: a missing one is never answered with a page. */
export const notPages =
  /^\/(?:api|assets|media|icons|bodies|shell|manifest|healthz|metrics)(?:\/|$)|\.[a-z0-9]{2,11}$/i;

export const homePath = '/';
/** The start of a search: by city, brand, year, colour. */
export const buyUsedCarPath = '/beli-mobil-bekas';
export const brandModelVariantPath = '/brand-model-variant';
/** Results for typed words, in `q`. */
export const searchResultPath = '/search/result';

export function usedCarsPath(selection: Selection | string = ''): string {
  const search = typeof selection === 'string' ? selection : searchOf(selection);
  return search === '' ? '/mobil-bekas' : `/mobil-bekas/${search}`;
}

/** Lists at a further address, and the slugs of each (docs/product.md#fixed-searches). */
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

/** All photos of a car, full screen. */
export function listingImagesPath(slug: string): string {
  return `${listingPath(slug)}/images`;
}

/** Favourites and recently viewed cars, as this device has them. */
export const favouritesPath = '/favorit';
/** The tab of recently viewed cars. */
export const viewedPath = `${favouritesPath}#riwayat`;
export const savedSearchesPath = '/pencarian-tersimpan';

/** On the home page: what is my car worth. */
export const carValueAnchor = 'harga-mobil-saya';

/** Used cars side by side, in this order. */
export function comparePath(ids: readonly number[] = []): string {
  return ids.length === 0 ? '/bandingkan-mobil-bekas' : `/bandingkan-mobil-bekas?ids=${ids.join(',')}`;
}

/** The start and the steps of selling (docs/product.md#sell-steps). `draft` names a draft on the device. */
export const sellPath = '/jual-mobil-anda';
export const sellStepPaths = {
  city: sellPath,
  car: `${sellPath}/step-two`,
  photos: `${sellPath}/step-three`,
  price: `${sellPath}/step-four`,
  contact: `${sellPath}/profile`,
  review: `${sellPath}/preview`,
} as const;
/** The ads of this device: drafts, waiting and sent ones. */
export const deviceAdsPath = `${sellPath}/listing`;
/** All steps on one page. */
export const sellAccordionPath = `${sellPath}/accordion`;
export const sellLoginPath = `${sellPath}/login`;

/** Opens one's own listing for editing; with a new price it is sent at once (docs/product.md#editing). */
export function editListingPath(id: number, price?: number): string {
  const edit = `${sellStepPaths.review}?id=${id}`;
  return price === undefined ? edit : `${edit}&directUpdate=1&price=${price}`;
}

/** Photos shared to the app from the phone's gallery (manifest, share_target). */
export const sharePath = '/bagikan';
/** The outbox of this device. */
export const outboxPath = '/kotak-keluar';

export function sellStepPath(step: keyof typeof sellStepPaths, draft?: string): string {
  return draft === undefined ? sellStepPaths[step] : `${sellStepPaths[step]}?draft=${draft}`;
}
