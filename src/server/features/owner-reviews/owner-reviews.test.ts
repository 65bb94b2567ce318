import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, schema } from '#server/db/database.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { newPhoto } from '#tests/support/new-photo.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';

const { accounts, consents, ownerReviewSums, ownerReviews, submissions } = schema;

const body =
  'Dipakai harian dari Bekasi ke Jakarta. Kabin lega untuk keluarga, suspensi agak keras di jalan rusak.';
const avanza = { kind: 'mobil', brand: 'toyota', model: 'avanza' } as const;
const form = (changes: Readonly<Record<string, string>> = {}) => ({
  ...{ clientId: randomUUID(), consent: '2026-11-22', ...avanza, variant: '1.3 G MT', makeYear: '2019' },
  ...{ ownedYears: '3', comfort: '4', driving: '3', runningCost: '5', reliability: '5', value: '4' },
  ...{ title: 'Irit dan lega', body, author: 'Sari Wulandari', ...changes },
});

describeEachEngine('reviews by owners', (open, testOnce) => {
  let database: Database;
  let api: ApiApp;
  let author: Seller;
  let other: Seller;
  let staff: Seller;

  beforeAll(async () => {
    ({ database, api } = await startSeededApi(open));
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    for (const table of [ownerReviews, submissions, consents, accounts]) await database.orm.delete(table);
    [author, other, staff] = [new Seller(api), new Seller(api), new Seller(api)];
    await author.signIn(database, '+6281234567901');
    await other.signIn(database, '+6281234567902');
    await staff.signIn(database, '+6281234567903', 'staff');
    await database.announceChange();
  });

  const publicOnes = (query: Readonly<Record<string, string>> = {}) => api.ask('ownerReviews', query);
  const own = async (seller = author) => (await seller.ask('ownOwnerReviews', {})).items;
  const queue = async () => (await staff.ask('staffOwnerReviews', {})).items;

  test('are public at once, once, with the first name alone', async () => {
    const sent = form({ images: await author.upload() });
    for (let time = 0; time < 2; time += 1) await author.ask('saveOwnerReview', sent);
    const { items, aggregate } = await publicOnes(avanza);
    expect(items).toMatchObject([
      { author: 'Sari', label: 'Toyota Avanza 1.3 G MT', average: 4.2, pictures: [{}], body },
    ]);
    expect(aggregate).toMatchObject({
      count: 1,
      average: 4.2,
      aspects: expect.arrayContaining([{ name: 'Berkendara', stars: 3 }]),
    });
    expect(JSON.stringify(items)).not.toMatch(/8123|Wulandari/);
    // The key belongs to its sender.
    expect((await other.send('saveOwnerReview', sent)).statusCode).toBe(404);
  });

  test('of a guest wait on the device for a sign-in', async () => {
    expect((await new Seller(api).send('saveOwnerReview', form())).statusCode).toBe(401);
  });

  test('are one an account and model, are changed, and are deleted by their author alone', async () => {
    await author.ask('saveOwnerReview', form({ images: await author.upload() }));
    const again = await author.send('saveOwnerReview', form());
    expect(again.json().errors).toMatchObject({ model: [expect.any(String)] });
    const [before] = await own();
    const id = String(before?.id);
    const images = before?.images.map(({ sha256 }) => sha256).join(',') ?? '';
    await author.ask('saveOwnerReview', form({ id, images, comfort: '1', title: 'Sekarang tidak' }));
    expect((await publicOnes(avanza)).aggregate).toMatchObject({
      count: 1,
      aspects: expect.arrayContaining([{ name: 'Kenyamanan', stars: 1 }]),
    });
    expect(await own()).toMatchObject([{ id: before?.id, title: 'Sekarang tidak', pictures: [{}] }]);
    expect((await other.send('saveOwnerReview', form({ id }))).statusCode).toBe(404);
    expect((await other.send('deleteOwnerReview', { id })).statusCode).toBe(404);
    await author.ask('deleteOwnerReview', { id });
    expect(await publicOnes(avanza)).toMatchObject({ items: [], aggregate: null });
  });

  test.each([
    ['a telephone number', { body: `${body} Hubungi 0812 3456 7890` }, 'body'],
    ['a link', { title: 'Lihat www.contoh-toko.com' }, 'title'],
    ['a national id', { body: `${body} 3174014508900001` }, 'body'],
    ['few words', { body: 'Bagus' }, 'body'],
    ['six stars', { comfort: '6' }, 'comfort'],
    ['no stars', { value: '' }, 'value'],
    ['an unknown model', { model: 'tidak-ada' }, 'model'],
    ['a year to come', { makeYear: '2099' }, 'makeYear'],
    ['a name of digits', { author: '0812' }, 'author'],
  ])('with %s are refused, by field', async (_what, changes, field) => {
    const answer = await author.send('saveOwnerReview', form(changes));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    expect(await own()).toEqual([]);
  });

  testOnce('with the photo or text of another wait for staff, who lets in or sends back', async () => {
    const photo = await newPhoto();
    await author.ask('saveOwnerReview', form({ images: await author.upload(photo) }));
    const elsewhere = { model: 'rush', body: `${body}!` };
    await other.ask('saveOwnerReview', form({ ...elsewhere, images: await other.upload(photo) }));
    await other.ask('saveOwnerReview', form({ model: 'agya', brand: 'toyota' }));
    await other.ask('saveOwnerReview', form({ model: 'yaris', body: 'bagus sekali '.repeat(12) }));
    const waiting = await queue();
    expect(waiting.map(({ model, reasons }) => [model, reasons])).toEqual([
      ['rush', ['photo_of_another']],
      ['agya', ['text_of_another']],
      ['yaris', ['repeated_words']],
    ]);
    expect((await publicOnes()).meta.totalCount).toBe(1);
    const decide = (
      place: number,
      fields: { decision: 'approve' | 'reject'; reasons?: string; revision?: string },
    ) =>
      staff.send('staffDecideReview', {
        ...{ id: String(waiting[place]?.id), clientId: randomUUID(), revision: '1', ...fields },
      });
    expect((await decide(0, { decision: 'approve', revision: '2' })).statusCode).toBe(412);
    expect((await decide(0, { decision: 'reject' })).statusCode).toBe(422);
    expect((await decide(0, { decision: 'approve' })).statusCode).toBe(200);
    expect((await decide(1, { decision: 'reject', reasons: 'copied' })).statusCode).toBe(200);
    expect((await publicOnes()).meta.totalCount).toBe(2);
    const { items } = await other.ask('notifications', {});
    expect(items.map(({ facts }) => facts)).toMatchObject([
      { isLive: false, reasons: ['copied'] },
      { isLive: true, path: '/review-pengguna/mobil/toyota/rush' },
    ]);
    // What was sent back goes to staff at every change.
    const mended = { id: String(waiting[1]?.id), model: 'agya', body: `${body} Ditulis lagi sendiri.` };
    await other.ask('saveOwnerReview', form(mended));
    expect((await queue()).find(({ model }) => model === 'agya')?.reasons).toEqual(['sent_back']);
  });

  test('are reported, and stay public until staff decides', async () => {
    await author.ask('saveOwnerReview', form());
    const [{ id = 0, revision = 0 } = {}] = await own();
    const report = { id: String(id), clientId: randomUUID(), reason: 'advertising' } as const;
    const reader = new Seller(api);
    for (let time = 0; time < 2; time += 1) await reader.ask('reportOwnerReview', report);
    expect(await queue()).toMatchObject([{ id, state: 'live', reports: [{ name: 'Berisi iklan' }] }]);
    expect((await publicOnes()).items).toHaveLength(1);
    const decision = { id: String(id), clientId: randomUUID(), revision: String(revision) };
    await staff.ask('staffDecideReview', { ...decision, decision: 'approve' });
    expect(await queue()).toEqual([]);
    // Nothing has changed for the author.
    expect((await author.ask('notifications', {})).items).toEqual([]);
  });

  test('are listed by kind, brand and model, in order and in pages, and found by words', async () => {
    const words = ['mesin halus', 'bagasi besar', 'rem pakem'];
    for (const [place, model] of ['avanza', 'rush', 'agya'].entries())
      await author.ask(
        'saveOwnerReview',
        form({ model, comfort: String(place + 1), body: `${body} ${words[place]}` }),
      );
    const beat = { kind: 'motor', brand: 'honda', model: 'beat', variant: '', body: `${body} Motor irit.` };
    await author.ask('saveOwnerReview', form(beat));
    const modelsOf = async (query: Readonly<Record<string, string>>) =>
      (await publicOnes(query)).items.map(({ model }) => model);
    expect(await modelsOf({})).toEqual(['beat', 'agya', 'rush', 'avanza']);
    expect(await modelsOf({ kind: 'mobil', sort: 'highest' })).toEqual(['agya', 'rush', 'avanza']);
    expect(await modelsOf({ kind: 'mobil', brand: 'toyota', sort: 'lowest' })).toEqual([
      'avanza',
      'rush',
      'agya',
    ]);
    expect(await modelsOf({ ...avanza })).toEqual(['avanza']);
    expect(await modelsOf({ q: 'bagasi' })).toEqual(['rush']);
    expect(await modelsOf({ q: 'toyota pakem' })).toEqual(['agya']);
    expect(await modelsOf({ q: "'; drop table owner_reviews --" })).toEqual([]);
    expect((await publicOnes({ kind: 'mobil' })).within).toMatchObject([
      { brand: 'toyota', name: 'Toyota', count: 3 },
    ]);
    for (const query of [{ page: '2' }, { brand: 'toyota' }, { kind: 'mobil', brand: 'nope' }])
      expect((await publicOnes(query).catch((error: Error) => error)).toString()).toMatch(/not_found/);
  });

  test('go with their account: exported, hidden while it is suspended, and deleted', async () => {
    await author.ask('saveOwnerReview', form());
    expect(await author.ask('exportData', {})).toMatchObject({ kept: { ownerReviews: [{ body }] } });
    const suspend = (isSuspended: '0' | '1') =>
      staff.ask('staffSuspend', { clientId: randomUUID(), mobile: '081234567901', isSuspended });
    await suspend('1');
    expect((await publicOnes()).items).toEqual([]);
    await suspend('0');
    expect(await queue()).toMatchObject([{ state: 'pending', reasons: [] }]);
    await database.orm.update(ownerReviews).set({ state: 'live' });
    await database.orm.delete(accounts).where(eq(accounts.mobile, '+6281234567901'));
    expect(await database.orm.select().from(ownerReviewSums).where(eq(ownerReviewSums.count, 1))).toEqual([]);
  });
});
