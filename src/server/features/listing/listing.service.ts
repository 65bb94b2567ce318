import { awayIn } from '#catalogue/parse-search.ts';
import { yearInJakarta } from '#contract/dates.ts';
import { carFactNames } from '#contract/listing/car-facts.ts';
import {
  type ListingCard,
  type ListingDetail,
  type PriceChange,
  publicStatuses,
  soldPageDays,
} from '#contract/listing/listing.ts';
import { listingLabel, listingSlug } from '#contract/listing/listing-name.ts';
import type { Picture } from '#contract/listing/picture.schema.ts';
import { pick } from '#contract/pick.ts';
import { colorCode, fuelCode, transmissionCode } from '#contract/vehicles/vehicle.schema.ts';
import { yearlyLossOf, yearPricesOf } from '#money/yearly-loss.ts';
import type { KeptCar } from '#server/catalogue/kept-cars.ts';
import type { LiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import { isDemonstrationSource } from '#server/db/demonstration-rows.ts';
import { carPictureOf } from '#server/features/listing/shared/car-picture.ts';
import type { BookingFee } from '#server/features/payments/shared/booking-fee.ts';
import { viewedPictures } from '#server/features/photos/shared/photo-views.ts';
import { AppError } from '#server/http/app-error.ts';
import type { MarketService } from '#server/market/market.service.ts';
import type { UsedCarCredit } from '#server/money/used-car-credit.ts';
import { type PreviewSource, picturesOf } from '#server/photo-store/pictures.ts';
import { districtName } from '#server/regions/districts.ts';
import type { ListingRepository, ListingRow } from './listing.repository.ts';

const dayMs = 86_400_000;

type Visibility = 'public' | 'sold' | 'gone' | 'never';

/** The public visibility of a listing (docs/product.md#listing-status). */
function visibilityOf(row: ListingRow | undefined, now: number): Visibility {
  if (!row?.publishedAt) return 'never';
  if (publicStatuses.some((status) => status === row.status))
    return row.expiresAt !== null && row.expiresAt.getTime() <= now ? 'gone' : 'public';
  if (row.status === 'sold' && now - row.updatedAt.getTime() < soldPageDays * dayMs) return 'sold';
  return row.status === 'sold' || row.status === 'expired' || row.status === 'removed' ? 'gone' : 'never';
}

/** Changes from former prices (oldest first) to the current price, newest change first. */
function priceChangesOf(
  former: Awaited<ReturnType<ListingRepository['formerPrices']>>,
  price: number,
): PriceChange[] {
  const changes = former.map(({ formerPrice, changedAt }, at) => ({
    changedAt: changedAt.toISOString(),
    from: formerPrice,
    to: former[at + 1]?.formerPrice ?? price,
  }));
  // Changed and reverted before it was public again.
  return changes.filter(({ from, to }) => from !== to).reverse();
}

type Dependencies = {
  readonly repository: ListingRepository;
  readonly catalogue: Pick<LiveCatalogue, 'current' | 'car'>;
  readonly market: MarketService;
  readonly credit: UsedCarCredit;
  readonly previews: PreviewSource;
  readonly bookingFee: BookingFee;
  /** Empty for an uploaded photo. */
  readonly drawnPreview: (key: string) => string;
};

/** The data of a card, from memory or from the database. */
type CardSource = Omit<
  ListingCard,
  'instalment' | 'instalmentTerms' | 'label' | 'slug' | 'place' | 'marketBadge' | 'publishedAt'
> & {
  readonly modelId: number;
  readonly variantId: number | null;
  readonly brandName: string;
  readonly modelName: string;
  readonly variantName: string | null;
  readonly place: string;
  readonly publishedAt: Date;
};
export type ListingService = ReturnType<typeof createListingService>;

export function createListingService({
  repository,
  catalogue,
  market,
  credit,
  previews,
  drawnPreview,
  bookingFee,
}: Dependencies) {
  function cardOf(car: CardSource): ListingCard {
    const label = listingLabel(car);
    return {
      id: car.id,
      label,
      slug: listingSlug({ id: car.id, label, makeYear: car.makeYear, place: car.place }),
      price: car.price,
      ...credit.ofCard(car),
      makeYear: car.makeYear,
      kilometerDriven: car.kilometerDriven,
      transmission: car.transmission,
      listingType: car.listingType,
      place: car.place,
      bodyType: car.bodyType,
      color: car.coverImage === null ? car.color : null,
      marketBadge: market.badgeFor(car),
      coverImage: car.coverImage,
      imageCount: car.imageCount,
      publishedAt: car.publishedAt.toISOString(),
      status: car.status,
    };
  }

  /** By the prices of the model's cars on offer. */
  function lossOf(model: number): ListingDetail['yearlyLoss'] {
    return yearlyLossOf(
      yearPricesOf(catalogue.current().index.carsOfModel(model), yearInJakarta(Date.now())),
    );
  }

  /** Undefined if the car's names are not known yet. */
  function sourceOfKept(id: number, car: KeptCar): CardSource | undefined {
    const { vocabulary } = catalogue.current();
    const { modelId, variantId, cityId, cover } = car;
    const brandName = vocabulary.nameOf('brand', car.brandId);
    const modelName = vocabulary.nameOf('model', modelId);
    const province = vocabulary.nameOf('province', car.provinceId);
    const place = (cityId === null ? undefined : vocabulary.nameOf('city', cityId)) ?? province;
    if (brandName === undefined || modelName === undefined || place === undefined) return undefined;
    const variant = variantId === null ? undefined : vocabulary.nameOf('variant', variantId);
    return {
      id,
      modelId,
      variantId,
      brandName,
      modelName,
      place,
      variantName: variant ?? car.ownVariant,
      price: car.price,
      makeYear: car.makeYear,
      kilometerDriven: car.kilometerDriven,
      transmission: car.transmission,
      listingType: car.listingType,
      bodyType: car.bodyType,
      color: car.color,
      coverImage: cover === null ? null : { key: cover, preview: car.preview ?? drawnPreview(cover) },
      imageCount: car.imageCount,
      publishedAt: new Date(car.publishedAt),
      status: car.status,
    };
  }

  function sourceOfRow(row: ListingRow, pictures: ReadonlyMap<string, Picture>): CardSource {
    return {
      ...row,
      place: row.cityName ?? row.provinceName,
      transmission: transmissionCode.parse(row.transmission),
      ...carPictureOf(row, pictures),
      imageCount: row.images.length,
      publishedAt: row.publishedAt ?? row.createdAt,
    };
  }

  async function readCards(ids: readonly number[]): Promise<ListingCard[]> {
    const now = Date.now();
    const rows = (await repository.byIds(ids)).filter((row) =>
      ['public', 'sold'].includes(visibilityOf(row, now)),
    );
    const covers = rows.flatMap(({ images }) => images.slice(0, 1));
    const pictures = await picturesOf(previews, covers);
    return rows.map((row) => cardOf(sourceOfRow(row, pictures)));
  }

  return {
    /**
     * The cards of public and recently sold cars, in the requested order; others are omitted. Only cars that
     * are not public, or not in memory, are read from the database.
     * @param distances kilometres of each city, for a list with a radius
     */
    async cardsByIds(
      ids: readonly number[],
      distances?: ReadonlyMap<number, number>,
    ): Promise<ListingCard[]> {
      const now = Date.now();
      const cards = new Map<number, ListingCard>();
      const missing: number[] = [];
      for (const id of ids) {
        const car = catalogue.car(id);
        const source = car && sourceOfKept(id, car);
        if (!source) missing.push(id);
        else if (car.expiresAt === null || car.expiresAt > now)
          cards.set(id, { ...cardOf(source), ...awayIn(distances, car.cityId) });
      }
      if (missing.length > 0) for (const card of await readCards(missing)) cards.set(card.id, card);
      return ids.flatMap((id) => cards.get(id) ?? []);
    },

    /**
     * The row of a car that is or was public.
     * @throws AppError `not_found` if it was never public
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
      const [pictures, formerPrices, seller, isOnlyPlate] = await Promise.all([
        picturesOf(previews, row.images),
        visibility === 'public' ? repository.formerPrices(id) : [],
        row.sellerId === null ? undefined : repository.sellerFacts(row.sellerId),
        row.regNo === null ? undefined : repository.isOnlyPlate(id, row.regNo),
      ]);
      const priceChanges = priceChangesOf(formerPrices, row.price);
      return {
        ...cardOf(sourceOfRow(row, pictures)),
        ...(priceChanges.length > 0 && { priceChanges }),
        credit: credit.termsOf(row),
        yearlyLoss: lossOf(row.modelId),
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
        description: row.description,
        district: districtName(row.districtId),
        citySlug: row.citySlug,
        provinceName: row.provinceName,
        provinceSlug: row.provinceSlug,
        images: viewedPictures(row, pictures),
        market: market.marketOf(row),
        sellerName: row.sellerName,
        sellerId: row.sellerId,
        ...{ seller, isOnlyPlate, mobileVerified: row.mobileVerified },
        isDemo: isDemonstrationSource(row.source),
        ...pick(row, carFactNames),
        plateRegion: row.plateRegion,
        plateParity: row.plateParity,
        // A private seller agrees to an offer first.
        bookingFee: row.status === 'live' && row.sellerScope === 'dealer' ? bookingFee(row.price) : undefined,
      };
    },
  };
}
