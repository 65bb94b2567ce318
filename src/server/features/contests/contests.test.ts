import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contestPhotos } from '#contract/contests/contest-limits.ts';
import { type Database, schema } from '#server/db/database.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller, soundForm } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';

const { accounts, auditTrail, contestEntries, listings, media } = schema;

describeEachEngine('the photo contest', (open, testOnce) => {
  let database: Database;
  let api: ApiApp;
  let staff: Seller;
  let form: Readonly<Record<string, string>>;
  let count = 0;

  beforeAll(async () => {
    ({ database, api } = await startSeededApi(open));
    form = await soundForm(database);
    staff = new Seller(api);
    await staff.signIn(database, '+6281234560000', 'staff');
    // Examples are not read in production.
    const row = {
      ...{ name_id: 'Kontes', name_en: 'Contest', about_id: 'Foto', about_en: 'Photos' },
      ...{ prizes_id: 'Hadiah', prizes_en: 'Prizes', is_demonstration: 'no', valid_from: '', valid_to: '' },
    };
    const edits = [
      { ref: 'new-1', cells: { ...row, contest: 'terbuka' } },
      { ref: 'new-2', cells: { ...row, contest: 'lama', valid_from: '2026-01', valid_to: '2026-02' } },
      { ref: 'new-3', cells: { ...row, contest: 'nanti', valid_from: '2099-01-01' } },
    ];
    const change = { clientId: randomUUID(), name: 'contests', revision: '0', edits: JSON.stringify(edits) };
    await staff.ask('staffChangeTable', change);
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    await database.orm.delete(contestEntries);
    await database.orm.update(listings).set({ status: 'removed', userId: null });
    await database.orm.delete(accounts).where(eq(accounts.scope, 'user'));
  });

  async function newAd(seller: Seller & { readonly mobile: string }, photoCount: number) {
    const images: string[] = [];
    for (let at = 0; at < photoCount; at += 1) images.push(await seller.upload());
    const sent = { ...form, mobile: seller.mobile, images: images.join(','), clientId: randomUUID() };
    const { id } = (await seller.ask('createListing', sent)).listing;
    await database.orm
      .update(listings)
      .set({ status: 'live', publishedAt: new Date() })
      .where(eq(listings.id, id));
    await database.announceChange();
    return id;
  }
  /** A seller with a live ad. */
  async function sellerWith(photoCount: number) {
    const mobile = `+62812345${String(10_000 + count++)}`;
    const seller = Object.assign(new Seller(api), { mobile });
    await seller.signIn(database, mobile);
    return { seller, id: await newAd(seller, photoCount) };
  }
  const imagesOf = async (id: number) =>
    (await database.orm.select().from(listings).where(eq(listings.id, id)))[0]?.images ?? [];
  const enter = (seller: Seller, id: number, contest = 'terbuka') =>
    seller.send('enterContest', { contest, id: String(id) });
  const problemOf = async (seller: Seller, id: number, contest?: string) => {
    const answer = await enter(seller, id, contest);
    return [answer.statusCode, answer.json().errors?.id?.[0]];
  };
  const edition = async (contest: string) => (await api.ask('photoContests', { contest })).items[0];

  test('editions that have begun are shown, and an ad with enough different photos is entered, one a seller', async () => {
    expect((await api.ask('photoContests')).items.map(({ contest, isOpen }) => [contest, isOpen])).toEqual([
      ['terbuka', true],
      ['lama', false],
    ]);
    const { seller, id } = await sellerWith(contestPhotos);
    expect((await seller.ask('contestAds', { contest: 'terbuka' })).items).toMatchObject([
      { id, photos: contestPhotos, isFit: true, isEntered: false },
    ]);
    // Sent again, also at once, it is one entry.
    const answers = await Promise.all([enter(seller, id), enter(seller, id), enter(seller, id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await edition('terbuka')).toMatchObject({
      entryCount: 1,
      entries: [{ card: { id } }],
      winners: [],
    });
    const other = await newAd(seller, contestPhotos);
    expect((await enter(seller, other)).statusCode).toBe(200);
    expect(await edition('terbuka')).toMatchObject({ entryCount: 1, entries: [{ card: { id: other } }] });
    expect((await seller.ask('contestAds', { contest: 'terbuka' })).items).toMatchObject([
      { id: other, isEntered: true },
      { id, isEntered: false },
    ]);
    // Without the seller.
    expect(JSON.stringify(await edition('terbuka'))).not.toMatch(/62812345|accountId/);
    await database.orm.update(listings).set({ status: 'removed' }).where(eq(listings.id, other));
    await database.announceChange();
    expect(await edition('terbuka')).toMatchObject({ entryCount: 1, entries: [] });
  });

  testOnce('photos that look alike count once, and one of another seller’s ad is refused', async () => {
    const few = await sellerWith(contestPhotos - 1);
    const tooFew = `Iklan ini perlu ${contestPhotos} foto yang berbeda.`;
    expect(await problemOf(few.seller, few.id)).toEqual([422, tooFew]);
    const alike = await sellerWith(contestPhotos);
    const [first = '', second = ''] = await imagesOf(alike.id);
    // They differ in one bit.
    for (const [key, looksLike] of [
      [first, '0f0f0f0f0f0f0f0f'],
      [second, '0f0f0f0f0f0f0f0e'],
    ] as const)
      await database.orm.update(media).set({ looksLike }).where(eq(media.key, key));
    expect(await problemOf(alike.seller, alike.id)).toEqual([422, tooFew]);
    const copied = await sellerWith(contestPhotos);
    await database.orm
      .update(listings)
      .set({ images: [...(await imagesOf(copied.id)), first] })
      .where(eq(listings.id, copied.id));
    expect(await problemOf(copied.seller, copied.id)).toEqual([422, expect.stringContaining('penjual lain')]);
    expect(await database.orm.select().from(contestEntries)).toEqual([]);
  });

  test('what is not live, another’s, closed or unknown is refused', async () => {
    const { seller, id } = await sellerWith(contestPhotos);
    const { seller: other } = await sellerWith(1);
    expect(await problemOf(other, id)).toEqual([422, 'Iklan ini tidak tayang.']);
    expect(await problemOf(seller, id, 'lama')).toEqual([422, 'Kontes ini sudah ditutup.']);
    for (const contest of ['nanti', 'tidak-ada'])
      expect((await enter(seller, id, contest)).statusCode).toBe(404);
    await database.orm.update(listings).set({ status: 'pending' }).where(eq(listings.id, id));
    expect(await problemOf(seller, id)).toEqual([422, 'Iklan ini tidak tayang.']);
    expect((await enter(new Seller(api), id)).statusCode).toBe(401);
    expect(await database.orm.select().from(contestEntries)).toEqual([]);
  });

  testOnce('staff gives each place once, and winners are public once the contest is closed', async () => {
    const [first, second] = [await sellerWith(contestPhotos), await sellerWith(contestPhotos)];
    for (const { seller, id } of [first, second]) await enter(seller, id);
    const pick = (id: number, place?: string, clientId = randomUUID()) =>
      staff.send('staffPickWinner', {
        clientId,
        contest: 'terbuka',
        id: String(id),
        ...(place && { place }),
      });
    const places = async () => {
      const { items } = await staff.ask('staffContests', {});
      return items[0]?.entries.map(({ listingId, place }) => [listingId, place]) ?? [];
    };
    expect((await pick(first.id, '1')).statusCode).toBe(200);
    const again = randomUUID();
    for (let time = 0; time < 2; time += 1) expect((await pick(second.id, '1', again)).statusCode).toBe(200);
    expect(await places()).toEqual([
      [second.id, 1],
      [first.id, null],
    ]);
    await Promise.all([pick(first.id, '1'), pick(second.id, '1'), pick(first.id, '2'), pick(second.id, '2')]);
    const given = (await places()).flatMap(([, place]) => place ?? []);
    expect(new Set(given).size).toBe(given.length);
    await pick(first.id);
    await pick(second.id, '3');
    expect((await pick(999_999, '1')).statusCode).toBe(422);
    expect((await pick(first.id, '11')).statusCode).toBe(400);
    // A winner stays in the contest.
    const better = await newAd(second.seller, contestPhotos);
    expect(await problemOf(second.seller, better)).toEqual([422, 'Kontes ini sudah ditutup.']);
    expect(await edition('terbuka')).toMatchObject({ winners: [] });
    await database.orm.update(contestEntries).set({ contest: 'lama' });
    await database.orm.update(listings).set({ status: 'removed' }).where(eq(listings.id, second.id));
    await database.announceChange();
    expect(await edition('lama')).toMatchObject({
      winners: [{ place: 3, card: null, label: expect.stringContaining('Avanza') }],
    });
    const noted = await database.orm.select().from(auditTrail).where(eq(auditTrail.action, 'pick-winner'));
    expect(noted.map(({ facts }) => facts)).toContainEqual({ contest: 'terbuka · 3' });
    // An entry is deleted with its account.
    await database.orm.update(listings).set({ userId: null });
    await database.orm.delete(accounts).where(eq(accounts.id, second.seller.account?.id ?? 0));
    await database.announceChange();
    expect(await edition('lama')).toMatchObject({ entryCount: 1, winners: [] });
  });
});
