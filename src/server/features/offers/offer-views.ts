import { and, asc, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PageMeta } from '#contract/api/envelope.ts';
import { listingLabel, listingSlug } from '#contract/listing/listing-name.ts';
import type { Picture } from '#contract/listing/picture.schema.ts';
import type { OfferStep, OfferView } from '#contract/offers/offer.schema.ts';
import { isOpenOffer } from '#contract/offers/offer.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { carPictureOf } from '#server/features/listing/shared/car-picture.ts';
import type { BookingFee } from '#server/features/payments/shared/booking-fee.ts';
import { currentOrders, type OrderRow, offerOrderOf } from '#server/features/payments/shared/order-rows.ts';
import { AppError } from '#server/http/app-error.ts';
import { type PreviewSource, picturesOf } from '#server/photo-store/pictures.ts';

const { accounts, brands, cities, dealerPages, dealRatings, leads, listings, models, offers, offerSteps } =
  schema;
const { provinces, variants } = schema;
const buyers = alias(accounts, 'buyers');
const sellers = alias(accounts, 'sellers');
const perPage = 20;

export type OfferFilter = {
  readonly role?: 'buyer' | 'seller' | undefined;
  readonly listingId?: number | undefined;
  readonly id?: number | undefined;
  /** Whether to return only offers that currently reserve a car. */
  readonly isReserving?: boolean;
};

/** Offers as seen by their parties; other accounts have no access. */
export function createOfferViews(orm: Orm, previews: PreviewSource, bookingFee: BookingFee) {
  function whereOf(accountId: number, { role, listingId, id, isReserving }: OfferFilter): SQL | undefined {
    const asBuyer = eq(offers.buyerId, accountId);
    const asSeller = eq(listings.userId, accountId);
    const mine = { buyer: asBuyer, seller: asSeller };
    return and(
      role === undefined ? or(asBuyer, asSeller) : mine[role],
      listingId === undefined ? undefined : eq(offers.listingId, listingId),
      id === undefined ? undefined : eq(offers.id, id),
      isReserving
        ? and(
            eq(offers.status, 'accepted'),
            eq(listings.status, 'reserved'),
            gt(offers.reservedUntil, sql`now()`),
          )
        : undefined,
    );
  }

  /** Whether it is this account's turn (contract, offerGraph). */
  const waitsFor = (accountId: number) => sql<boolean>`(${offers.expiresAt} > now() and (
    (${offers.status} = 'sent' and ${listings.userId} = ${accountId})
    or (${offers.status} = 'countered' and ${offers.buyerId} = ${accountId})))`;

  const rowsOf = (where: SQL | undefined) =>
    orm
      .select({
        offer: offers,
        car: listings,
        buyer: buyers,
        seller: sellers,
        brandName: brands.name,
        modelName: models.name,
        variantName: sql<string | null>`coalesce(${variants.name}, ${listings.variantName})`,
        place: sql<string>`coalesce(${cities.name}, ${provinces.name})`,
        dealer: dealerPages.slug,
        isRated: sql<boolean>`exists (select 1 from ${dealRatings}
          where ${dealRatings.listingId} = ${listings.id} and ${dealRatings.buyerId} = ${offers.buyerId})`,
        /** As the buyer wrote to this seller. */
        leadName: sql<string | null>`(select name from ${leads}
          where ${leads.listingId} = ${listings.id} and ${leads.accountId} = ${offers.buyerId}
          order by ${leads.id} desc limit 1)`,
      })
      .from(offers)
      .innerJoin(listings, eq(listings.id, offers.listingId))
      .innerJoin(brands, eq(brands.id, listings.brandId))
      .innerJoin(models, eq(models.id, listings.modelId))
      .innerJoin(provinces, eq(provinces.id, listings.provinceId))
      .innerJoin(buyers, eq(buyers.id, offers.buyerId))
      .leftJoin(sellers, eq(sellers.id, listings.userId))
      .leftJoin(dealerPages, eq(dealerPages.accountId, listings.userId))
      .leftJoin(variants, eq(variants.id, listings.variantId))
      .leftJoin(cities, eq(cities.id, listings.cityId))
      .where(where);
  type Row = Awaited<ReturnType<typeof rowsOf>>[number];

  async function stepsOf(ids: readonly number[]): Promise<Map<number, OfferStep[]>> {
    const found = new Map<number, OfferStep[]>(ids.map((id) => [id, []]));
    if (ids.length === 0) return found;
    const rows = await orm
      .select()
      .from(offerSteps)
      .where(inArray(offerSteps.offerId, [...ids]))
      .orderBy(asc(offerSteps.id));
    for (const { offerId, action, by, amount, note, createdAt } of rows)
      found.get(offerId)?.push({ action, by, amount, note, createdAt: createdAt.toISOString() });
    return found;
  }

  function viewOf(
    row: Row,
    accountId: number,
    steps: readonly OfferStep[],
    pictures: ReadonlyMap<string, Picture>,
    order: OrderRow | undefined,
  ): OfferView {
    const { offer, car, place } = row;
    const label = listingLabel(row);
    const role = offer.buyerId === accountId ? 'buyer' : 'seller';
    // An offer past its expiry is over, even before the job expires it.
    const isOver = isOpenOffer(offer.status) && offer.expiresAt.getTime() <= Date.now();
    // The listing may have expired, or staff may have taken it down.
    const isKept = car.status === 'reserved' && (offer.reservedUntil?.getTime() ?? 0) > Date.now();
    // As far as the offer tells: another buyer may be paying for the car.
    const canBook =
      role === 'buyer' && !order && offer.status === 'accepted' && (isKept || car.status === 'live');
    const isBought = role === 'buyer' && offer.status === 'accepted' && car.status === 'sold';
    return {
      id: offer.id,
      role,
      status: isOver ? 'expired' : offer.status,
      amount: offer.amount,
      revision: offer.revision,
      createdAt: offer.createdAt.toISOString(),
      updatedAt: offer.updatedAt.toISOString(),
      expiresAt: offer.expiresAt.toISOString(),
      reservedUntil: isKept ? (offer.reservedUntil?.toISOString() ?? null) : null,
      listing: {
        id: car.id,
        label,
        slug: listingSlug({ id: car.id, label, makeYear: car.makeYear, place }),
        price: car.price,
        status: car.status,
        ...carPictureOf(car, pictures),
      },
      other: otherOf(row, role, order),
      steps: [...steps],
      order: order ? offerOrderOf(order) : null,
      bookingFee: canBook ? bookingFee(offer.amount) : undefined,
      dealerToRate: isBought && !row.isRated ? (row.dealer ?? undefined) : undefined,
    };
  }

  async function list(
    accountId: number,
    filter: OfferFilter,
    page = 1,
  ): Promise<{ items: OfferView[]; meta: PageMeta }> {
    const where = whereOf(accountId, filter);
    const [counted] = await orm
      .select({ count: sql<number>`count(*)::int` })
      .from(offers)
      .innerJoin(listings, eq(listings.id, offers.listingId))
      .where(where);
    const totalCount = counted?.count ?? 0;
    const pageCount = Math.max(1, Math.ceil(totalCount / perPage));
    if (page > pageCount) throw new AppError('not_found');
    const rows = await rowsOf(where)
      // Offers that wait for the reader come first.
      .orderBy(desc(waitsFor(accountId)), desc(offers.updatedAt), desc(offers.id))
      .limit(perPage)
      .offset((page - 1) * perPage);
    const pictures = await picturesOf(
      previews,
      rows.flatMap(({ car }) => car.images.slice(0, 1)),
    );
    const ids = rows.map(({ offer }) => offer.id);
    const steps = await stepsOf(ids);
    const orders = await currentOrders(orm, { offerIds: ids });
    const items = rows.map((row) => {
      const { id } = row.offer;
      const order = orders.find(({ offerId }) => offerId === id);
      return viewOf(row, accountId, steps.get(id) ?? [], pictures, order);
    });
    return { items, meta: { totalCount, pageCount, currentPage: page, perPage } };
  }

  return {
    list,

    /** @throws AppError `not_found` for an offer of other accounts */
    async one(id: number, accountId: number): Promise<OfferView> {
      const { items } = await list(accountId, { id });
      const [found] = items;
      if (!found) throw new AppError('not_found');
      return found;
    },
  };
}

/**
 * The other party; the number is only included while the offer is accepted (docs/product.md#offers). A buyer without a
 * name in the profile may have given one for the visit or in a message.
 */
function otherOf(
  { offer, car, buyer, seller, leadName }: OtherFacts,
  role: 'buyer' | 'seller',
  order: OrderRow | undefined,
): OfferView['other'] {
  const isAgreed = offer.status === 'accepted';
  if (role === 'seller') {
    const { publicId, mobile, isWhatsapp } = buyer;
    const name = buyer.name || order?.name || leadName;
    return { id: publicId, name, mobile: isAgreed ? mobile : null, isWhatsapp };
  }
  const mobile = isAgreed && car.mobileVerified ? car.mobile : null;
  return { id: seller?.publicId ?? null, name: car.sellerName, mobile, isWhatsapp: car.isWhatsapp };
}

type OtherFacts = {
  readonly offer: typeof offers.$inferSelect;
  readonly car: typeof listings.$inferSelect;
  readonly buyer: typeof accounts.$inferSelect;
  readonly seller: typeof accounts.$inferSelect | null;
  readonly leadName: string | null;
};
