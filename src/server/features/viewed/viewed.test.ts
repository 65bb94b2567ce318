import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deviceHeader } from '#contract/account/account.ts';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { dayInJakarta, startOfDay } from '#contract/dates.ts';
import { type SeenCar, viewsOf } from '#contract/viewed/viewed.schema.ts';
import { type Database, schema } from '#server/db/database.ts';
import { createViewCounter } from '#server/features/listing/shared/view-counter.ts';
import { sessionCookie } from '#server/session/session-token.ts';
import { type ApiApp, startApi } from '#tests/support/api-app.ts';
import { sampleListing, writeSampleNames } from '#tests/support/sample-listings.ts';
import { newDeviceToken, signIn } from '#tests/support/sign-in.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';

const { listings, listingViewDays, listingViews } = schema;
const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';
const day = (ago = 0) => dayInJakarta(Date.now(), -ago);

describeEachEngine('views of a car', (open, testOnce) => {
  let database: Database;
  let api: ApiApp;
  beforeEach(async () => {
    database = await open();
    await writeSampleNames(database.orm);
    await database.orm
      .insert(listings)
      .values([
        sampleListing(1),
        sampleListing(2, { status: 'removed' }),
        sampleListing(3, { status: 'pending', publishedAt: null }),
        sampleListing(4, { publishedAt: new Date(Date.now() - 2 * 86_400_000) }),
      ]);
    api = await startApi(database);
  });
  afterEach(async () => {
    await api.close();
    await database.close();
  });

  type Caller = { readonly headers?: Readonly<Record<string, string>>; readonly address?: string };
  const tell = (cars: readonly SeenCar[], { headers, address = '10.0.0.1' }: Caller = {}) =>
    api.app.inject({
      method: 'POST',
      url: endpointSchemas.countViews.path,
      payload: { views: viewsOf(cars) },
      headers: { 'user-agent': phone, [deviceHeader]: newDeviceToken(), ...headers },
      remoteAddress: address,
    });
  const read = (id: number, { headers }: Caller = {}) =>
    api.app.inject({
      url: `${endpointSchemas.viewEs.path}?id=${id}`,
      headers: { 'user-agent': phone, ...headers },
      remoteAddress: '10.0.0.2',
    });
  /** Closing the app writes queued views. */
  async function counted(id: number): Promise<number | undefined> {
    await api.close();
    const [row] = await database.orm
      .select({ views: listings.views })
      .from(listings)
      .where(eq(listings.id, id));
    return row?.views;
  }

  test('a visitor counts once a day, whether reported by the device or recorded on reading, and again on another day', async () => {
    const { headers } = await signIn(api, '+6281200000001');
    const guest = { headers: { [deviceHeader]: newDeviceToken() } };
    for (let again = 0; again < 3; again++) {
      expect((await tell([{ id: 1, day: day() }], guest)).statusCode).toBe(200);
      expect((await read(1, guest)).statusCode).toBe(200);
      await tell([{ id: 1, day: day() }], { headers });
      await read(1, { headers: { authorization: headers.authorization } });
    }
    // Seen offline the day before.
    await tell([{ id: 1, day: day(1) }], guest);
    expect(await counted(1)).toBe(3);
    // By day too, for its seller.
    const byDay = await database.orm.select().from(listingViewDays).orderBy(listingViewDays.day);
    expect(byDay.map((each) => [each.listingId, each.day, each.views])).toEqual([
      [1, day(1), 1],
      [1, day(), 2],
    ]);
  });

  testOnce('reading a car with only the browser’s cookie does not count as a view', async () => {
    const { headers } = await signIn(api, '+6281200000003');
    const cookie = `${sessionCookie}=${headers.authorization.slice('Bearer '.length)}`;
    // Like swiping photos on a card, or comparing cars.
    expect((await read(1, { headers: { cookie } })).statusCode).toBe(200);
    expect(await counted(1)).toBe(0);
  });

  test('views of several processes add up, and each person still counts once', async () => {
    const principal = { account: undefined, deviceHash: 'a'.repeat(64) };
    const other = { account: undefined, deviceHash: 'b'.repeat(64) };
    const [here, there] = [createViewCounter(database, 'secret'), createViewCounter(database, 'secret')];
    for (const counter of [here, there]) {
      counter.note(principal, { id: 1 }, '10.0.0.1');
      counter.note(other, { id: 4 }, '10.0.0.1');
    }
    there.note(other, { id: 1 }, '10.0.0.1');
    await Promise.all([here.flush(), there.flush()]);
    const stored = await database.orm.select({ id: listings.id, views: listings.views }).from(listings);
    expect(new Map(stored.map(({ id, views }) => [id, views])).get(1)).toBe(2);
    expect(new Map(stored.map(({ id, views }) => [id, views])).get(4)).toBe(1);
    await api.close();
  });

  testOnce('days of views begin at midnight in Jakarta', async () => {
    const viewer = { account: undefined, deviceHash: 'c'.repeat(64) };
    const midnight = startOfDay(day());
    await database.orm.update(listings).set({ publishedAt: midnight }).where(eq(listings.id, 1));
    for (const [second, expected] of [
      [-1, 0],
      [1, 1],
      [86_399, 1],
      [86_401, 2],
    ] as const) {
      const at = midnight.getTime() + second * 1000;
      const counter = createViewCounter(database, 'secret', () => at);
      counter.note(viewer, { id: 1, day: dayInJakarta(at) }, '10.0.0.1');
      await counter.flush();
      const [row] = await database.orm.select().from(listings).where(eq(listings.id, 1));
      expect(row?.views).toBe(expected);
    }
    await api.close();
  });

  testOnce(
    'a view does not change the listing: no device synchronises it and no cache is invalidated',
    async () => {
      const stamp = () =>
        database.orm.select({ stamp: listings.changedBy }).from(listings).orderBy(listings.id);
      const before = await stamp();
      await tell([{ id: 1, day: day() }]);
      expect(await counted(1)).toBe(1);
      expect(await stamp()).toEqual(before);
    },
  );

  testOnce('robots, prefetches, the seller, and cars that were not public do not count', async () => {
    const owner = await signIn(api, '+6281200000002');
    const [account] = await database.orm.select().from(schema.accounts);
    await database.orm
      .update(listings)
      .set({ userId: account?.id ?? null })
      .where(eq(listings.id, 1));
    const agents = [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'facebookexternalhit/1.1',
      'WhatsApp/2.23.20.0',
      'curl/8.5.0',
      'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/131.0.0.0 Safari/537.36',
    ];
    for (const agent of agents) await tell([{ id: 1, day: day() }], { headers: { 'user-agent': agent } });
    await tell([{ id: 1, day: day() }], { headers: { 'sec-purpose': 'prefetch' } });
    await tell([{ id: 1, day: day() }], { headers: owner.headers });
    await read(1, { headers: owner.headers });
    // An anonymous caller.
    await read(1);
    const before = [
      { id: 2, day: day() },
      { id: 3, day: day() },
      { id: 4, day: day(5) },
      { id: 999, day: day() },
    ];
    await tell(before);
    expect(await counted(1)).toBe(0);
    expect(await database.orm.select().from(listingViews)).toEqual([]);
  });

  test('an address sees one car thirty times a day at most, and a wrong clock means today', async () => {
    for (let each = 0; each < 40; each++) await tell([{ id: 1, day: day() }]);
    await tell([{ id: 4, day: '2031-02-31' }]);
    await tell([{ id: 4, day: day(8) }], { address: '10.0.0.7' });
    expect(await counted(1)).toBe(30);
    const rows = await database.orm.select().from(listingViews).where(eq(listingViews.listingId, 4));
    expect(rows.map((row) => row.day)).toEqual([day(), day()]);
  });

  testOnce('stored rows do not identify viewers, and are deleted after nine days', async () => {
    const token = newDeviceToken();
    await tell(
      [
        { id: 1, day: day() },
        { id: 4, day: day() },
      ],
      { headers: { [deviceHeader]: token } },
    );
    await api.close();
    const rows = await database.orm.select().from(listingViews);
    expect(new Set(rows.map(({ viewerHash }) => viewerHash)).size).toBe(2);
    const later = createViewCounter(database, 'secret', () => Date.now() + 9 * 86_400_000);
    await later.forget();
    expect(await database.orm.select().from(listingViews)).toEqual([]);
  });
});
