import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { modelFamilies } from '#catalogue/model-families.ts';
import { type Database, schema } from '#server/db/database.ts';
import { comparableCounts } from '#tests/support/comparable-counts.ts';
import { randomQuery } from '#tests/support/random-query.ts';
import {
  type NewListing,
  randomListing,
  sampleListing,
  writeManyListings,
  writeSampleNames,
} from '#tests/support/sample-listings.ts';
import { createSqlCatalogue } from '#tests/support/sql-catalogue.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { usedCarCredit } from '#tests/support/used-car-credit.ts';
import { createLiveCatalogue, type LiveCatalogue } from './live-catalogue.ts';

const { brands, cities, listings, models, variants } = schema;

const id = fc.integer({ min: 1, max: 40 });
const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 8 });
const name = fc.constantFrom('Corolla', 'Corolla Cross', 'Civic', 'Avanza', 'Veloz', 'Brio Satya');

/** Possible changes of listings and names, as SQL. */
type Change = { readonly what: string; readonly write: (database: Database) => Promise<unknown> };
const upsert = (row: NewListing): Change => {
  const { id: _, ...set } = row;
  return {
    what: `write ${row.id}`,
    write: ({ orm }) => orm.insert(listings).values(row).onConflictDoUpdate({ target: listings.id, set }),
  };
};
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: randomListing.map(upsert) },
  {
    weight: 2,
    arbitrary: ids.map((gone) => ({
      what: `delete ${gone}`,
      write: ({ orm }: Database) => orm.delete(listings).where(inArray(listings.id, gone)),
    })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(ids, randomListing)
      .map(([some, { status, price, cityId, provinceId, isFeatured }]) => ({
        what: `change ${some}`,
        write: ({ orm }: Database) =>
          orm
            .update(listings)
            .set({ status, price, cityId, provinceId, isFeatured })
            .where(inArray(listings.id, some)),
      })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(models, variants, brands, cities), id, name)
      .map(([table, which, to]) => ({
        what: `rename ${which} ${to}`,
        // A variant's name belongs to one of its models.
        write: ({ orm }: Database) =>
          orm
            .update(table)
            .set({ name: table === variants ? `${to} ${which}` : to })
            .where(eq(table.id, which % 8)),
      })),
  },
);

describeEachEngine('the live catalogue', (open, testOnce) => {
  let database: Database;
  const opened: LiveCatalogue[] = [];
  const warnings: string[] = [];
  const create = async (of = database) => {
    const catalogue = await createLiveCatalogue(of, usedCarCredit, (line) => warnings.push(line));
    opened.push(catalogue);
    return catalogue;
  };
  beforeAll(async () => {
    database = await open();
    await writeSampleNames(database.orm);
  });
  afterEach(async () => {
    for (const catalogue of opened.splice(0)) await catalogue.close();
    await database.orm.delete(listings);
    expect(warnings).toEqual([]);
  });

  test('an announced change is in the next answer', async () => {
    const { current } = await create();
    await database.orm.insert(listings).values(sampleListing(1));
    await database.announceChange();
    expect(current().index.has(1)).toBe(true);
    await database.orm.update(listings).set({ status: 'sold' }).where(eq(listings.id, 1));
    await database.announceChange();
    expect(current().index.has(1)).toBe(false);
  });

  testOnce('terms of another day are in its instalments without a change of a listing', async () => {
    await database.orm.insert(listings).values(sampleListing(1));
    let isNextDay = false;
    const credit = {
      ...usedCarCredit,
      state: () => (isNextDay ? 'next day' : 'today'),
      instalments: () => () => (isNextDay ? 2e6 : 1e6),
    };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const live = await createLiveCatalogue(database, credit, (line) => warnings.push(line));
      opened.push(live);
      const instalment = () =>
        live.current().index.counts({ selection: {}, words: [] }).ranges.instalment?.max;
      expect(instalment()).toBe(1e6);
      let synced = 0;
      const read = new Promise<void>((resolve) =>
        live.onSynced(() => {
          synced += 1;
          resolve();
        }),
      );
      // The terms are the same: nothing is read.
      await vi.advanceTimersByTimeAsync(60_000);
      expect(synced).toBe(0);
      isNextDay = true;
      await vi.advanceTimersByTimeAsync(60_000);
      await read;
      expect(instalment()).toBe(2e6);
    } finally {
      vi.useRealTimers();
    }
  });

  test('changes committed before a call are in when it resolves, however many call', async () => {
    const { current, sync } = await create();
    const calls = Array.from({ length: 20 }, async (_, at) => {
      await database.orm.insert(listings).values(sampleListing(at + 1));
      await sync();
      expect(current().index.has(at + 1)).toBe(true);
    });
    await Promise.all(calls);
  });

  test.each([
    ['brand', brands, 1],
    ['model', models, 4],
    ['variant', variants, 7],
    ['city', cities, 1],
  ])('after a %s is renamed its cars are found by the new name', async (_, table, which) => {
    await database.orm
      .insert(listings)
      .values([sampleListing(1), sampleListing(2, { modelId: 5, variantId: 9, brandId: 2, cityId: 2 })]);
    const { current, sync } = await create();
    const found = (word: string) =>
      current().index.query({ selection: {}, words: [word], sort: 'price-asc', page: 1, pageSize: 9 }).ids;
    const [before] = await database.orm.select({ name: table.name }).from(table).where(eq(table.id, which));
    expect(found('kancil')).toEqual([]);
    await database.orm.update(table).set({ name: 'Kancil' }).where(eq(table.id, which));
    await sync();
    expect(found('kancil')).toEqual([1]);
    await database.orm
      .update(table)
      .set({ name: before?.name ?? '' })
      .where(eq(table.id, which));
    await sync();
    expect(found('kancil')).toEqual([]);
  });

  testOnce('a new model that begins a family includes the cars that are there', async () => {
    await database.orm
      .insert(listings)
      .values([sampleListing(1), sampleListing(2, { modelId: 7, variantId: 13, brandId: 2 })]);
    const { current, sync } = await create();
    const family = () => current().index.counts({ selection: {} })['parent-model'];
    expect(family()).toEqual([]);
    await database.orm
      .insert(models)
      .values({ id: 100, brandId: 1, slug: 'avanza-veloz', name: 'Avanza Veloz' });
    await sync();
    expect(family()).toEqual([{ value: 4, count: 1 }]);
    await database.orm.delete(models).where(eq(models.id, 100));
    await sync();
    expect(family()).toEqual([]);
  });

  testOnce('reads many more cars than one batch, and notifies after all of them', async () => {
    await writeManyListings(database.orm, 1, 1000);
    const catalogue = await create();
    expect(catalogue.current().index.size).toBe(1000);
    const sizes: number[] = [];
    catalogue.onSynced(() => sizes.push(catalogue.current().index.size));
    await writeManyListings(database.orm, 1001, 1500);
    await writeManyListings(database.orm, 1501, 2500);
    await catalogue.sync();
    await database.orm.delete(listings).where(sql`id > 30`);
    await catalogue.sync();
    expect(sizes).toEqual([2500, 30]);
  });

  testOnce('cars that are not public are not in it from the start', async () => {
    const past = new Date(Date.now() - 1000);
    await database.orm
      .insert(listings)
      .values([
        sampleListing(1, { expiresAt: past }),
        sampleListing(2),
        sampleListing(3, { publishedAt: null }),
      ]);
    const { current } = await create();
    expect(current().index.query({ selection: {}, sort: 'price-asc', page: 1, pageSize: 9 }).ids).toEqual([
      2,
    ]);
  });

  testOnce('a failed read is retried by itself', async () => {
    const catalogue = await create();
    await database.orm.insert(listings).values(sampleListing(1));
    const synced = new Promise<void>((resolve) => catalogue.onSynced(() => resolve()));
    await database.orm.execute(sql`alter table listing_departures rename to elsewhere`);
    await expect(catalogue.sync()).rejects.toThrow();
    expect(catalogue.current().index.has(1)).toBe(false);
    await database.orm.execute(sql`alter table elsewhere rename to listing_departures`);
    await synced;
    expect(catalogue.current().index.has(1)).toBe(true);
    warnings.length = 0;
  });

  // Must be last, since it leaves other names behind.
  testOnce(
    'answers as SQL does after any changes',
    async () => {
      const write = async (rows: readonly NewListing[]) => {
        for (const row of rows) await upsert(row).write(database);
      };
      await fc.assert(
        fc.asyncProperty(
          fc.uniqueArray(randomListing, {
            selector: (row) => row.id,
            minLength: 10,
            maxLength: 40,
            size: 'max',
          }),
          fc.array(
            fc.tuple(
              fc.array(change, { minLength: 1, maxLength: 4 }),
              fc.array(randomQuery, { maxLength: 3 }),
            ),
            {
              minLength: 2,
              maxLength: 5,
            },
          ),
          async (rows, steps) => {
            await database.orm.delete(listings);
            await write(rows);
            const catalogue = await create();
            for (const [changes, queries] of [[[], []] as const, ...steps]) {
              for (const { write: apply } of changes) await apply(database);
              await catalogue.sync();
              const { index, vocabulary } = catalogue.current();
              const families = modelFamilies(
                await database.orm
                  .select({ id: models.id, brandId: models.brandId, name: models.name })
                  .from(models),
              );
              expect(vocabulary.families).toEqual(families);
              const oracle = createSqlCatalogue(database.orm, families);
              const everything = { selection: {}, sort: 'createdAt-desc', page: 1, pageSize: 50 } as const;
              for (const query of [everything, ...queries]) {
                expect(index.query(query)).toEqual(await oracle.page(query));
                expect(comparableCounts(index.counts(query))).toEqual(await oracle.counts(query));
              }
              expect(catalogue.featured()).toEqual(await oracle.featured());
            }
            await catalogue.close();
          },
        ),
        // Without shrinking, which takes minutes; the seed is printed. Runs on each engine, so twice as many in
        // total.
        { numRuns: 8, endOnFailure: true },
      );
    },
    300_000,
  );
});
