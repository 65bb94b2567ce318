import { eq, sql } from 'drizzle-orm';
import { listingLabel } from '#contract/listing/listing-name.ts';
import { type Orm, schema } from '#server/db/database.ts';

const { brands, listings, models, offers, variants } = schema;

export type OfferRow = typeof offers.$inferSelect;
/** Of a listing, what an offer for it depends on. */
export type OfferedCar = Awaited<ReturnType<typeof lockCar>> & {};

/**
 * The car of an offer, locked until the transaction is over: whoever changes an offer holds it first, so that of two
 * offers one alone is accepted. What only refers to the listing does not wait.
 */
export async function lockCar(transaction: Orm, listingId: number) {
  await transaction
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.id, listingId))
    .for('no key update');
  const [found] = await transaction
    .select({
      id: listings.id,
      status: listings.status,
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

/** Until the transaction is over, a buyer makes no other offer. */
export async function lockOffersOf(transaction: Orm, buyerId: number): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`offers ${buyerId}`}, 0))`);
}

/** One offer, locked too; its car is to be locked before. */
export async function lockOffer(transaction: Orm, id: number): Promise<OfferRow | undefined> {
  const [row] = await transaction.select().from(offers).where(eq(offers.id, id)).for('update');
  return row;
}

/** Which car an offer is for. */
export async function carOfOffer(orm: Orm, id: number): Promise<number | undefined> {
  const [row] = await orm.select({ listingId: offers.listingId }).from(offers).where(eq(offers.id, id));
  return row?.listingId;
}

/** Whether anyone may find it now, and so offer for it. */
export function isOffered({ status, expiresAt }: OfferedCar, now: Date): boolean {
  const isPublic = status === 'live' || status === 'reserved';
  return isPublic && (expiresAt === null || expiresAt.getTime() > now.getTime());
}
