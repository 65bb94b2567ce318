import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, schema } from '#server/db/database.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller, soundForm } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';

const { listings, notifications } = schema;

describeEachEngine('an owner is notified that a listing is live', (open) => {
  let database: Database;
  let api: ApiApp;
  let form: Record<string, string>;
  let seller: Seller;

  beforeAll(async () => {
    ({ database, api } = await startSeededApi(open));
    form = await soundForm(database);
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    await database.orm.delete(notifications);
    await database.orm.delete(listings);
    await database.announceChange();
    seller = new Seller(api);
    await seller.signIn(database, '+6281234567890');
  });

  const news = async () =>
    (await seller.ask('notifications', {})).items.map(({ kind, facts }) => ({ kind, facts }));

  test('is notified once, however often it is sent, and not at every edit', async () => {
    const fields = await seller.carFields(form);
    const { listing } = await seller.ask('createListing', fields);
    await seller.ask('createListing', fields);
    const id = String(listing.id);
    await seller.ask('updateListing', { id, revision: '1', clientId: randomUUID(), price: '160.000.000' });
    await seller.ask('changeStatus', { id, change: 'renew', clientId: randomUUID() });
    expect(await news()).toEqual([
      { kind: 'listing-live', facts: { listingId: listing.id, car: listing.label } },
    ]);
  });

  test('and again where it was not public in between', async () => {
    for (let count = 0; count < 8; count += 1)
      await insertListing(database, { model: 'avanza', city: 'bandung', makeYear: 2019, price: 170e6 });
    await database.announceChange();
    const listing = await seller.advertise(form);
    const id = String(listing.id);
    const edit = (revision: string, price: string) =>
      seller.ask('updateListing', { id, revision, clientId: randomUUID(), price });
    await edit('1', '20.000.000');
    expect(await news()).toHaveLength(1);
    await edit('2', '165.000.000');
    expect(await news()).toHaveLength(2);
  });

  test('only once their number is verified', async () => {
    const guest = new Seller(api);
    const listing = await guest.advertise(form);
    expect(await news()).toEqual([]);
    await seller.ask('changeStatus', { id: String(listing.id), change: 'claim', clientId: randomUUID() });
    expect(await news()).toHaveLength(1);
  });
});
