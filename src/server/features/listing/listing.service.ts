import { LRUCache } from 'lru-cache';
import {
  type ListingCard,
  type ListingDetail,
  publicStatuses,
  soldPageDays,
} from '#contract/listing/listing.ts';
import { listingLabel, listingSlug } from '#contract/listing/listing-name.ts';
import type { Picture } from '#contract/listing/picture.schema.ts';
import { bodyTypeCode, colorCode, fuelCode, transmissionCode } from '#contract/vehicles/vehicle.schema.ts';
import { AppError } from '#server/app-error.ts';
import type { MarketService } from '#server/domain/market/market.service.ts';
import { type PreviewSource, picturesOf } from '#server/photo-store/pictures.ts';
import type { ListingRepository, ListingRow } from './listing.repository.ts';

const dayMs = 86_400_000;
/** Cards remembered until the data changes: most lists begin with the same ones. */
const rememberedCards = 20_000;

type Visibility = 'public' | 'sold' | 'gone' | 'never';

/** What the public may know of a listing (docs/product.md#listing-status). */
function visibilityOf(row: ListingRow | undefined, now: number): Visibility {
  if (!row?.publishedAt) return 'never';
  if (publicStatuses.some((status) => status === row.status))
    return row.expiresAt !== null && row.expiresAt.getTime() <= now ? 'gone' : 'public';
  if (row.status === 'sold' && now - row.updatedAt.getTime() < soldPageDays * dayMs) return 'sold';
  return row.status === 'sold' || row.status === 'expired' || row.status === 'removed' ? 'gone' : 'never';
}

type Dependencies = {
  readonly repository: ListingRepository;
  readonly market: MarketService;
  readonly previews: PreviewSource;
};
export type ListingService = ReturnType<typeof createListingService>;

export function createListingService({ repository, market, previews }: Dependencies) {
  const remembered = new LRUCache<number, ListingCard>({ max: rememberedCards });
  /** Grows with every change, so that what was read before one is not remembered after it. */
  let version = 0;

  function cardOf(row: ListingRow, pictures: ReadonlyMap<string, Picture>): ListingCard {
    const [cover] = row.images;
    const label = listingLabel(row);
    const place = row.cityName ?? row.provinceName;
    return {
      id: row.id,
      label,
      slug: listingSlug({ id: row.id, label, makeYear: row.makeYear, place }),
      price: row.price,
      makeYear: row.makeYear,
      kilometerDriven: row.kilometerDriven,
      transmission: transmissionCode.parse(row.transmission),
      listingType: row.listingType,
      place,
      bodyType: row.bodyType === null ? null : bodyTypeCode.parse(row.bodyType),
      marketBadge: market.badgeFor(row),
      coverImage: (cover === undefined ? undefined : pictures.get(cover)) ?? null,
      imageCount: row.images.length,
      publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
      status: row.status,
    };
  }

  return {
    /** To be called when the data changed. */
    forget(): void {
      version += 1;
      remembered.clear();
    },

    /** The cards of public cars and of those sold of late, in the order asked for; others are left out. */
    async cardsByIds(ids: readonly number[]): Promise<ListingCard[]> {
      const known = new Map(ids.map((id) => [id, remembered.get(id)]));
      const missing = ids.filter((id) => known.get(id) === undefined);
      if (missing.length > 0) {
        const began = version;
        const now = Date.now();
        const rows = (await repository.byIds(missing)).filter((row) =>
          ['public', 'sold'].includes(visibilityOf(row, now)),
        );
        const pictures = await picturesOf(
          previews,
          rows.flatMap(({ images }) => images.slice(0, 1)),
        );
        for (const row of rows) {
          const card = cardOf(row, pictures);
          known.set(row.id, card);
          if (began === version) remembered.set(row.id, card);
        }
      }
      return ids.flatMap((id) => known.get(id) ?? []);
    },

    /**
     * The row of a car that anyone may find or once could, for what is shown in its place.
     * @throws AppError `not_found` of one that was never public
     */
    async everPublic(id: number): Promise<ListingRow> {
      const row = await repository.find(id);
      if (!row || visibilityOf(row, Date.now()) === 'never') throw new AppError('not_found');
      return row;
    },

    /** @throws AppError `not_found` or `gone` (docs/product.md#listing-status) */
    async detail(id: number): Promise<ListingDetail> {
      const row = await repository.find(id);
      const visibility = visibilityOf(row, Date.now());
      if (!row || visibility === 'never') throw new AppError('not_found');
      if (visibility === 'gone') throw new AppError('gone');
      const pictures = await picturesOf(previews, row.images);
      return {
        ...cardOf(row, pictures),
        carIdHash: row.carIdHash,
        title: row.title,
        brandId: row.brandId,
        modelId: row.modelId,
        variantId: row.variantId,
        brandName: row.brandName,
        brandSlug: row.brandSlug,
        modelName: row.modelName,
        modelSlug: row.modelSlug,
        variantName: row.variantName,
        registrationYear: row.registrationYear,
        fuel: fuelCode.parse(row.fuel),
        color: row.color === null ? null : colorCode.parse(row.color),
        ownership: row.ownership,
        description: row.description,
        citySlug: row.citySlug,
        provinceName: row.provinceName,
        provinceSlug: row.provinceSlug,
        images: row.images.flatMap((key) => pictures.get(key) ?? []),
        market: market.marketOf(row),
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
