import { tmpdir } from 'node:os';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createLiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import { type Database, schema } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';
import { sampleListing, writeSampleNames } from '#tests/support/sample-listings.ts';
import { usedCarCredit } from '#tests/support/used-car-credit.ts';
import { startWithReplica } from '../../scripts/setup/postgres.mjs';
import { findPostgresBinaries } from '../../scripts/setup/postgres-binaries.mjs';

const { listings } = schema;
const binaries = await findPostgresBinaries();

describe.skipIf(binaries === undefined)('reads from a streaming replica', () => {
  let servers: Awaited<ReturnType<typeof startWithReplica>>;
  let atReplica: pg.Client;
  beforeAll(async () => {
    servers = await startWithReplica(binaries ?? '');
    atReplica = new pg.Client({ connectionString: servers.replica.url });
    atReplica.on('error', () => undefined);
    await atReplica.connect();
  });
  afterAll(async () => {
    await atReplica?.end().catch(() => undefined);
    await servers?.stop();
  });

  const warnings: string[] = [];
  async function open(readUrls: readonly string[] = [servers.replica.url]): Promise<Database> {
    const database = await openDatabase({
      databaseUrl: servers.url,
      databaseReadUrls: readUrls,
      dataDirectory: tmpdir(),
      migrationsDirectory,
      onWarning: (line) => void warnings.push(line),
    });
    onTestFinished(() => database.close());
    return database;
  }
  /** Stops the replica from applying what it receives, until `resume`. */
  const pause = () => atReplica.query('select pg_wal_replay_pause()');
  const resume = () => atReplica.query('select pg_wal_replay_resume()');

  /** A replica is compared with the primary once a second. */
  const eventually = <Value>(ask: () => Value) => expect.poll(ask);

  const readsFrom = async ({ read }: Database): Promise<string> => {
    const [row] = await read((orm) =>
      orm.select({ isReplica: sql<boolean>`pg_is_in_recovery()` }).from(sql`(values (1)) as one`),
    );
    return row?.isReplica ? 'replica' : 'primary';
  };
  const priceIn = async ({ read }: Database): Promise<number | undefined> => {
    const [row] = await read((orm) =>
      orm.select({ price: listings.price }).from(listings).where(eq(listings.id, 1)),
    );
    return row?.price;
  };
  const write = ({ orm }: Database, price: number) =>
    orm
      .insert(listings)
      .values(sampleListing(1, { price }))
      .onConflictDoUpdate({ target: listings.id, set: { price } });

  test('have every change that was announced, wherever it was made', async () => {
    const [here, there] = [await open(), await open()];
    await writeSampleNames(here.orm);
    await here.announceChange();
    await eventually(() => readsFrom(here)).toBe('replica');
    let heard = 0;
    there.onChange(async () => {
      heard = (await priceIn(there)) ?? 0;
    });
    for (let price = 1; price <= 20; price += 1) {
      await write(here, price);
      await here.announceChange();
      expect(await priceIn(here)).toBe(price);
    }
    await eventually(() => heard).toBe(20);
    await eventually(() => readsFrom(there)).toBe('replica');
  });

  test('are made on the primary while the replica is late, and the index loses nothing', async () => {
    const [here, there] = [await open(), await open()];
    const heard = new Promise<void>((resolve) => there.onChange(resolve));
    await write(here, 100);
    await here.announceChange();
    await heard;
    await eventually(() => readsFrom(there)).toBe('replica');
    await pause();
    onTestFinished(async () => void (await resume()));
    await write(here, 200);
    // Not announced yet: what the replica has is as good.
    expect(await readsFrom(there)).toBe('replica');
    const catalogue = await createLiveCatalogue(there, usedCarCredit, () => undefined);
    expect(catalogue.car(1)?.price).toBe(100);
    await here.announceChange();
    expect(await readsFrom(here)).toBe('primary');
    expect(await priceIn(here)).toBe(200);
    // From the mark of the replica on, read on the primary.
    await eventually(() => catalogue.car(1)?.price).toBe(200);
    await resume();
    await eventually(() => readsFrom(here)).toBe('replica');
    await catalogue.close();
  });

  test('are not made on a server that is no replica', async () => {
    const database = await open([servers.url]);
    expect(await readsFrom(database)).toBe('primary');
  });

  test('are made on the primary once the replica is gone, also those under way', async () => {
    const database = await open();
    await eventually(() => readsFrom(database)).toBe('replica');
    const underWay = database.read(async (orm) => {
      await orm.execute(sql`select pg_sleep(case when pg_is_in_recovery() then 60 else 0 end)`);
      return 'answered';
    });
    await servers.replica.stop();
    expect(await underWay).toBe('answered');
    expect(await readsFrom(database)).toBe('primary');
    expect(warnings.join()).toContain('is not read from');
  });
});
