import { eq, sql } from 'drizzle-orm';
import { slugify } from '#contract/slug.ts';
import type { KnownModel } from '#server/car-list/vehicle-matcher.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { normalizeAlias } from '#server/db/seed/reference-rows.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { bodyTypeOfName } from '#server/reading/body-of-name.ts';

const { models, filterSlugs } = schema;

/** Key of the advisory lock, unique within this database. */
const modelsLock = 5_225_817_003;

export type NewModel = {
  readonly name: string;
  readonly brand: { readonly id: number; readonly slug: string };
};

/**
 * Prevents other processes from creating models until the transaction ends: two could create the same one.
 */
export async function lockModels(transaction: Orm): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${modelsLock}::bigint)`);
}

/**
 * A free slug. It starts with the brand, so that a model's name never takes the plain word for a body type, a
 * place or a model added to the catalogue later.
 */
async function freeSlug(orm: Orm, model: NewModel): Promise<string> {
  const wish = `${model.brand.slug}-${slugify(model.name)}`;
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wish : `${wish}-${number}`;
    const taken = await orm
      .select({ slug: filterSlugs.slug })
      .from(filterSlugs)
      .where(eq(filterSlugs.slug, slug));
    const used = await orm.select({ id: models.id }).from(models).where(eq(models.slug, slug));
    if (taken.length === 0 && used.length === 0) return slug;
  }
}

/** Creates a model, marked as not reviewed. Must run in a transaction that has called `lockModels`. */
export async function createModel(orm: Orm, model: NewModel): Promise<number> {
  const others = await orm
    .select({ id: models.id, name: models.name })
    .from(models)
    .where(eq(models.brandId, model.brand.id));
  const key = normalizeAlias(model.name);
  // Another import may have created it since the catalogue was read.
  const existing = others.find(({ name }) => normalizeAlias(name) === key);
  if (existing) return existing.id;
  const slug = await freeSlug(orm, model);
  const [created] = await orm
    .insert(models)
    .values({
      brandId: model.brand.id,
      slug,
      name: model.name,
      bodyType: bodyTypeOfName(model.name),
      share: 0,
      isReviewed: false,
    })
    .returning({ id: models.id });
  if (!created) throw new Error(`The model ${slug} was not created.`);
  await orm.insert(filterSlugs).values({ slug, type: 'model', refId: created.id });
  return created.id;
}

/** Creates the new models of this batch, marked as not reviewed, and sets their ids. */
export async function createModels(database: Database, newModels: readonly KnownModel[]): Promise<void> {
  if (newModels.length === 0) return;
  const ids = await inTransaction(database.orm, async (transaction) => {
    await lockModels(transaction);
    const created: number[] = [];
    for (const model of newModels) created.push(await createModel(transaction, model));
    return created;
  });
  for (const [index, model] of newModels.entries()) model.id = ids[index] ?? null;
}
