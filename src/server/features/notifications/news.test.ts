import { afterEach, beforeAll, expect, test } from 'vitest';
import type { CollectionKind } from '#contract/collections/collections.ts';
import { startOfDay } from '#contract/dates.ts';
import { createLiveCatalogue, type LiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import { type Database, schema } from '#server/db/database.ts';
import { catalogueOf } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import type { NewVehicleRow } from '#server/features/new-vehicles/shared/new-vehicle-row.ts';
import { sampleListing, writeSampleNames } from '#tests/support/sample-listings.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { usedCarCredit } from '#tests/support/used-car-credit.ts';
import { createSearchService } from '../search/search.service.ts';
import { tellModelsOnSale } from './awaited-models.ts';
import { tellExpiring } from './expiring-listings.ts';
import { tellPriceDrops } from './price-drops.ts';
import { tellSearchNews } from './search-news.ts';

const { accounts, accountCollections, listings, notifications } = schema;
const hourMs = 3_600_000;
const longAgo = new Date(0);

describeEachEngine('news', (open) => {
  let database: Database;
  let live: LiveCatalogue;
  let buyer = 0;
  let seller = 0;
  beforeAll(async () => {
    database = await open();
    await writeSampleNames(database.orm);
    const rows = await database.orm
      .insert(accounts)
      .values([
        { publicId: 'buyer', mobile: '+6281211111111' },
        { publicId: 'seller', mobile: '+6281222222222' },
      ])
      .returning();
    buyer = rows[0]?.id ?? 0;
    seller = rows[1]?.id ?? 0;
    live = await createLiveCatalogue(database, usedCarCredit, () => undefined);
    return () => live.close();
  });
  afterEach(async () => {
    await database.orm.delete(notifications);
    await database.orm.delete(accountCollections);
    await database.orm.delete(listings);
  });

  const keep = (kind: CollectionKind, items: readonly object[], accountId = buyer) =>
    database.orm
      .insert(accountCollections)
      .values({ accountId, kind, items })
      .onConflictDoUpdate({
        target: [accountCollections.accountId, accountCollections.kind],
        set: { items },
      });
  const told = () => database.orm.select().from(notifications).orderBy(notifications.id);
  const favourite = (id: number, price: number, rest: object = {}) => ({
    at: 1,
    savedAt: 1,
    id,
    price,
    ...rest,
  });
  const setPrice = (price: number) => database.orm.update(listings).set({ price, updatedAt: new Date() });

  test('an awaited model is notified once, when it goes on sale', async () => {
    const row = (expected: string): NewVehicleRow => ({
      ...{ key: 'contoh', kind: 'mobil', brand: { slug: 'contoh', name: 'Contoh' } },
      model: { slug: 'pelangi', name: 'Pelangi' },
      cells: { variant: '1.5', source: 'contoh', ...(expected && { expected }) },
    });
    const upcoming = catalogueOf([row('2030-01')]);
    const onSale = catalogueOf([row('')]);
    const waiting = { at: 1, savedAt: 1, id: 'mobil/contoh/pelangi', name: 'Contoh Pelangi' };
    const removed = { ...waiting, isGone: true };
    await keep('awaited', [waiting, { ...waiting, id: 'mobil/contoh/lain' }]);
    await keep('awaited', [removed], seller);
    await tellModelsOnSale(database.orm, upcoming);
    expect(await told()).toEqual([]);

    await Promise.all([tellModelsOnSale(database.orm, onSale), tellModelsOnSale(database.orm, onSale)]);
    expect(await told()).toMatchObject([
      { accountId: buyer, facts: { name: 'Contoh Pelangi', path: '/mobil-baru/contoh/pelangi' } },
    ]);
    // A notified account is not notified again, even after the message is deleted.
    await database.orm.delete(notifications);
    await tellModelsOnSale(database.orm, onSale);
    expect(await told()).toEqual([]);
  });

  test('a favourite’s lower price is notified once for each price', async () => {
    await database.orm.insert(listings).values(sampleListing(1, { price: 150_000_000, userId: seller }));
    await keep('favourites', [favourite(1, 150_000_000)]);
    await keep('favourites', [favourite(1, 200_000_000)], seller);
    await tellPriceDrops(database.orm, longAgo);
    expect(await told()).toEqual([]);

    await setPrice(140_000_000);
    await Promise.all([tellPriceDrops(database.orm, longAgo), tellPriceDrops(database.orm, longAgo)]);
    expect(await told()).toMatchObject([
      {
        accountId: buyer,
        listingId: 1,
        facts: { listingId: 1, car: 'Toyota Avanza', price: 140_000_000, before: 150_000_000 },
      },
    ]);
    await setPrice(160_000_000);
    await tellPriceDrops(database.orm, longAgo);
    await setPrice(140_000_000);
    await tellPriceDrops(database.orm, longAgo);
    expect(await told()).toHaveLength(1);
    await setPrice(130_000_000);
    await tellPriceDrops(database.orm, longAgo);
    expect(await told()).toHaveLength(2);
  });

  test('nothing is notified of a car that is gone, of a removed favourite, or without a change', async () => {
    await database.orm
      .insert(listings)
      .values([
        sampleListing(1, { price: 100_000_000, status: 'removed' }),
        sampleListing(2, { price: 100_000_000 }),
        sampleListing(3, { price: 100_000_000, updatedAt: new Date('2026-01-01') }),
      ]);
    await keep('favourites', [
      favourite(1, 150_000_000),
      favourite(2, 150_000_000, { isGone: true }),
      favourite(3, 150_000_000),
    ]);
    await tellPriceDrops(database.orm, new Date('2026-06-01'));
    expect(await told()).toEqual([]);
  });

  test('the owner of a listing that expires soon is notified, and again after a renewal', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * hourMs);
    await database.orm
      .insert(listings)
      .values([
        sampleListing(1, { userId: seller, expiresAt: inHours(40) }),
        sampleListing(2, { userId: seller, expiresAt: inHours(24 * 10) }),
        sampleListing(3, { userId: seller, expiresAt: inHours(48), status: 'sold' }),
        sampleListing(4, { expiresAt: inHours(48) }),
      ]);
    await tellExpiring(database.orm);
    await tellExpiring(database.orm);
    expect(await told()).toMatchObject([{ accountId: seller, listingId: 1, kind: 'listing-expiring' }]);
    // More than a day later, on another date.
    await database.orm.update(listings).set({ expiresAt: inHours(71) });
    await tellExpiring(database.orm);
    expect((await told()).filter(({ listingId }) => listingId === 1)).toHaveLength(2);
  });

  test('new cars of a saved search are counted since the last look or message, once a day', async () => {
    const service = createSearchService(live.current);
    const now = Date.now();
    const search = {
      at: 1,
      id: 'toyota',
      name: 'Toyota saya',
      search: 'toyota',
      q: '',
      sort: 'score-desc',
      choices: [],
      savedAt: 1,
      lookedAt: now - 10 * hourMs,
    };
    const inHoursAgo = (id: number, hours: number, changes: object = {}) =>
      sampleListing(id, { publishedAt: new Date(now - hours * hourMs), expiresAt: null, ...changes });
    await database.orm
      .insert(listings)
      .values([
        inHoursAgo(1, 20),
        inHoursAgo(2, 5),
        inHoursAgo(3, 4),
        inHoursAgo(4, 3, { brandId: 2, modelId: 5, variantId: 9 }),
      ]);
    await live.sync();
    await keep('searches', [search, { ...search, id: 'honda', search: 'honda', isGone: true }]);
    await tellSearchNews(database.orm, service, now);
    await tellSearchNews(database.orm, service, now + hourMs);
    expect(await told()).toMatchObject([
      {
        kind: 'search-news',
        facts: { name: 'Toyota saya', count: 2, path: '/mobil-bekas/toyota?sort=createdAt&order=desc' },
      },
    ]);
    // A day later, only cars published after the message count.
    await tellSearchNews(database.orm, service, now + 25 * hourMs);
    expect(await told()).toHaveLength(1);
    await database.orm.insert(listings).values(inHoursAgo(5, -24));
    await live.sync();
    await tellSearchNews(database.orm, service, now + 26 * hourMs);
    expect((await told()).map(({ facts }) => facts)).toMatchObject([{ count: 2 }, { count: 1 }]);
  });

  test('a message about a search belongs to its day in Jakarta', async () => {
    const service = createSearchService(live.current);
    const midnight = startOfDay('2026-12-01').getTime();
    const search = {
      ...{ at: 1, id: 'toyota', name: 'Toyota saya', search: 'toyota', q: '', sort: 'score-desc' },
      ...{ choices: [], savedAt: 1, lookedAt: midnight - hourMs },
    };
    await database.orm
      .insert(listings)
      .values(sampleListing(1, { publishedAt: new Date(midnight - 1), expiresAt: null }));
    await live.sync();
    await keep('searches', [search]);
    await tellSearchNews(database.orm, service, midnight);
    expect((await told()).map(({ key }) => key.slice(-10))).toEqual(['2026-12-01']);
  });

  test('an invalid or unreadable saved search is skipped', async () => {
    const service = createSearchService(live.current);
    await keep('searches', [{ nonsense: true }]);
    await tellSearchNews(database.orm, service, Date.now());
    expect(await told()).toEqual([]);
  });
});
