import { carFactsOf } from '#contract/listing/car-facts-form.ts';
import type { ListingCard, ListingDetail } from '#contract/listing/listing.ts';

/** A car in a list. */
export function listingCard(id: number, changes: Partial<ListingCard> = {}): ListingCard {
  return {
    id,
    label: 'Toyota Avanza 1.3 G',
    slug: `toyota-avanza-2019-jakarta-selatan-${id}`,
    price: 185_000_000,
    makeYear: 2019,
    kilometerDriven: 41_287,
    transmission: 'manual',
    listingType: 'individu',
    place: 'Jakarta Selatan',
    color: null,
    bodyType: 'mpv',
    marketBadge: null,
    coverImage: { key: `car-${id}`, preview: '' },
    imageCount: 8,
    publishedAt: '2026-11-18T02:00:00.000Z',
    status: 'live',
    ...changes,
  };
}

/** A car on its own page. */
export function listingDetail(id: number, changes: Partial<ListingDetail> = {}): ListingDetail {
  return {
    ...listingCard(id),
    carIdHash: `hash-${id}`,
    title: 'Avanza terawat',
    brandId: 1,
    modelId: 2,
    variantId: null,
    brandName: 'Toyota',
    brandSlug: 'toyota',
    modelName: 'Avanza',
    modelSlug: 'avanza',
    variantName: '1.3 G',
    registrationYear: 2019,
    fuel: 'bensin',
    color: 'silver',
    description: '',
    citySlug: 'jakarta-selatan',
    provinceName: 'DKI Jakarta',
    provinceSlug: 'dki-jakarta',
    images: [],
    market: null,
    sellerName: null,
    mobileVerified: false,
    isDemo: false,
    sellerId: null,
    ...carFactsOf({ ownership: 1, taxPaidUntil: '2027-03', serviceRecord: true }),
    ...changes,
  };
}
