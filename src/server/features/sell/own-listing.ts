import * as z from 'zod/mini';
import { conditionFacts } from '#contract/listing/car-facts.ts';
import { formOfFacts } from '#contract/listing/car-facts-form.ts';
import type { ListingOnOffer } from '#contract/listing/listing-activity.ts';
import { adviceOf, type ListingAdvice } from '#contract/listing/listing-advice.ts';
import { listingLabel, listingSlug } from '#contract/listing/listing-name.ts';
import type { Picture } from '#contract/listing/picture.schema.ts';
import { badgeOf } from '#contract/market/market.ts';
import { type EditableListing, type OwnListing, reviewReason } from '#contract/sell/own-listing.ts';
import { type SellField, type SellForm, sellFields } from '#contract/sell/sell-fields.ts';
import { carPictureOf } from '#server/features/listing/shared/car-picture.ts';
import type { OwnRow } from '#server/features/listing/shared/own-listing.repository.ts';
import { viewedPictures } from '#server/features/photos/shared/photo-views.ts';
import type { MarketService } from '#server/market/market.service.ts';
import { districtName } from '#server/regions/districts.ts';
import type { Principal } from '#server/session/principal.ts';
import type { RecentActivity } from './recent-activity.ts';

/**
 * Whether the caller may change a listing: their account owns it, or it is unclaimed and their device sent
 * it.
 */
export function isOwn({ row }: OwnRow, { account, deviceHash }: Principal): boolean {
  if (row.userId !== null) return row.userId === account?.id;
  return row.status === 'unverified' && deviceHash !== undefined && row.deviceHash === deviceHash;
}

export function ownListingOf(found: OwnRow, pictures: ReadonlyMap<string, Picture>): OwnListing {
  const { row } = found;
  const label = listingLabel(found);
  return {
    id: row.id,
    clientId: row.clientId,
    status: row.status,
    revision: row.revision,
    label,
    slug: listingSlug({
      id: row.id,
      label,
      makeYear: row.makeYear,
      place: found.cityName ?? found.provinceName,
    }),
    price: row.price,
    ...carPictureOf(row, pictures),
    reasons: row.rejectReasons.flatMap((reason) => z.safeParse(reviewReason, reason).data ?? []),
    views: row.views,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}

/** Advice for the listing; empty if it is not on offer. */
export function adviceFor({ row }: OwnRow, market: Pick<MarketService, 'badgeFor'>): ListingAdvice[] {
  if (row.status === 'sold' || row.status === 'removed') return [];
  return adviceOf({
    ...row,
    photoCount: row.images.length,
    descriptionLength: row.description.length,
    marketBadge: market.badgeFor(row),
    hasVariant: row.variantId !== null || row.variantName !== null,
  });
}

/** What its owner sees of a listing that is on offer. */
export function onOfferOf(
  { row }: OwnRow,
  recent: RecentActivity | undefined,
  market: Pick<MarketService, 'marketOf'>,
): ListingOnOffer | undefined {
  if (!recent) return undefined;
  const similar = market.marketOf(row);
  return {
    ...recent,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    market: similar && {
      ...{ from: similar.p25, to: similar.p75, count: similar.count },
      badge: badgeOf(row.price, similar),
    },
    photoCount: row.images.length,
    unstated: conditionFacts.filter((name) => row[name] === null),
  };
}

/** Converts a listing to its form; unknown fields are absent. */
export function formOf({ row, ...names }: OwnRow): SellForm {
  const all: Readonly<Partial<Record<SellField, string | number | null>>> = {
    cityId: row.cityId,
    cityName: names.cityName,
    districtId: row.districtId,
    districtName: districtName(row.districtId),
    brandId: row.brandId,
    brandName: names.brandName,
    modelId: row.modelId,
    modelName: names.modelName,
    variantId: row.variantId,
    variantName: names.variantName,
    makeYear: row.makeYear,
    registrationYear: row.registrationYear,
    regNo: row.regNo,
    color: row.color,
    kilometerDriven: row.kilometerDriven,
    transmission: row.transmission,
    fuel: row.fuel,
    ...formOfFacts(row),
    price: row.price,
    description: row.description,
    name: row.sellerName,
    mobile: row.mobile,
    isWhatsapp: row.isWhatsapp ? '1' : '0',
    email: row.email,
  };
  const said = sellFields.flatMap((field) => {
    const value = all[field];
    return value === null || value === undefined || value === '' ? [] : [[field, String(value)] as const];
  });
  return Object.fromEntries(said);
}

export function editableListingOf(
  found: OwnRow,
  pictures: ReadonlyMap<string, Picture>,
  hashes: ReadonlyMap<string, string>,
): EditableListing {
  return {
    ...ownListingOf(found, pictures),
    form: formOf(found),
    images: viewedPictures(found.row, pictures).flatMap((picture) => {
      const sha256 = hashes.get(picture.key);
      return sha256 === undefined ? [] : [{ sha256, picture }];
    }),
  };
}
