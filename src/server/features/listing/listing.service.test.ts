import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createLiveCatalogue, type LiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import { type Database, schema } from '#server/db/database.ts';
import { createMarketService } from '#server/market/market.service.ts';
import { eventually } from '#tests/support/eventually.ts';
import { randomListing, sampleListing, writeSampleNames } from '#tests/support/sample-listings.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { usedCarCredit } from '#tests/support/used-car-credit.ts';
import { createListingRepository } from './listing.repository.ts';
import { createListingService } from './listing.service.ts';

const { listingPriceChanges, listings, media, models } = schema;
const uploaded = 'a'.repeat(32);
const drawnPreview = (key: string) => (key.startsWith('drawn.') ? `preview of ${key}` : '');
const covers: fc.Arbitrary<string[]> = fc.constantFrom<string[]>(
  [],
  [uploaded, 'drawn.engine.putih'],
  ['drawn.engine.hitam'],
  ['b'.repeat(32)],
);
/** Few distinct values, so that there are markets. */
const row = fc
  .record({
    listing: randomListing,
    images: covers,
    price: fc.integer({ min: 90e6, max: 110e6 }),
    kind: fc.boolean(),
  })
  .map(({ listing, images, price, kind }) => ({
    ...listing,
    ...(kind ? { brandId: 1, modelId: 4, variantId: 7, makeYear: 2018 } : {}),
    ...{ images, price },
  }));
const everyId = Array.from({ length: 41 }, (_, at) => at);

describeEachEngine('cards', (open, testOnce) => {
  let database: Database;
  const opened: LiveCatalogue[] = [];

  async function cardsOf(catalogue: Pick<LiveCatalogue, 'current' | 'onSynced' | 'car'>) {
    const repository = createListingRepository(database);
    const read = vi.spyOn(repository, 'byIds');
    const service = createListingService({
      credit: usedCarCredit,
      ...{ repository, catalogue, drawnPreview, bookingFee: () => undefined },
      market: createMarketService(catalogue),
      previews: async (keys) => {
        const known = await database.orm
          .select()
          .from(media)
          .where(inArray(media.key, [...keys]));
        return new Map(
          keys.map((key) => [key, known.find((each) => each.key === key)?.preview ?? drawnPreview(key)]),
        );
      },
    });
    return { read, cardsByIds: service.cardsByIds, detail: service.detail };
  }
  async function live() {
    const catalogue = await createLiveCatalogue(database, usedCarCredit, (line) => expect.unreachable(line));
    opened.push(catalogue);
    return catalogue;
  }

  beforeAll(async () => {
    database = await open();
    await writeSampleNames(database.orm);
    const facts = { sha256: uploaded.repeat(2), width: 1, height: 1, createdAt: new Date() };
    await database.orm
      .insert(media)
      .values({ key: uploaded, preview: 'data:image/webp;base64,AA', ...facts });
  });
  afterEach(async () => {
    for (const catalogue of opened.splice(0)) await catalogue.close();
    await database.orm.delete(listings);
  });

  testOnce('from memory equal those from the database, after any changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(row, { minLength: 1, maxLength: 25, size: 'max' }), { minLength: 1, maxLength: 4 }),
        async (changes) => {
          await database.orm.delete(listings);
          const catalogue = await live();
          const fromMemory = await cardsOf(catalogue);
          for (const rows of changes) {
            for (const { id, ...set } of rows) {
              const values = { ...set, id, carIdHash: `car-${id}` };
              await database.orm
                .insert(listings)
                .values(values)
                .onConflictDoUpdate({ target: listings.id, set });
            }
            await catalogue.sync();
            const cards = await fromMemory.cardsByIds(everyId);
            // Without cached cars and markets.
            const fromDatabase = await cardsOf({ ...catalogue, car: () => undefined });
            expect(cards).toEqual(await fromDatabase.cardsByIds(everyId));
            const { index } = catalogue.current();
            for (const [asked] of fromMemory.read.mock.calls)
              for (const id of asked) expect(index.has(id)).toBe(false);
            fromMemory.read.mockClear();
          }
        },
      ),
      { numRuns: 20, endOnFailure: true },
    );
  });

  test('of public cars need no database, and reflect the latest change', async () => {
    await database.orm.insert(listings).values([sampleListing(1), sampleListing(2)]);
    const catalogue = await live();
    const { read, cardsByIds } = await cardsOf(catalogue);
    expect((await cardsByIds([2, 1])).map(({ id, price }) => [id, price])).toEqual([
      [2, 150_000_000],
      [1, 150_000_000],
    ]);
    await database.orm.update(listings).set({ price: 1 }).where(eq(listings.id, 1));
    await database.announceChange();
    expect(await cardsByIds([1])).toMatchObject([{ id: 1, price: 1 }]);
    expect(read).not.toHaveBeenCalled();
  });

  testOnce('have the current names of vehicles', async () => {
    await database.orm.insert(listings).values(sampleListing(1));
    const catalogue = await live();
    const { cardsByIds } = await cardsOf(catalogue);
    await database.orm.update(models).set({ name: 'Kijang' }).where(eq(models.id, 4));
    await catalogue.sync();
    expect(await cardsByIds([1])).toMatchObject([{ label: 'Toyota Kijang 1.3 G MT' }]);
    await database.orm.update(models).set({ name: 'Avanza' }).where(eq(models.id, 4));
  });

  test('a page has the last five changes of its price, of those that were public', async () => {
    await database.orm.insert(listings).values([sampleListing(1, { price: 100 }), sampleListing(2)]);
    const catalogue = await live();
    const { detail } = await cardsOf(catalogue);
    const set = async (...changes: Partial<typeof listings.$inferInsert>[]) => {
      for (const change of changes) await database.orm.update(listings).set(change).where(eq(listings.id, 1));
      await database.announceChange();
    };
    const shown = async (id = 1) => (await detail(id)).priceChanges?.map(({ from, to }) => [from, to]);
    expect(await shown()).toBeUndefined();
    await set({ price: 90 }, { price: 90, title: 'x' }, { status: 'reserved' }, { price: 95 });
    expect(await shown()).toEqual([
      [90, 95],
      [100, 90],
    ]);
    expect(await shown(2)).toBeUndefined();
    // Prices during the review are not included.
    await set({ price: 9, status: 'pending' }, { price: 80 }, { status: 'live' });
    expect((await shown())?.[0]).toEqual([95, 80]);
    await set({ price: 8, status: 'pending' }, { price: 80, status: 'live' });
    expect((await shown())?.[0]).toEqual([95, 80]);
    await set({ status: 'expired' }, { price: 70, status: 'live' });
    expect((await shown())?.[0]).toEqual([80, 70]);
    await set(...[1, 2, 3, 4, 5, 6, 7].map((price) => ({ price })));
    expect(await shown()).toEqual([6, 5, 4, 3, 2].map((from) => [from, from + 1]));
    const rows = await database.orm.select().from(listingPriceChanges);
    expect(rows).toHaveLength(5);
    await set({ status: 'sold', updatedAt: new Date() });
    expect(await shown()).toBeUndefined();
  });

  testOnce('an expired car has none, even before the job has run', async () => {
    const expiresAt = new Date(Date.now() + 400);
    await database.orm.insert(listings).values(sampleListing(1, { expiresAt }));
    const { cardsByIds } = await cardsOf(await live());
    expect(await cardsByIds([1])).toHaveLength(1);
    await eventually(async () => expect(await cardsByIds([1])).toEqual([]));
  });
});
