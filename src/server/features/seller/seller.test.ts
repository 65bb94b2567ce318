import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, schema } from '#server/db/database.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';

const { conversations, offers, offerSteps } = schema;

describeEachEngine('a seller’s page', (open) => {
  let database: Database;
  let api: ApiApp;
  beforeAll(async () => {
    ({ database, api } = await startSeededApi(open));
  });
  afterAll(() => api?.close());

  test('has their public cars, their first month, and their response time once known', async () => {
    const seller = new Seller(api);
    const buyer = new Seller(api);
    const account = await seller.signIn(database, '+6281299990001');
    const buyerId = (await buyer.signIn(database, '+6281299990002')).id;
    const own = { model: 'avanza', city: 'bandung', userId: account.id, sellerName: 'Sari Wulandari' };
    const at = (month: number) => new Date(Date.UTC(2026, month - 1, 15));
    const older = await insertListing(database, { ...own, publishedAt: at(5) });
    const newer = await insertListing(database, { ...own, publishedAt: at(8) });
    await insertListing(database, { ...own, publishedAt: at(3), status: 'removed' });
    await insertListing(database, { ...own, publishedAt: null, status: 'pending' });
    await database.announceChange();

    const { listing } = await api.ask('view', { id: String(newer) });
    expect(listing.sellerId).toBe(account.publicId);
    const ask = () => api.ask('seller', { id: account.publicId });
    expect(await ask()).toMatchObject({
      name: 'Sari Wulandari',
      since: '2026-03',
      count: 2,
      answerHours: null,
      items: [{ id: newer }, { id: older }],
    });

    const begun = at(9).getTime();
    const hour = 3_600_000;
    for (const [place, hours] of [1, 5, 30].entries()) {
      const [offer] = await database.orm
        .insert(offers)
        .values({
          clientId: randomUUID(),
          listingId: place === 0 ? older : newer,
          buyerId,
          status: 'declined',
          amount: 100e6,
          createdAt: new Date(begun),
          expiresAt: new Date(begun + 200 * hour),
        })
        .returning({ id: offers.id });
      const offerId = offer?.id ?? 0;
      const step = { offerId, action: 'counter', amount: 110e6 } as const;
      await database.orm.insert(offerSteps).values([
        { ...step, by: 'seller', createdAt: new Date(begun + hours * hour) },
        { ...step, by: 'seller', createdAt: new Date(begun + 90 * hour) },
      ]);
    }
    await insertListing(database, { model: 'avanza', city: 'bandung' });
    await database.announceChange();
    // Five answers are needed, to offers or messages.
    expect((await ask()).answerHours).toBeNull();
    for (const [listingId, answerMinutes] of [
      [newer, 120],
      [older, 600],
    ] as const)
      await database.orm
        .insert(conversations)
        .values({ listingId, buyerId, sellerId: account.id, answerMinutes });
    await database.announceChange();
    expect((await ask()).answerHours).toBe(5);
  });

  test('is not found without a public car', async () => {
    const withoutCars = await new Seller(api).signIn(database, '+6281299990003');
    for (const id of [withoutCars.publicId, 'A'.repeat(22)]) {
      const answer = await api.app.inject(`/api/v4/inventory/seller?id=${id}`);
      expect(answer.statusCode).toBe(404);
    }
  });
});
