import { knownCode } from '#app/features/sell/draft/known-code.ts';
import { yearInJakarta } from '#contract/dates.ts';
import { factsOfForm } from '#contract/listing/car-facts-form.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { readKilometers } from '#contract/readers/read-kilometers.ts';
import { parsePlate } from '#contract/readers/read-plate.ts';
import { readRupiah } from '#contract/readers/read-rupiah.ts';
import { yearOf } from '#contract/readers/read-year.ts';
import { plateFacts } from '#contract/sell/plate-facts.ts';
import type { SellForm } from '#contract/sell/sell-fields.ts';
import { colors, fuels, transmissions } from '#contract/vehicles/vehicle.ts';

const idOf = (value: string | undefined) => (value ? Number(value) : null);

/** A draft as buyers would see it; undefined if too little is known. It has no address and no market. */
export function previewListing(form: SellForm, now: Date): ListingDetail | undefined {
  const transmission = knownCode(transmissions, form.transmission);
  const fuel = knownCode(fuels, form.fuel);
  const { brandName, modelName = '', variantName = '' } = form;
  if (!brandName || !transmission || !fuel || !form.makeYear) return undefined;
  const label = [brandName, modelName, variantName].filter((part) => part.trim() !== '').join(' ');
  return {
    id: 0,
    carIdHash: '',
    slug: '',
    status: 'pending',
    label,
    title: `${label} ${form.makeYear}`,
    price: readRupiah(form.price ?? '') ?? 0,
    makeYear: yearOf(form.makeYear, now) ?? yearInJakarta(now),
    registrationYear: yearOf(form.registrationYear, now) ?? null,
    kilometerDriven: readKilometers(form.kilometerDriven ?? '') ?? null,
    transmission,
    fuel,
    color: knownCode(colors, form.color) ?? null,
    listingType: 'individu',
    bodyType: null,
    place: form.cityName ?? '',
    district: form.districtName || null,
    provinceName: '',
    provinceSlug: '',
    citySlug: null,
    brandId: idOf(form.brandId) ?? 0,
    modelId: idOf(form.modelId) ?? 0,
    variantId: idOf(form.variantId),
    brandName,
    brandSlug: '',
    modelName,
    modelSlug: '',
    variantName: variantName || null,
    description: form.description ?? '',
    market: null,
    marketBadge: null,
    coverImage: null,
    images: [],
    imageCount: 0,
    publishedAt: now.toISOString(),
    sellerName: form.name?.trim() || null,
    sellerId: null,
    mobileVerified: true,
    isDemo: false,
    ...factsOfForm(form),
    ...plateFacts(parsePlate(form.regNo ?? '') ?? null),
  };
}
