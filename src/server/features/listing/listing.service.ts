import { type ListingCard, type ListingDetail, publicStatuses, soldPageDays } from '#contract/listing.ts';
import type { Picture } from '#contract/picture.schema.ts';
import { slugify } from '#contract/slug.ts';
import { bodyTypeCode, colorCode, fuelCode, transmissionCode } from '#contract/vehicle.schema.ts';
import { AppError } from '#server/app-error.ts';
import { type PreviewSource, picturesOf } from '../photos/pictures.ts';
import type { ListingRepository, ListingRow } from './listing.repository.ts';

const dayMs = 86_400_000;

/** `Toyota Avanza 1.3 G MT`. */
function labelOf(row: ListingRow): string {
  return [row.brandName, row.modelName, row.variantName].filter(Boolean).join(' ');
}

/** The last part of its address; the id at the end is what counts. */
function slugOf(row: ListingRow): string {
  return `${slugify(`${labelOf(row)} ${row.makeYear} ${row.cityName ?? row.provinceName}`)}-${row.id}`;
}

function cardOf(row: ListingRow, pictures: ReadonlyMap<string, Picture>): ListingCard {
  const [cover] = row.images;
  return {
    id: row.id,
    label: labelOf(row),
    slug: slugOf(row),
    price: row.price,
    makeYear: row.makeYear,
    kilometerDriven: row.kilometerDriven,
    transmission: transmissionCode.parse(row.transmission),
    listingType: row.listingType,
    place: row.cityName ?? row.provinceName,
    coverImage: (cover === undefined ? undefined : pictures.get(cover)) ?? null,
    imageCount: row.images.length,
    publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
    status: row.status,
  };
}

/** What the public is told of a listing: nothing of one never published, `gone` of one that was. */
function assertVisible(row: ListingRow | undefined, now: number): asserts row is ListingRow {
  if (!row?.publishedAt) throw new AppError('not_found');
  const isExpired = row.expiresAt !== null && row.expiresAt.getTime() <= now;
  if (publicStatuses.some((status) => status === row.status)) {
    if (isExpired) throw new AppError('gone');
    return;
  }
  if (row.status === 'sold' && now - row.updatedAt.getTime() < soldPageDays * dayMs) return;
  if (row.status === 'sold' || row.status === 'expired' || row.status === 'removed')
    throw new AppError('gone');
  throw new AppError('not_found');
}

export type ListingService = ReturnType<typeof createListingService>;

export function createListingService(repository: ListingRepository, previews: PreviewSource) {
  return {
    async cards(rows: readonly ListingRow[]): Promise<ListingCard[]> {
      const pictures = await picturesOf(
        previews,
        rows.flatMap(({ images }) => images.slice(0, 1)),
      );
      return rows.map((row) => cardOf(row, pictures));
    },

    /** @throws AppError `not_found` or `gone` (decisions, Listings) */
    async detail(id: number): Promise<ListingDetail> {
      const row = await repository.find(id);
      assertVisible(row, Date.now());
      const pictures = await picturesOf(previews, row.images);
      return {
        ...cardOf(row, pictures),
        carIdHash: row.carIdHash,
        title: row.title,
        brandName: row.brandName,
        brandSlug: row.brandSlug,
        modelName: row.modelName,
        variantName: row.variantName,
        registrationYear: row.registrationYear,
        bodyType: row.bodyType === null ? null : bodyTypeCode.parse(row.bodyType),
        fuel: fuelCode.parse(row.fuel),
        color: row.color === null ? null : colorCode.parse(row.color),
        ownership: row.ownership,
        description: row.description,
        citySlug: row.citySlug,
        provinceName: row.provinceName,
        provinceSlug: row.provinceSlug,
        images: row.images.flatMap((key) => pictures.get(key) ?? []),
        sellerName: row.sellerName,
        mobileVerified: row.mobileVerified,
        taxPaidUntil: row.taxPaidUntil,
        serviceRecord: row.serviceRecord,
        accidentFree: row.accidentFree,
        floodFree: row.floodFree,
      };
    },
  };
}
