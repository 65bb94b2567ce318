import { setImmediate as nextTurn } from 'node:timers/promises';
import { asc, desc } from 'drizzle-orm';
import { bodyTypeCode, fuelCode, transmissionCode } from '#contract/vehicles/vehicle.schema.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { type KnownVariant, VehicleMatcher } from './vehicle-matcher.ts';

const { brands, models, variants } = schema;

function grouped<Row>(rows: readonly Row[], keyOfRow: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOfRow(row));
    if (group) group.push(row);
    else groups.set(keyOfRow(row), [row]);
  }
  return groups;
}

/** The catalogue in the database, including models of earlier imports: one or two thousand rows. */
export async function loadMatcher(orm: Orm): Promise<VehicleMatcher> {
  const brandRows = await orm.select().from(brands).orderBy(asc(brands.position));
  // PGlite and the names' words take this thread: others are served in between.
  await nextTurn();
  // A reviewed model takes precedence over an imported one of the same spelling.
  const modelRows = await orm
    .select()
    .from(models)
    .orderBy(desc(models.isReviewed), desc(models.share), asc(models.id));
  await nextTurn();
  const variantRows = await orm.select().from(variants).orderBy(asc(variants.id));
  await nextTurn();
  const variantsOf = grouped(variantRows, ({ modelId }) => modelId);
  const modelsOf = grouped(modelRows, ({ brandId }) => brandId);

  const matcher = new VehicleMatcher();
  for (const brand of brandRows) {
    await nextTurn();
    const known = matcher.addBrand(brand);
    for (const model of modelsOf.get(brand.id) ?? []) {
      const sold = (variantsOf.get(model.id) ?? []).map(
        (variant): KnownVariant => ({
          id: variant.id,
          name: variant.name,
          fuel: fuelCode.parse(variant.fuel),
          transmission: transmissionCode.parse(variant.transmission),
          soldFrom: variant.soldFrom,
          soldUntil: variant.soldUntil,
        }),
      );
      const bodyType = bodyTypeCode.safeParse(model.bodyType);
      matcher.addModel(known, {
        ...model,
        bodyType: bodyType.success ? bodyType.data : null,
        variants: sold,
      });
    }
  }
  return matcher;
}
