import { asc, eq } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';

const { brands, models, variants } = schema;

export type VehiclesRepository = ReturnType<typeof createVehiclesRepository>;

/** Models and variants of the vehicle catalogue. */
export function createVehiclesRepository(orm: Orm) {
  return {
    async model(id: number) {
      const [row] = await orm
        .select({
          ...{ name: models.name, slug: models.slug },
          ...{ brandName: brands.name, brandSlug: brands.slug },
        })
        .from(models)
        .innerJoin(brands, eq(brands.id, models.brandId))
        .where(eq(models.id, id));
      return row;
    },

    /** Newest first, then cheapest. */
    async variants(modelId: number) {
      const rows = await orm
        .select()
        .from(variants)
        .where(eq(variants.modelId, modelId))
        .orderBy(asc(variants.newPriceMillion), asc(variants.id));
      return rows.sort((a, b) => b.soldFrom - a.soldFrom);
    },
  };
}
