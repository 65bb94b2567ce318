import { createHash } from 'node:crypto';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { VehicleCatalogue } from '#contract/sell/own-listing.ts';
import { type Orm, schema } from '#server/db/database.ts';

const { brands, models, variants } = schema;

/** Built for taxi fleets: few sellers have one, though it is often the cheapest variant. */
const isTaxi = sql`${variants.name} ~* ${'\\m(taxi|taksi|limo|transmover)\\M'}`;

/** Brands, reviewed models and variants, for sellers. */
export async function readSellCatalogue(orm: Orm): Promise<VehicleCatalogue> {
  // Sequentially, because PGlite has a single connection.
  const catalogue = {
    brands: await orm
      .select({ id: brands.id, name: brands.name, slug: brands.slug, isPopular: brands.isPopular })
      .from(brands)
      .orderBy(asc(brands.position), asc(brands.id)),
    models: await orm
      .select({ id: models.id, brandId: models.brandId, name: models.name })
      .from(models)
      .where(eq(models.isReviewed, true))
      .orderBy(asc(models.brandId), desc(models.share), asc(models.name), asc(models.id)),
    variants: await orm
      .select({
        id: variants.id,
        modelId: variants.modelId,
        name: variants.name,
        fuel: variants.fuel,
        transmission: variants.transmission,
        soldFrom: variants.soldFrom,
        soldUntil: variants.soldUntil,
        newPriceMillion: variants.newPriceMillion,
        priceYear: variants.priceYear,
      })
      .from(variants)
      .orderBy(
        asc(variants.modelId),
        isTaxi,
        desc(variants.soldFrom),
        asc(variants.newPriceMillion),
        asc(variants.id),
      ),
  };
  const version = createHash('sha256').update(JSON.stringify(catalogue)).digest('base64url').slice(0, 16);
  return { version, ...catalogue };
}
