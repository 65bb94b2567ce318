import { tmpdir } from 'node:os';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type Database, schema } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { listenerName } from '#server/db/postgres-database.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';
import { sampleListing, writeSampleNames } from '#tests/support/sample-listings.ts';
import { describePostgres } from '#tests/support/test-database.ts';
import { usedCarCredit } from '#tests/support/used-car-credit.ts';
import { createLiveCatalogue, type LiveCatalogue } from './live-catalogue.ts';

const { listings } = schema;

describePostgres('a catalogue that several processes follow', (create) => {
  let databaseUrl: string;
  const opened: (Database | LiveCatalogue)[] = [];
  /** Simulates another process: with its own connections and its own marker on announcements. */
  async function open() {
    const database = await openDatabase({ databaseUrl, dataDirectory: tmpdir(), migrationsDirectory });
    opened.unshift(database);
    return database;
  }
  async function follow(database: Database) {
    const catalogue = await createLiveCatalogue(database, usedCarCredit, () => undefined);
    opened.unshift(catalogue);
    return catalogue;
  }
  const synced = (catalogue: LiveCatalogue) =>
    new Promise<void>((resolve) => catalogue.onSynced(() => resolve()));

  beforeAll(async () => {
    databaseUrl = await create('tables');
    await writeSampleNames((await open()).orm);
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
    const database = await open();
    await database.orm.delete(listings);
    await database.close();
    opened.length = 0;
  });

  test('another process’s change is applied', async () => {
    const [here, there] = [await open(), await open()];
    const catalogue = await follow(there);
    await here.orm.insert(listings).values([sampleListing(1), sampleListing(2)]);
    let heard = synced(catalogue);
    await here.announceChange();
    await heard;
    expect(catalogue.current().index.size).toBe(2);
    await here.orm.delete(listings).where(eq(listings.id, 1));
    heard = synced(catalogue);
    await here.announceChange();
    await heard;
    expect(catalogue.current().index.has(1)).toBe(false);
  });

  test('changes announced while the listening connection was cut are caught up with', async () => {
    const [here, there] = [await open(), await open()];
    const catalogue = await follow(there);
    const restored = synced(catalogue);
    await cutListeners(databaseUrl);
    await here.orm.insert(listings).values(sampleListing(1));
    await here.announceChange();
    await restored;
    await catalogue.sync();
    expect(catalogue.current().index.has(1)).toBe(true);
    // And announcements work again.
    await here.orm.insert(listings).values(sampleListing(2));
    await here.announceChange();
    // What was announced while it was cut may be heard before it.
    await expect.poll(() => catalogue.current().index.has(2)).toBe(true);
  });

  test('a transaction that began earlier and ends later is not missed', async () => {
    const database = await open();
    const catalogue = await follow(database);
    await database.orm.insert(listings).values(sampleListing(3));
    await database.orm.transaction(async (slow) => {
      await slow.insert(listings).values(sampleListing(1));
      await slow.delete(listings).where(eq(listings.id, 3));
      await database.orm.insert(listings).values(sampleListing(2));
      await catalogue.sync();
      expect([1, 2, 3].map((id) => catalogue.current().index.has(id))).toEqual([false, true, true]);
    });
    await catalogue.sync();
    expect([1, 2, 3].map((id) => catalogue.current().index.has(id))).toEqual([true, true, false]);
  });

  test('hundreds of concurrent changes by two processes give both the same catalogue', async () => {
    const [here, there] = [await open(), await open()];
    const catalogues = [await follow(here), await follow(there)];
    await Promise.all(
      [here, there].map(async (database, process) => {
        for (let round = 0; round < 25; round++) {
          const ids = Array.from({ length: 10 }, (_, at) => process * 1000 + ((round * 7 + at) % 90) + 1);
          await database.orm
            .insert(listings)
            .values(ids.map((id) => sampleListing(id, { price: round + 1 })))
            .onConflictDoUpdate({
              target: listings.id,
              set: { price: sql`excluded.price`, status: round % 5 === 0 ? 'sold' : 'live' },
            });
          await database.announceChange();
        }
      }),
    );
    for (const catalogue of catalogues) await catalogue.sync();
    const stored = await here.orm.select().from(listings).where(eq(listings.status, 'live'));
    const expected = stored.map(({ id }) => id).sort((a, b) => b - a);
    expect(expected.length).toBeGreaterThan(50);
    for (const catalogue of catalogues) {
      const { index } = catalogue.current();
      const { ids } = index.query({ selection: {}, sort: 'createdAt-desc', page: 1, pageSize: 500 });
      expect(ids).toEqual(expected);
      expect(index.counts({ selection: {} }).ranges.price).toEqual({
        min: Math.min(...stored.map(({ price }) => price)),
        max: Math.max(...stored.map(({ price }) => price)),
      });
    }
  });
});

/** Ends the sessions that listen, as a network failure would. */
async function cutListeners(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = $1`,
    [listenerName],
  );
  await client.end();
  expect(rowCount).toBeGreaterThan(1);
}
