import { eq, sql } from 'drizzle-orm';
import { listingLabel } from '#contract/listing/listing-name.ts';
import { type Orm, schema } from '#server/db/database.ts';

const { brands, listings, models, variants } = schema;

/** The name of a car as in notices; empty for one that is gone. */
export async function carName(transaction: Orm, listingId: number): Promise<string> {
  const [car] = await transaction
    .select({
      ...{ brandName: brands.name, modelName: models.name },
      variantName: sql<string | null>`coalesce(${variants.name}, ${listings.variantName})`,
    })
    .from(listings)
    .innerJoin(brands, eq(brands.id, listings.brandId))
    .innerJoin(models, eq(models.id, listings.modelId))
    .leftJoin(variants, eq(variants.id, listings.variantId))
    .where(eq(listings.id, listingId));
  return car ? listingLabel(car) : '';
}
