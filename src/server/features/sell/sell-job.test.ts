import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, schema } from '#server/db/database.ts';
import { removeUnclaimedPhotos } from '#server/features/photos/shared/unclaimed-photos.ts';
import { createUploadRepository } from '#server/features/photos/shared/upload.repository.ts';
import { createPhotoStore, type PhotoStore, photoKey } from '#server/photo-store/photo-store.ts';
import { newPhoto } from '#tests/support/new-photo.ts';
import { sampleListing, writeSampleNames } from '#tests/support/sample-listings.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { removeUnverified, startSellJob } from './sell-job.ts';

const { listings, media, submissions, uploads } = schema;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const owner = `device:${'a'.repeat(64)}`;

describeEachEngine('deleting what is unclaimed', (open, testOnce) => {
  let database: Database;
  let store: PhotoStore;
  let directory: string;

  beforeAll(async () => {
    database = await open();
    await writeSampleNames(database.orm);
    directory = await mkdtemp(path.join(tmpdir(), 'lajur-upkeep-'));
    store = createPhotoStore({ directory, database });
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));
  beforeEach(async () => {
    await database.orm.delete(listings);
    await database.orm.delete(uploads);
    await database.orm.delete(media);
  });

  async function upload(age: number, by = owner): Promise<string> {
    const bytes = await newPhoto();
    await store.store(bytes);
    const key = photoKey(bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await database.orm
      .insert(uploads)
      .values({ owner: by, sha256, key, bytes: bytes.length, createdAt: daysAgo(age) });
    await database.orm
      .update(media)
      .set({ createdAt: daysAgo(age) })
      .where(eq(media.key, key));
    return key;
  }
  const isThere = async (key: string) => {
    const rows = await database.orm.select().from(media).where(eq(media.key, key));
    const file = await store.read(key, 320);
    // A row and its files exist together or not at all.
    expect(file !== undefined).toBe(rows.length === 1);
    return rows.length === 1;
  };

  testOnce('photos that no listing uses are deleted after a day', async () => {
    const old = await upload(1.1);
    const young = await upload(0.9);
    const used = await upload(3);
    const ofDemo = await upload(3);
    await database.orm
      .insert(listings)
      .values([sampleListing(1, { images: [used] }), sampleListing(2, { images: [ofDemo], source: 'demo' })]);
    expect(await removeUnclaimedPhotos(database, store)).toBe(2);
    expect(await isThere(old)).toBe(false);
    expect(await isThere(young)).toBe(true);
    expect(await isThere(used)).toBe(true);
    expect(await isThere(ofDemo)).toBe(false);
    expect((await database.orm.select().from(uploads)).map(({ key }) => key).sort()).toEqual(
      [young, used].sort(),
    );
    expect(await removeUnclaimedPhotos(database, store)).toBe(0);
  });

  testOnce('a photo of two owners stays for the other', async () => {
    const key = await upload(2);
    const [row] = await database.orm.select().from(uploads);
    if (!row) throw new Error('nothing was uploaded');
    await database.orm.insert(uploads).values({ ...row, owner: 'account:1', createdAt: new Date() });
    expect(await removeUnclaimedPhotos(database, store)).toBe(0);
    expect(await isThere(key)).toBe(true);
    expect(await database.orm.select().from(uploads)).toMatchObject([{ owner: 'account:1' }]);
  });

  testOnce('a photo that is claimed during the deletion stays', async () => {
    const keys = [await upload(2), await upload(2), await upload(2)];
    const rows = await database.orm.select().from(uploads);
    const repository = createUploadRepository(database.orm);
    const claims = database.orm.transaction(async (transaction) => {
      const hashes = rows.map(({ sha256 }) => sha256);
      const claimed = await repository.claim([owner], hashes, transaction);
      await transaction.insert(listings).values(sampleListing(1, { images: [...claimed.values()] }));
      return claimed.size;
    });
    const [size, removed] = await Promise.all([claims, removeUnclaimedPhotos(database, store)]);
    // Whatever the order, no listing lacks a photo that it was given.
    expect(size + removed).toBe(3);
    const [listing] = await database.orm.select().from(listings);
    for (const key of listing?.images ?? []) expect(await isThere(key)).toBe(true);
    expect(keys).toHaveLength(3);
  });

  testOnce('a photo that is uploaded again during the deletion exists afterwards', async () => {
    for (let round = 0; round < 5; round += 1) {
      const bytes = await newPhoto();
      await store.store(bytes);
      await database.orm.update(media).set({ createdAt: daysAgo(2) });
      const [, again] = await Promise.all([
        store.removeUnused(photoKey(bytes), daysAgo(1)),
        store.store(bytes),
      ]);
      expect(again).toEqual({ key: photoKey(bytes) });
      expect(await isThere(photoKey(bytes))).toBe(true);
    }
  });

  test('unverified listings are deleted after a week, with their submissions', async () => {
    const guests = { userId: null, publishedAt: null, mobile: '+6281234567890' } as const;
    await database.orm
      .insert(listings)
      .values([
        sampleListing(1, { ...guests, status: 'unverified', createdAt: daysAgo(7.1) }),
        sampleListing(2, { ...guests, status: 'unverified', createdAt: daysAgo(6.9) }),
        sampleListing(3, { ...guests, status: 'removed', createdAt: daysAgo(8) }),
        sampleListing(4, { ...guests, status: 'pending', createdAt: daysAgo(8), userId: 7 }),
        sampleListing(5, { createdAt: daysAgo(30) }),
        sampleListing(6, { status: 'removed', createdAt: daysAgo(30) }),
      ]);
    const clientId = '0d9a1c8e-8b1e-4b5e-9d61-3a2f6c1f5b10';
    await database.orm.insert(submissions).values({ clientId, owner, kind: 'createListing', listingId: 1 });
    await removeUnverified(database);
    const left = await database.orm.select({ id: listings.id }).from(listings).orderBy(listings.id);
    expect(left.map(({ id }) => id)).toEqual([2, 4, 5, 6]);
    expect(await database.orm.select().from(submissions)).toEqual([]);
  });

  testOnce('a failure is reported, and the next run continues', async () => {
    const warnings: string[] = [];
    const job = startSellJob(
      database,
      { ...store, removeUnused: () => Promise.reject(new Error('no disk')) },
      (line) => warnings.push(line),
    );
    await upload(2);
    await job.run();
    expect(warnings).toEqual(['abandoned listings and photos could not be removed: no disk']);
    await job.stop();
  });
});
