import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayInJakarta } from '#contract/dates.ts';
import { activityDays } from '#contract/listing/listing-activity.ts';
import { type Database, schema } from '#server/db/database.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';

const { contactViews, leads, listingViewDays } = schema;
const at = (ago: number) => new Date(Date.now() - ago * 86_400_000);
const day = (ago: number) => dayInJakarta(at(ago));

describeEachEngine('what a seller sees of an ad on offer', (open) => {
  let database: Database;
  let api: ApiApp;
  beforeAll(async () => {
    ({ database, api } = await startSeededApi(open));
  });
  afterAll(() => api?.close());

  test('views and people by day: one who saw the number and wrote counts once, on the first day', async () => {
    const { orm } = database;
    const [owner, buyer] = [new Seller(api), new Seller(api)];
    const { id: userId } = await owner.signIn(database, '+6281234567890');
    const { id: accountId } = await buyer.signIn(database, '+6281234567891');
    const listingId = await insertListing(database, { model: 'avanza', city: 'jakarta-selatan', userId });
    await insertListing(database, { model: 'avanza', city: 'bandung', userId, status: 'sold' });
    await orm.insert(listingViewDays).values([
      { listingId, day: day(activityDays), views: 9 },
      { listingId, day: day(3), views: 4 },
      { listingId, day: day(0), views: 2 },
    ]);
    await orm
      .insert(contactViews)
      .values({ accountId, listingId, sellerMobile: '+6281234567890', createdAt: at(3) });
    const lead = { kind: 'contact', listingId, askedFrom: 'x', consentVersion: '2026-11-22' } as const;
    await orm.insert(leads).values([
      { ...lead, clientId: randomUUID(), accountId, owner: 'a', name: 'Sari', mobile: '+6281234567891' },
      { ...lead, clientId: randomUUID(), owner: 'b', name: 'Budi', mobile: '+6281234567892' },
    ]);

    const { items } = await owner.ask('ownListings', {});
    const days = (counts: Readonly<Record<number, number>>) =>
      Array.from({ length: activityDays }, (_, index) => counts[activityDays - 1 - index] ?? 0);
    expect(items.find(({ id }) => id === listingId)?.onOffer).toMatchObject({
      ...{ contacts: 2, from: day(activityDays - 1), market: null },
      ...{ views: days({ 3: 4, 0: 2 }), contactsByDay: days({ 3: 1, 0: 1 }) },
      unstated: ['taxPaidUntil', 'bpkbHolder', 'serviceRecord', 'accidentFree', 'floodFree'],
    });
    expect(items.map(({ onOffer }) => onOffer !== undefined).sort()).toEqual([false, true]);
  });
});
