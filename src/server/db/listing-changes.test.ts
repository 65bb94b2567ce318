import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleListing, writeManyListings, writeSampleNames } from '#tests/support/sample-listings.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { type Database, type Orm, schema } from './database.ts';

const { listingDepartures, listings, reports } = schema;

describeEachEngine('change tracking of listings', (open) => {
  let database: Database;
  let orm: Orm;
  beforeAll(async () => {
    database = await open();
    orm = database.orm;
    await writeSampleNames(orm);
  });
  beforeEach(async () => {
    await orm.delete(listings);
    await orm.delete(listingDepartures);
  });

  const stampOf = async (id: number) => {
    const [row] = await orm
      .select({ stamp: sql<string>`${listings.changedBy}::text` })
      .from(listings)
      .where(eq(listings.id, id));
    return BigInt(row?.stamp ?? '0');
  };
  const departures = async () =>
    (await orm.select().from(listingDepartures).orderBy(listingDepartures.listingId)).map(
      ({ listingId, cityId, provinceId }) => [listingId, cityId, provinceId],
    );

  test('a row has the transaction that wrote it last, whatever was written into it', async () => {
    await orm.insert(listings).values(sampleListing(1));
    const first = await stampOf(1);
    await orm.insert(listings).values(sampleListing(2, { changedBy: '3' }));
    expect(await stampOf(2)).toBeGreaterThan(first);
    await orm.update(listings).set({ price: 1, changedBy: '3' }).where(eq(listings.id, 1));
    expect(await stampOf(1)).toBeGreaterThan(await stampOf(2));
    await orm.transaction(async (transaction) => {
      await transaction.update(listings).set({ price: 2 }).where(eq(listings.id, 1));
      // A savepoint has its own transaction number, which snapshots do not use.
      await transaction.transaction((inner) =>
        inner.update(listings).set({ price: 2 }).where(eq(listings.id, 2)),
      );
      const [row] = await transaction
        .select({
          own: sql<string>`pg_current_xact_id()::text`,
          stamp: sql<string>`${listings.changedBy}::text`,
        })
        .from(listings)
        .where(eq(listings.id, 2));
      expect(row?.stamp).toBe(row?.own);
    });
    expect(await stampOf(2)).toBe(await stampOf(1));
  });

  test('views alone are no change, views beside something else are', async () => {
    await orm.insert(listings).values(sampleListing(1));
    const first = await stampOf(1);
    await orm.update(listings).set({ views: 5 }).where(eq(listings.id, 1));
    expect(await stampOf(1)).toBe(first);
    await orm.update(listings).set({ views: 6, price: 7 }).where(eq(listings.id, 1));
    expect(await stampOf(1)).toBeGreaterThan(first);
  });

  test.each([
    ['sold', { status: 'sold' }],
    ['taken away', { status: 'removed' }],
    ['moved to another city', { cityId: 2 }],
    ['moved out of any city', { cityId: null }],
  ] as const)('a car that is %s departs from where it was', async (_, change) => {
    await orm
      .insert(listings)
      .values([sampleListing(1), sampleListing(2, { status: 'reserved' }), sampleListing(3)]);
    await orm
      .update(listings)
      .set(change)
      .where(inArray(listings.id, [1, 2]));
    expect(await departures()).toEqual([
      [1, 1, 1],
      [2, 1, 1],
    ]);
  });

  test('a car that stays public, or never was, does not depart', async () => {
    await orm.insert(listings).values([sampleListing(1), sampleListing(2, { status: 'pending' })]);
    await orm.update(listings).set({ price: 5, status: 'reserved' }).where(eq(listings.id, 1));
    await orm.update(listings).set({ cityId: 2, status: 'removed' }).where(eq(listings.id, 2));
    await orm.delete(listings).where(eq(listings.id, 2));
    expect(await departures()).toEqual([]);
  });

  test('deleted cars depart, many at once, in the transaction that deleted them', async () => {
    await writeManyListings(orm, 1, 500);
    await orm.transaction(async (transaction) => {
      await transaction.delete(listings);
      const found = await transaction.execute(sql`
        select count(*)::int as count from listing_departures
        where city_id = 1 and province_id = 1 and changed_by = pg_current_xact_id()`);
      expect(found).toMatchObject({ rows: [{ count: 500 }] });
    });
  });

  test('a deleted listing takes its reports with it', async () => {
    await orm.insert(listings).values([sampleListing(1), sampleListing(2)]);
    await orm.insert(reports).values([
      { listingId: 1, reason: 'sold' },
      { listingId: 2, reason: 'sold' },
    ]);
    await orm.delete(listings).where(eq(listings.id, 1));
    expect(await orm.select({ of: reports.listingId }).from(reports)).toEqual([{ of: 2 }]);
  });
});
