import type { OtherSpellings } from '#catalogue/suggestions/name-index.ts';
import { type Orm, schema } from '#server/db/database.ts';

const { brands, models } = schema;

/** Further spellings of brands and models. */
export async function loadSpellings(orm: Orm): Promise<OtherSpellings> {
  // One after the other: PGlite has a single connection.
  const ofBrands = await orm.select({ id: brands.id, aliases: brands.aliases }).from(brands);
  const ofModels = await orm.select({ id: models.id, aliases: models.aliases }).from(models);
  const byId = (rows: typeof ofBrands) => new Map(rows.map(({ id, aliases }) => [id, aliases]));
  return { brand: byId(ofBrands), model: byId(ofModels) };
}
