import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Database, schema } from '#server/db/database.ts';

const { listings, models, cities } = schema;
type NewListing = typeof listings.$inferInsert;

/** Inserts one car into a database with reference data; returns its id. The catalogue has to be notified. */
export async function insertListing(
  { orm }: Database,
  { model, city, ...facts }: Partial<NewListing> & { readonly model: string; readonly city: string },
): Promise<number> {
  const [vehicle] = await orm.select().from(models).where(eq(models.slug, model));
  const [place] = await orm.select().from(cities).where(eq(cities.slug, city));
  if (!vehicle || !place) throw new Error(`no ${model} or no ${city}`);
  const now = new Date();
  const [row] = await orm
    .insert(listings)
    .values({
      carIdHash: randomUUID(),
      source: 'web',
      status: 'live',
      categoryId: 1,
      brandId: vehicle.brandId,
      modelId: vehicle.id,
      provinceId: place.provinceId,
      cityId: place.id,
      title: `${vehicle.name} terawat`,
      makeYear: 2018,
      bodyType: vehicle.bodyType,
      fuel: 'bensin',
      transmission: 'manual',
      listingType: 'individu',
      kilometerDriven: 50_000,
      price: 150e6,
      createdAt: now,
      publishedAt: now,
      updatedAt: now,
      expiresAt: new Date(now.getTime() + 60 * 86_400_000),
      ...facts,
    })
    .returning({ id: listings.id });
  if (!row) throw new Error('nothing was inserted');
  return row.id;
}

/** Everything in the row of a car. */
export async function listingRow({ orm }: Database, id: number): Promise<typeof listings.$inferSelect> {
  const [row] = await orm.select().from(listings).where(eq(listings.id, id));
  if (!row) throw new Error('no such listing');
  return row;
}
