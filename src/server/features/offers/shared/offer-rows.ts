import { eq, sql } from 'drizzle-orm';
import { listingLabel } from '#contract/listing/listing-name.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { lockName } from '#server/db/transaction.ts';

const { brands, listings, models, offers, variants } = schema;

export type OfferRow = typeof offers.$inferSelect;
/** The columns of a listing that an offer depends on. */
export type OfferedCar = Awaited<ReturnType<typeof readCar>> & {};

/**
 * Locks the car of an offer until the transaction ends: every step takes this lock first, so that only one of
 * two offers can be accepted. Rows that only refer to the listing are not blocked.
 */
export async function lockCar(transaction: Orm, listingId: number) {
  await transaction
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.id, listingId))
    .for('no key update');
  return readCar(transaction, listingId);
}

/** The car of an offer, without a lock: for reading only. */
export async function readCar(orm: Orm, listingId: number) {
  const [found] = await orm
    .select({
      id: listings.id,
      status: listings.status,
      source: listings.source,
      modelId: listings.modelId,
      variantId: listings.variantId,
      makeYear: listings.makeYear,
      price: listings.price,
      sellerId: listings.userId,
      expiresAt: listings.expiresAt,
      brandName: brands.name,
      modelName: models.name,
      variantName: sql<string | null>`coalesce(${variants.name}, ${listings.variantName})`,
    })
    .from(listings)
    .innerJoin(brands, eq(brands.id, listings.brandId))
    .innerJoin(models, eq(models.id, listings.modelId))
    .leftJoin(variants, eq(variants.id, listings.variantId))
    .where(eq(listings.id, listingId));
  return found && { ...found, label: listingLabel(found) };
}

/** Serialises new offers of a buyer until the transaction ends. */
export async function lockOffersOf(transaction: Orm, buyerId: number): Promise<void> {
  await lockName(transaction, `offers ${buyerId}`);
}

/** Locks one offer; its car must be locked first. */
export async function lockOffer(transaction: Orm, id: number): Promise<OfferRow | undefined> {
  const [row] = await transaction.select().from(offers).where(eq(offers.id, id)).for('update');
  return row;
}

/** The listing of an offer. */
export async function carOfOffer(orm: Orm, id: number): Promise<number | undefined> {
  const [row] = await orm.select({ listingId: offers.listingId }).from(offers).where(eq(offers.id, id));
  return row?.listingId;
}

/** Whether it is public now, and so available for offers. */
export function isOffered({ status, expiresAt }: OfferedCar, now: Date): boolean {
  const isPublic = status === 'live' || status === 'reserved';
  return isPublic && (expiresAt === null || expiresAt.getTime() > now.getTime());
}
