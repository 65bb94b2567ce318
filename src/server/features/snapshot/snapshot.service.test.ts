import { brotliDecompressSync } from 'node:zlib';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import Fastify from 'fastify';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/answers/filter-answer.ts';
import { applyDelta } from '#catalogue/snapshot/apply-delta.ts';
import { carsOf } from '#catalogue/snapshot/car-table.ts';
import { type DecodedSnapshot, decodeSnapshot } from '#catalogue/snapshot/snapshot-format.ts';
import { Vocabulary } from '#catalogue/vocabulary.ts';
import type { Coordinates } from '#contract/places/kilometers-between.ts';
import { createLiveCatalogue, type LiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import { type Database, schema } from '#server/db/database.ts';
import { createMarketService } from '#server/market/market.service.ts';
import { errorHandler } from '#server/plugins/error-handler.ts';
import {
  type NewListing,
  randomListing,
  sampleListing,
  writeSampleNames,
} from '#tests/support/sample-listings.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { usedCarCredit } from '#tests/support/used-car-credit.ts';
import { snapshotRoutes } from './snapshot.routes.ts';
import { createSnapshotService, type SnapshotService } from './snapshot.service.ts';

const { listings, models } = schema;

/** The catalogue with positions for its cities; the same one as long as nothing has changed. */
function placed(current: Catalogue, centers: ReadonlyMap<number, Coordinates>): Catalogue {
  if (centers.size === 0) return current;
  const known = placedBefore.get(current.vocabulary);
  if (known) return { index: current.index, vocabulary: known };
  const { rows } = current.vocabulary;
  const cities = rows.cities.map((city) => ({ ...city, at: centers.get(city.id) }));
  const vocabulary = new Vocabulary({ ...rows, cities });
  placedBefore.set(current.vocabulary, vocabulary);
  return { index: current.index, vocabulary };
}
const placedBefore = new WeakMap<Vocabulary, Vocabulary>();

/** A device's state after a response. */
async function taken(
  snapshots: SnapshotService,
  city: string,
  kept?: DecodedSnapshot,
  radius = 0,
): Promise<{ readonly snapshot: DecodedSnapshot; readonly kind: 'full' | 'delta' | 'unchanged' }> {
  const answer = await snapshots.answer(city, radius, kept?.version);
  if ('unchanged' in answer) {
    if (!kept) throw new Error('nothing is unchanged yet');
    return { snapshot: kept, kind: 'unchanged' };
  }
  const decoded = decodeSnapshot(brotliDecompressSync(answer.compressed));
  if (decoded.kind === 'full') return { snapshot: decoded, kind: 'full' };
  if (!kept) throw new Error('a delta to nothing');
  return { snapshot: applyDelta(kept, decoded).snapshot, kind: 'delta' };
}

/** Cars with little in common. */
function variedListing(id: number): NewListing {
  const chance = (id * 2_654_435_761) % 2 ** 32;
  return sampleListing(id, {
    price: (50 + (chance % 400)) * 1e6,
    kilometerDriven: chance % 200_000,
    quality: chance % 60,
    makeYear: 2000 + (chance % 25),
  });
}

const ids = ({ table }: DecodedSnapshot) => carsOf(table).map(({ id }) => id);

describeEachEngine('snapshots', (open, testOnce) => {
  let database: Database;
  let catalogue: LiveCatalogue;
  const opened: LiveCatalogue[] = [];

  /** @param centers of cities, by id */
  async function start(centers: ReadonlyMap<number, Coordinates> = new Map()): Promise<SnapshotService> {
    catalogue = await createLiveCatalogue(database, usedCarCredit, (line) => {
      throw new Error(line);
    });
    opened.push(catalogue);
    const found = catalogue;
    return createSnapshotService({
      database,
      catalogue: {
        onSynced: (listener) => found.onSynced(listener),
        current: () => placed(found.current(), centers),
      },
      market: createMarketService(catalogue),
      credit: usedCarCredit,
    });
  }
  async function write(...rows: readonly NewListing[]): Promise<void> {
    for (const { id: key, ...set } of rows)
      await database.orm
        .insert(listings)
        .values({ id: key, ...set })
        .onConflictDoUpdate({ target: listings.id, set });
    await untilOthersAreDone();
    await database.announceChange();
  }
  /**
   * Transactions are numbered across all databases of a server: while an older one of another test runs,
   * these rows count as new.
   */
  async function untilOthersAreDone(): Promise<void> {
    const isOld = sql<boolean>`changed_by < pg_snapshot_xmin(pg_current_snapshot())`;
    const newest = () =>
      database.orm
        .select({ isOld })
        .from(listings)
        .orderBy(desc(listings.changedBy))
        .limit(1)
        .then(([row]) => row?.isOld ?? true);
    await expect.poll(newest).toBe(true);
  }

  beforeAll(async () => {
    database = await open();
    await writeSampleNames(database.orm);
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
    await database.orm.delete(listings);
  });

  testOnce('a device that follows changes always equals a full download', async () => {
    const snapshots = await start();
    const step = fc.record({
      upserts: fc.array(randomListing, { maxLength: 6 }),
      deletes: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), async (steps) => {
        const devices: DecodedSnapshot[] = [];
        for (const { upserts, deletes } of steps) {
          if (deletes.length > 0) await database.orm.delete(listings).where(inArray(listings.id, deletes));
          await write(...upserts);
          const { snapshot } = await taken(snapshots, 'bandung');
          const selection = { city: [1] };
          const found = catalogue
            .current()
            .index.query({ selection, sort: 'createdAt-desc', page: 1, pageSize: 50 });
          expect(ids(snapshot).reverse()).toEqual(found.ids);
          for (const device of devices)
            expect((await taken(snapshots, 'bandung', device)).snapshot).toEqual(snapshot);
          devices.push(snapshot);
        }
      }),
      // Runs on each engine, so twice as many in total.
      { numRuns: 13 },
    );
  });

  test('an unchanged city is reported, and changes are sent alone', async () => {
    const snapshots = await start();
    await write(...Array.from({ length: 300 }, (_, at) => variedListing(at + 1)));
    const first = await taken(snapshots, 'bandung');
    expect(first.kind).toBe('full');
    expect(await taken(snapshots, 'bandung', first.snapshot)).toMatchObject({ kind: 'unchanged' });
    // Changes in another city do not count.
    await write(sampleListing(901, { cityId: 2 }));
    expect(await taken(snapshots, 'bandung', first.snapshot)).toMatchObject({ kind: 'unchanged' });
    await write(sampleListing(7, { status: 'sold' }), sampleListing(8, { cityId: 2 }), sampleListing(902));
    const second = await taken(snapshots, 'bandung', first.snapshot);
    expect(second.kind).toBe('delta');
    expect(ids(second.snapshot)).toEqual([...ids(first.snapshot).filter((id) => id !== 7 && id !== 8), 902]);
    const whole = await snapshots.answer('bandung');
    const delta = await snapshots.answer('bandung', 0, first.snapshot.version);
    if ('unchanged' in whole || 'unchanged' in delta) throw new Error('it did change');
    expect(delta.compressed.length).toBeLessThan(whole.compressed.length / 2);
  });

  testOnce('the surroundings of a city come with it, and follow its changes', async () => {
    // The sample's cities are not where those of the country are.
    const snapshots = await start(
      new Map([
        [1, { latitude: -6.9, longitude: 107.6 }],
        [2, { latitude: -6.9, longitude: 107.7 }],
        [3, { latitude: -6.9, longitude: 108.6 }],
      ]),
    );
    const inCity = (id: number) => ({ ...variedListing(id), cityId: (id % 3) + 1 });
    await write(...Array.from({ length: 90 }, (_, at) => inCity(at + 1)));
    const first = (await taken(snapshots, 'bandung', undefined, 25)).snapshot;
    expect(first.place).toMatchObject({ radius: 25, around: [{ slug: 'bogor' }] });
    const cityOf = (snapshot: DecodedSnapshot) =>
      new Map(carsOf(snapshot.table).map(({ id, city }) => [id, city]));
    const expected = Array.from({ length: 90 }, (_, at) => at + 1).filter((id) => id % 3 < 2);
    expect([...cityOf(first)].sort(([a], [b]) => a - b)).toEqual(expected.map((id) => [id, id % 3]));
    // A change around it is one of it; a car that moves within it stays, one that moves out goes.
    await write(
      sampleListing(4, { status: 'sold' }),
      sampleListing(6, { cityId: 2 }),
      sampleListing(7, { cityId: 3 }),
    );
    const second = await taken(snapshots, 'bandung', first, 25);
    expect(second.kind).toBe('delta');
    const after = cityOf(second.snapshot);
    expect([after.has(4), after.get(6), after.has(7)]).toEqual([false, 1, false]);
    // The city alone is another snapshot.
    const alone = (await taken(snapshots, 'bandung')).snapshot;
    expect(alone.place).toMatchObject({ radius: 0, around: [] });
    expect(new Set(cityOf(alone).values())).toEqual(new Set([0]));
  });

  testOnce('a live car without a publication date leaves the devices that have it', async () => {
    const snapshots = await start();
    await write(...Array.from({ length: 300 }, (_, at) => variedListing(at + 1)));
    const first = await taken(snapshots, 'bandung');
    await write(sampleListing(7, { publishedAt: null }));
    const second = await taken(snapshots, 'bandung', first.snapshot);
    expect(second.kind).toBe('delta');
    expect(ids(second.snapshot)).toEqual(ids(first.snapshot).filter((id) => id !== 7));
  });

  testOnce('a version is valid on another server too, but not one from the future', async () => {
    await write(sampleListing(1), sampleListing(2));
    const { snapshot } = await taken(await start(), 'bandung');
    await write(...Array.from({ length: 100 }, (_, at) => sampleListing(at + 3)));
    const another = await start();
    const { kind, snapshot: next } = await taken(another, 'bandung', snapshot);
    expect(ids(next)).toHaveLength(102);
    expect(['full', 'delta']).toContain(kind);
    const later = { ...next, version: `9${next.version}` };
    expect((await taken(another, 'bandung', later)).kind).toBe('full');
    expect((await taken(another, 'bandung', { ...next, version: '5' })).kind).toBe('full');
  });

  test('an expired car departs, even before the job has run', async () => {
    const snapshots = await start();
    await write(...Array.from({ length: 100 }, (_, at) => sampleListing(at + 1)));
    const { snapshot } = await taken(snapshots, 'bandung');
    // Simulates the passage of time: no trigger fires.
    await database.orm
      .update(listings)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(listings.id, 5));
    await database.announceChange();
    const { snapshot: next, kind } = await taken(snapshots, 'bandung', snapshot);
    expect(kind).toBe('delta');
    expect(ids(next)).not.toContain(5);
  });

  testOnce('a new name reaches devices with the old one', async () => {
    const snapshots = await start();
    await write(sampleListing(1), sampleListing(2));
    const { snapshot } = await taken(snapshots, 'bandung');
    const [before] = await database.orm.select().from(models).where(eq(models.id, 4));
    await database.orm.update(models).set({ name: 'Kijang' }).where(eq(models.id, 4));
    await database.announceChange();
    const whole = await taken(snapshots, 'bandung');
    expect(carsOf(whole.snapshot.table)[0]?.line.model.name).toBe('Kijang');
    // A delta would keep the old name; its checksum detects that.
    await expect(
      taken(snapshots, 'bandung', snapshot).then((next) => carsOf(next.snapshot.table)[0]?.line.model.name),
    ).rejects.toThrow(/not the snapshot/);
    await database.orm
      .update(models)
      .set({ name: before?.name ?? '' })
      .where(eq(models.id, 4));
  });

  testOnce('over HTTP it is compressed, cacheable, and refuses in the language asked for', async () => {
    const snapshots = await start();
    await write(...Array.from({ length: 50 }, (_, at) => sampleListing(at + 1)));
    const app = Fastify();
    errorHandler(app);
    snapshotRoutes(app, { snapshots });
    const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
    const br = { 'accept-encoding': 'gzip, br' };

    const full = await get('/api/v4/catalogue/bandung', br);
    expect(full.headers).toMatchObject({
      'content-type': 'application/vnd.lajur.catalogue',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=60',
      'x-catalogue-cars': '50',
      'x-catalogue-bytes': String(full.rawPayload.length),
    });
    const version = String(full.headers['x-catalogue-version']);
    const decoded = decodeSnapshot(brotliDecompressSync(full.rawPayload));
    expect(decoded).toMatchObject({ kind: 'full', version });
    const plain = await get('/api/v4/catalogue/bandung');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(decodeSnapshot(plain.rawPayload)).toEqual(decoded);

    const head = await app.inject({ method: 'HEAD', url: '/api/v4/catalogue/bandung', headers: br });
    expect(head.headers['x-catalogue-bytes']).toBe(String(full.rawPayload.length));
    const etag = String(full.headers.etag);
    expect((await get('/api/v4/catalogue/bandung', { ...br, 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get(`/api/v4/catalogue/bandung?since=${version}`)).statusCode).toBe(204);

    for (const since of ['', 'x', '-1', '1'.repeat(41), '1&since=2']) {
      const refused = await get(`/api/v4/catalogue/bandung?lang_code=en&since=${since}`);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ errors: { since: ['This version is not a number.'] } });
    }
    for (const city of ['nowhere', 'jawa-barat', 'avanza', 'BANDUNG', '%00']) {
      const missing = await get(`/api/v4/catalogue/${city}`);
      expect(missing.statusCode).toBe(404);
      expect(missing.json()).toMatchObject({ errors: { city: ['Kota ini tidak kami kenal.'] } });
    }
    await app.close();
  });
});
