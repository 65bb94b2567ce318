import { count, eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { type Database, schema } from '#server/db/database.ts';
import type { DatabaseContent } from '#tests/support/pglite-template.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { seedDatabase } from './seed-database.ts';

const { brands, cities, filterSlugs, listingPriceChanges, listings, models, seedState, variants } = schema;

async function seed(
  database: Database,
  demoListings: number,
  onProgress: (line: string) => void = () => undefined,
) {
  await seedDatabase(database, { demoListings, onProgress });
}

async function demoCount({ orm }: Database): Promise<number> {
  const [row] = await orm.select({ count: count() }).from(listings).where(eq(listings.source, 'demo'));
  return row?.count ?? 0;
}

async function foreignKeys({ orm }: Database): Promise<string[]> {
  const rows = await orm
    .select({ text: sql<string>`conname || ' ' || pg_get_constraintdef(oid)` })
    .from(sql`pg_constraint`)
    .where(sql`conrelid = 'listings'::regclass and contype = 'f' and convalidated`)
    .orderBy(sql`conname`);
  return rows.map(({ text }) => text);
}

describeEachEngine('seedDatabase', (openForSuite, testOnce) => {
  /** Closed after the test, for the next one. */
  async function open(content?: DatabaseContent): Promise<Database> {
    const database = await openForSuite(content);
    onTestFinished(() => database.close());
    return database;
  }

  test('writes the reference data once and keeps its ids', async () => {
    const database = await open();
    let announced = 0;
    database.onChange(() => {
      announced++;
    });
    await seed(database, 0);
    const { orm } = database;
    const [jakartaSelatan] = await orm.select().from(cities).where(eq(cities.id, 146));
    expect(jakartaSelatan).toMatchObject({
      slug: 'jakarta-selatan',
      name: 'Jakarta Selatan',
      isPopular: true,
    });
    const [registered] = await orm.select().from(filterSlugs).where(eq(filterSlugs.slug, 'jakarta-selatan'));
    expect(registered).toEqual({ slug: 'jakarta-selatan', type: 'city', refId: 146 });
    expect(announced).toBe(1);

    await seed(database, 0);
    expect(announced).toBe(1);

    const before = await orm.select().from(variants).orderBy(variants.id);
    const [toyota] = await orm.select().from(brands).where(eq(brands.slug, 'toyota'));
    await orm
      .insert(models)
      .values({ brandId: toyota?.id ?? 0, slug: 'crown-majesta', name: 'Crown Majesta' });
    await orm.update(brands).set({ name: 'Toyo' }).where(eq(brands.slug, 'toyota'));
    await orm.update(seedState).set({ value: 'older' }).where(eq(seedState.name, 'reference'));
    await seed(database, 0);
    expect(await orm.select().from(brands).where(eq(brands.slug, 'toyota'))).toEqual([toyota]);
    expect(await orm.select().from(variants).orderBy(variants.id)).toEqual(before);
    expect(await orm.select().from(filterSlugs).where(eq(filterSlugs.slug, 'crown-majesta'))).toHaveLength(1);
    expect(announced).toBe(2);
  });

  test('writes a demonstration, leaves it alone, replaces it and removes it', async () => {
    const database = await open('reference');
    const { orm } = database;
    const lines: string[] = [];
    await seed(database, 300, (line) => lines.push(line));
    expect(lines.at(-1)).toMatch(/^demonstration cars: 300 of 300 \([\d,]+ a second\)$/);
    expect(await demoCount(database)).toBe(300);
    const [first] = await orm.select().from(listings).where(eq(listings.externalId, '0'));
    expect(first).toMatchObject({
      source: 'demo',
      status: 'live',
      mobile: expect.stringMatching(/^\+62000\d{8}$/),
      expiresAt: null,
      mobileVerified: true,
    });
    expect(first?.images.length).toBeGreaterThanOrEqual(4);
    expect(first?.images.every((key) => /^drawn\.[a-z0-9.-]+$/.test(key))).toBe(true);
    expect(first?.publishedAt).toBeInstanceOf(Date);
    const prices = await orm
      .select({ id: listings.id })
      .from(listingPriceChanges)
      .innerJoin(listings, eq(listings.id, listingPriceChanges.listingId))
      .where(sql`changed_at between published_at and now() and former_price between 10e6 and price * 1.2`);
    expect(prices.length).toBeGreaterThan(20);
    expect(await orm.$count(listingPriceChanges)).toBe(prices.length);

    await seed(database, 300, () => expect.unreachable('there is nothing to do'));

    await seed(database, 400);
    expect(await demoCount(database)).toBe(400);
    const [same] = await orm.select().from(listings).where(eq(listings.externalId, '0'));
    const { carIdHash, title, description, price, variantId, images, quality } = same ?? {};
    expect(first).toMatchObject({ carIdHash, title, description, price, variantId, images, quality });

    await seed(database, 0);
    expect(await demoCount(database)).toBe(0);
    expect(await orm.$count(listingPriceChanges)).toBe(0);
  });

  testOnce('leaves other listings alone', async () => {
    const database = await open('reference');
    const { orm } = database;
    await seed(database, 50);
    const [car] = await orm.select().from(listings).limit(1);
    if (!car) expect.unreachable();
    const { id: _, ...fields } = car;
    await orm
      .insert(listings)
      .values({ ...fields, source: 'web', externalId: null, carIdHash: 'somebody-elses-car' });
    await seed(database, 60);
    expect(await demoCount(database)).toBe(60);
    await seed(database, 0);
    expect(
      (await orm.select({ source: listings.source }).from(listings)).map(({ source }) => source),
    ).toEqual(['web']);
  });

  testOnce('leaves nothing if interrupted, and the next start begins again', async () => {
    const database = await open();
    const keys = await foreignKeys(database);
    expect(keys).toHaveLength(10);
    const fail = (line: string) => {
      if (line.startsWith('demonstration')) throw new Error('the power went');
    };
    await expect(seed(database, 2200, fail)).rejects.toThrow('the power went');
    expect(await database.orm.select().from(seedState)).toEqual([]);
    expect(await demoCount(database)).toBe(0);
    expect(await foreignKeys(database)).toEqual(keys);
    await seed(database, 2200);
    expect(await demoCount(database)).toBe(2200);
    expect(await foreignKeys(database)).toEqual(keys);
  });

  testOnce('of two that start together one does the work', async () => {
    const database = await open('reference');
    let announced = 0;
    database.onChange(() => {
      announced++;
    });
    await Promise.all([seed(database, 100), seed(database, 100)]);
    expect(await demoCount(database)).toBe(100);
    expect(announced).toBe(1);
  });
});
