import { knownCode } from '#app/parts/sell/features/sell/draft/known-code.ts';
import { yearInJakarta } from '#contract/dates.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { plateFacts } from '#contract/sell/plate-facts.ts';
import { parsePlate, parseWholeNumber } from '#contract/sell/sell.ts';
import type { SellForm } from '#contract/sell/sell-fields.ts';
import { bpkbHolders, colors, fuels, transmissions } from '#contract/vehicles/vehicle.ts';

const yesOrNo = (value: string | undefined) => (value === '1' ? true : value === '0' ? false : null);
const wholeOr = <Other>(value: string | undefined, other: Other) => parseWholeNumber(value ?? '') ?? other;

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
    price: wholeOr(form.price, 0),
    makeYear: wholeOr(form.makeYear, yearInJakarta(now)),
    registrationYear: wholeOr(form.registrationYear, null),
    kilometerDriven: wholeOr(form.kilometerDriven, null),
    transmission,
    fuel,
    color: knownCode(colors, form.color) ?? null,
    ownership: wholeOr(form.ownership, null),
    listingType: 'individu',
    bodyType: null,
    place: form.cityName ?? '',
    provinceName: '',
    provinceSlug: '',
    citySlug: null,
    brandId: wholeOr(form.brandId, 0),
    modelId: wholeOr(form.modelId, 0),
    variantId: wholeOr(form.variantId, null),
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
    taxPaidUntil: form.taxPaidUntil || null,
    serviceRecord: yesOrNo(form.serviceRecord),
    accidentFree: yesOrNo(form.accidentFree),
    floodFree: yesOrNo(form.floodFree),
    bpkbHolder: bpkbHolders.find((holder) => holder === form.bpkbHolder) ?? null,
    isInsurance: form.isInsurance === '1',
    ...plateFacts(parsePlate(form.regNo ?? '') ?? null),
  };
}
