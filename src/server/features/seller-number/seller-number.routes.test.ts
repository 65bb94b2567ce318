import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contactLimits } from '#contract/seller-number/seller-number.ts';
import { type Database, schema } from '#server/db/database.ts';
import { forgetSpentViews } from '#server/features/account/shared/spent-views.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';

const { accounts, blockedAccounts, contactViews, listings, spentViews } = schema;

describeEachEngine('a seller’s number', (open, testOnce) => {
  let database: Database;
  let api: ApiApp;
  let buyer: Seller;

  beforeAll(async () => {
    ({ database, api } = await startSeededApi(open));
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    for (const table of [listings, accounts, spentViews]) await database.orm.delete(table);
    buyer = new Seller(api);
  });

  async function offer(facts: Partial<typeof listings.$inferInsert> = {}) {
    const carIdHash = randomUUID().replaceAll('-', '');
    const id = await insertListing(database, {
      ...{ model: 'avanza', city: 'jakarta-selatan', carIdHash, sellerName: 'Sari' },
      ...{ mobile: '+6281234567890', mobileVerified: true, isWhatsapp: true },
      ...facts,
    });
    return { id, carIdHash };
  }
  const offerOf = (number: number) => offer({ mobile: `+62812000${10_000 + number}` });
  const ask = (carIdHash: string) => buyer.send('sellerDetail', { carIdHash });
  const mobile = '+6281300000001';
  const signIn = () => buyer.signIn(database, mobile);
  const age = (hours: number) =>
    database.orm.update(contactViews).set({ createdAt: new Date(Date.now() - hours * 3_600_000) });

  test('is shown to accounts only', async () => {
    const { id, carIdHash } = await offer();
    const refused = await ask(carIdHash);
    expect(refused.statusCode).toBe(401);
    expect(refused.body).not.toContain('81234567890');
    await signIn();
    const answer = await ask(carIdHash);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json().data).toEqual({
      usedCarId: id,
      productDetail: {
        label: 'Toyota Avanza',
        slug: expect.stringMatching(new RegExp(`-${id}$`)),
        price: 150e6,
      },
      sellerDetails: { name: 'Sari', mobile: '+6281234567890', isWhatsapp: true },
      showSellerDetails: true,
    });
  });

  testOnce.each([
    ['waits for staff', { status: 'pending', publishedAt: null }],
    ['is sold', { status: 'sold' }],
    ['has run out', { expiresAt: new Date(0) }],
    ['has an unverified number', { mobileVerified: false }],
  ] as const)('of a car that %s is not found', async (_what, facts) => {
    await signIn();
    const { carIdHash } = await offer(facts);
    const answer = await ask(carIdHash);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('81234567890');
  });

  testOnce('is not found by the numeric id of the car', async () => {
    await signIn();
    const { id } = await offer();
    expect((await ask(String(id))).statusCode).toBe(404);
  });

  test('ten sellers an hour, and seeing one again is free', async () => {
    await signIn();
    const cars: string[] = [];
    for (let number = 0; number <= contactLimits.anHour; number++)
      cars.push((await offerOf(number)).carIdHash);
    const statuses: number[] = [];
    for (const car of cars) statuses.push((await ask(car)).statusCode);
    expect(statuses).toEqual([...Array(contactLimits.anHour).fill(200), 429]);
    expect((await ask(cars[0] ?? '')).statusCode).toBe(200);
    // Another car of the same seller does not count.
    expect((await ask((await offerOf(3)).carIdHash)).statusCode).toBe(200);
    const refused = await ask(cars.at(-1) ?? '');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect(refused.json().errors.carIdHash[0]).toMatch(/10 penjual/);
    await age(2);
    expect((await ask(cars.at(-1) ?? '')).statusCode).toBe(200);
  });

  testOnce('fifty sellers a day', async () => {
    const { id } = await signIn();
    for (let number = 0; number < contactLimits.aDay; number++) {
      const car = await offerOf(number);
      const sellerMobile = `+62812000${10_000 + number}`;
      await database.orm.insert(contactViews).values({ accountId: id, listingId: car.id, sellerMobile });
    }
    await age(5);
    const refused = await ask((await offerOf(99)).carIdHash);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(18 * 3600);
    await age(25);
    expect((await ask((await offerOf(99)).carIdHash)).statusCode).toBe(200);
  });

  test('views still count for an account that is deleted and made again, or claims a new owner', async () => {
    await signIn();
    for (let number = 0; number < contactLimits.anHour; number++)
      expect((await ask((await offerOf(number)).carIdHash)).statusCode).toBe(200);
    const another = (await offerOf(99)).carIdHash;
    expect((await buyer.send('deleteAccount', { confirm: 'delete' })).statusCode).toBe(200);
    await signIn();
    expect((await ask(another)).statusCode).toBe(429);

    const newOwner = new Seller(api);
    await newOwner.ask('otp', { mobile });
    const given = { mobile, otp: api.codeSentTo(mobile), isNewOwner: '1' as const };
    expect((await newOwner.send('login', given)).statusCode).toBe(200);
    await signIn();
    expect((await ask(another)).statusCode).toBe(429);

    const kept = await database.orm.select().from(spentViews);
    expect(kept).toHaveLength(contactLimits.anHour);
    expect(JSON.stringify(kept)).not.toMatch(/81300000001|62812000/);
    await database.orm.update(spentViews).set({ createdAt: new Date(Date.now() - 25 * 3_600_000) });
    expect((await ask(another)).statusCode).toBe(200);
    await forgetSpentViews(database.orm);
    expect(await database.orm.select().from(spentViews)).toEqual([]);
  });

  test('of 25 simultaneous requests ten are answered', async () => {
    await signIn();
    const cars = await Promise.all(Array.from({ length: 25 }, (_, number) => offerOf(number)));
    const answers = await Promise.all(cars.map(({ carIdHash }) => ask(carIdHash)));
    const shown = answers.filter(({ statusCode }) => statusCode === 200);
    expect(shown).toHaveLength(contactLimits.anHour);
    expect(await database.orm.select().from(contactViews)).toHaveLength(contactLimits.anHour);
  });

  test('simultaneous requests for one seller are one view', async () => {
    await signIn();
    const { carIdHash } = await offer();
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(carIdHash)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await database.orm.select().from(contactViews)).toHaveLength(1);
  });

  testOnce('of one’s own car does not count', async () => {
    const { id } = await signIn();
    const { carIdHash } = await offer({ userId: id });
    expect((await ask(carIdHash)).statusCode).toBe(200);
    expect(await database.orm.select().from(contactViews)).toEqual([]);
  });

  testOnce('is not shown to an account that the seller has blocked', async () => {
    const seller = await new Seller(api).signIn(database, '+6281234567890');
    const { id } = await signIn();
    const { carIdHash } = await offer({ userId: seller.id });
    await database.orm.insert(blockedAccounts).values({ accountId: seller.id, blockedId: id });
    expect((await ask(carIdHash)).statusCode).toBe(404);
    await database.orm.delete(blockedAccounts).where(eq(blockedAccounts.accountId, seller.id));
    expect((await ask(carIdHash)).statusCode).toBe(200);
  });
});
