import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PageMeta } from '#contract/api/envelope.ts';
import { listingLabel, listingSlug } from '#contract/listing/listing-name.ts';
import { activeOrderStatuses, type OrderParty, orderStep } from '#contract/payments/order.ts';
import type { OrderStatus } from '#contract/payments/order-status.ts';
import type { OrderView } from '#contract/payments/payment.schema.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { carPictureOf } from '#server/features/listing/shared/car-picture.ts';
import { AppError } from '#server/http/app-error.ts';
import { type PreviewSource, picturesOf } from '#server/photo-store/pictures.ts';

const { brands, cities, dealerPages, dealRatings, listings, models } = schema;
const { orderEvents, orders, provinces, variants } = schema;
const perPage = 20;

export type OrderFilter = {
  /** Only this buyer's. */
  readonly buyerId?: number;
  readonly reference?: string;
  readonly listingId?: number;
  readonly status?: OrderStatus | undefined;
  /** Only those that are not over. */
  readonly isActive?: boolean;
};

/** The graph's actions by the names the endpoints have for them. */
export const personActions = { cancel: 'fail', release: 'release', refund: 'refund' } as const;

/** Booking orders as their buyer or staff sees them, and the car of one. */
export function createOrderViews(orm: Orm, previews: PreviewSource) {
  const carColumns = {
    car: listings,
    brandName: brands.name,
    modelName: models.name,
    variantName: sql<string | null>`coalesce(${variants.name}, ${listings.variantName})`,
    place: sql<string>`coalesce(${cities.name}, ${provinces.name})`,
  };
  const carsOf = (ids: readonly number[]) =>
    orm
      .select(carColumns)
      .from(listings)
      .innerJoin(brands, eq(brands.id, listings.brandId))
      .innerJoin(models, eq(models.id, listings.modelId))
      .innerJoin(provinces, eq(provinces.id, listings.provinceId))
      .leftJoin(variants, eq(variants.id, listings.variantId))
      .leftJoin(cities, eq(cities.id, listings.cityId))
      .where(inArray(listings.id, [...ids]));

  type BookedCar = {
    readonly view: OrderView['listing'] & {};
    /** Undefined without a verified number. */
    readonly seller: OrderView['seller'];
  };

  async function carViews(ids: readonly number[]): Promise<Map<number, BookedCar>> {
    if (ids.length === 0) return new Map();
    const rows = await carsOf(ids);
    const pictures = await picturesOf(
      previews,
      rows.flatMap(({ car }) => car.images.slice(0, 1)),
    );
    return new Map(
      rows.map(({ car, brandName, modelName, variantName, place }) => {
        const label = listingLabel({ brandName, modelName, variantName });
        const { id, makeYear, price, status, mobile, isWhatsapp } = car;
        const isReached = car.mobileVerified && mobile !== null && mobile !== '';
        const slug = listingSlug({ id, label, makeYear, place });
        const view = { id, label, slug, price, status, ...carPictureOf(car, pictures) };
        return [id, { view, seller: isReached ? { name: car.sellerName, mobile, isWhatsapp } : undefined }];
      }),
    );
  }

  /** Slugs of dealers whose car has been sold by a booking that its buyer has not rated, by order. */
  async function dealersToRate(ids: readonly number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const rows = await orm
      .select({ id: orders.id, slug: dealerPages.slug })
      .from(orders)
      .innerJoin(listings, eq(listings.id, orders.listingId))
      .innerJoin(dealerPages, eq(dealerPages.accountId, listings.userId))
      .leftJoin(
        dealRatings,
        and(eq(dealRatings.listingId, orders.listingId), eq(dealRatings.buyerId, orders.buyerId)),
      )
      .where(
        and(
          inArray(orders.id, [...ids]),
          eq(orders.status, 'released'),
          eq(listings.status, 'sold'),
          isNull(dealRatings.id),
        ),
      );
    return new Map(rows.map(({ id, slug }) => [id, slug]));
  }

  function whereOf({ buyerId, reference, listingId, status, isActive }: OrderFilter): SQL | undefined {
    return and(
      buyerId === undefined ? undefined : eq(orders.buyerId, buyerId),
      reference === undefined ? undefined : eq(orders.reference, reference),
      listingId === undefined ? undefined : eq(orders.listingId, listingId),
      status === undefined ? undefined : eq(orders.status, status),
      isActive ? inArray(orders.status, [...activeOrderStatuses]) : undefined,
    );
  }

  async function eventsOf(ids: readonly number[]): Promise<Map<number, OrderView['events']>> {
    const found = new Map<number, OrderView['events']>(ids.map((id) => [id, []]));
    if (ids.length === 0) return found;
    const rows = await orm
      .select()
      .from(orderEvents)
      .where(inArray(orderEvents.orderId, [...ids]))
      .orderBy(asc(orderEvents.id));
    for (const { orderId, action, by, status, createdAt } of rows)
      found.get(orderId)?.push({ action, by, status, createdAt: createdAt.toISOString() });
    return found;
  }

  async function list(
    filter: OrderFilter,
    reader: OrderParty,
    page = 1,
  ): Promise<{ items: OrderView[]; meta: PageMeta }> {
    const where = whereOf(filter);
    const [counted] = await orm.select({ count: sql<number>`count(*)::int` }).from(orders).where(where);
    const totalCount = counted?.count ?? 0;
    const pageCount = Math.max(1, Math.ceil(totalCount / perPage));
    if (page > pageCount) throw new AppError('not_found');
    const rows = await orm
      .select()
      .from(orders)
      .where(where)
      .orderBy(desc(orders.updatedAt), desc(orders.id))
      .limit(perPage)
      .offset((page - 1) * perPage);
    const cars = await carViews(rows.flatMap(({ listingId }) => listingId ?? []));
    const events = await eventsOf(rows.map(({ id }) => id));
    const toRate = await dealersToRate(reader === 'buyer' ? rows.map(({ id }) => id) : []);
    const items = rows.map((row): OrderView => {
      const { reference, status, fee, price, name, visitOn, termsVersion, car } = row;
      const booked = row.listingId === null ? undefined : cars.get(row.listingId);
      const isPaid = status === 'held' || status === 'released';
      const isPayable = status === 'pending' && row.payBy.getTime() > Date.now();
      return {
        ...{ reference, status, fee, price, name, visitOn, termsVersion, car },
        payUrl: isPayable && reader === 'buyer' ? row.payUrl : null,
        payBy: row.payBy.toISOString(),
        heldUntil: status === 'held' ? (row.heldUntil?.toISOString() ?? null) : null,
        createdAt: row.createdAt.toISOString(),
        updatedAt: row.updatedAt.toISOString(),
        actions: (['cancel', 'release', 'refund'] as const).filter((action) =>
          orderStep(status, reader, personActions[action]),
        ),
        listing: booked?.view ?? null,
        seller: isPaid && reader === 'buyer' ? booked?.seller : undefined,
        events: events.get(row.id) ?? [],
        dealerToRate: toRate.get(row.id),
      };
    });
    return { items, meta: { totalCount, pageCount, currentPage: page, perPage } };
  }

  return {
    list,

    /** @throws AppError `not_found` */
    async car(id: number): Promise<OrderView['listing'] & {}> {
      const found = (await carViews([id])).get(id);
      if (!found) throw new AppError('not_found');
      return found.view;
    },

    /** @throws AppError `not_found` for another account's */
    async one(filter: OrderFilter, reader: OrderParty): Promise<OrderView> {
      const [found] = (await list(filter, reader)).items;
      if (!found) throw new AppError('not_found');
      return found;
    },
  };
}

export type OrderViews = ReturnType<typeof createOrderViews>;
