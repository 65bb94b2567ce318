import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DeviceDatabase, openDeviceDatabase } from '#offline/device/device-database.ts';
import { listFavourites, toggleFavourite } from '#offline/favourites/favourites.ts';
import { listingCard, listingDetail } from '#tests/support/listing-cards.ts';
import {
  countViewed,
  forgetViewed,
  listViewed,
  noteTold,
  rememberViewed,
  restoreViewed,
  untoldViews,
  viewedLimit,
} from './viewed-cars.ts';

const car = (id: number, label = 'Mitsubishi Pajero Sport Dakar') => listingCard(id, { label });

let database: DeviceDatabase;

beforeEach(async () => {
  const opened = await openDeviceDatabase();
  if (!opened.ok) throw new Error(opened.failure);
  database = opened.database;
});

afterEach(() => database.delete());

test('the last opened comes first, each car once with its latest data', async () => {
  await rememberViewed(database, car(1, 'old words'), new Date(1000));
  await rememberViewed(database, car(2), new Date(2000));
  await rememberViewed(database, car(1, 'new words'), new Date(3000));
  const rows = await listViewed(database);
  expect(rows.map(({ id }) => id)).toEqual([1, 2]);
  expect(rows[0]?.card.label).toBe('new words');
});

test('beyond the limit the oldest are dropped', async () => {
  for (let id = 1; id <= viewedLimit + 3; id += 1) await rememberViewed(database, car(id), new Date(id));
  expect(await countViewed(database)).toBe(viewedLimit);
  const ids = (await listViewed(database)).map(({ id }) => id);
  expect(ids[0]).toBe(viewedLimit + 3);
  expect(ids.at(-1)).toBe(4);
});

test('the data of a car’s page also updates the favourite', async () => {
  await toggleFavourite(database, listingCard(1), new Date(0));
  await rememberViewed(database, listingDetail(1, { price: 170_000_000 }), new Date(1000));
  const [favourite] = await listFavourites(database);
  expect(favourite).toMatchObject({
    priceWhenSaved: 185_000_000,
    card: { price: 170_000_000, facts: { fuel: 'bensin', ownership: 1, taxPaidUntil: '2027-03' } },
  });
});

test('all are deleted at once, and that can be undone', async () => {
  await rememberViewed(database, car(1), new Date(1000));
  await rememberViewed(database, car(2), new Date(2000));
  const forgotten = await forgetViewed(database);
  expect(await countViewed(database)).toBe(0);
  await rememberViewed(database, car(2, 'opened since'), new Date(3000));
  await restoreViewed(database, forgotten);
  expect((await listViewed(database)).map(({ card }) => card.label)).toEqual([
    'opened since',
    'Mitsubishi Pajero Sport Dakar',
  ]);
});

test('each day on which a car was shown is reported once', async () => {
  const at = (day: string) => new Date(`2026-11-${day}T10:00:00Z`);
  await rememberViewed(database, car(1), at('20'));
  await rememberViewed(database, car(1), at('20'));
  await rememberViewed(database, car(2), at('20'));
  const first = await untoldViews(database);
  expect(first).toEqual([
    { id: 2, day: '2026-11-20' },
    { id: 1, day: '2026-11-20' },
  ]);
  // Seen again while the report is being sent.
  await rememberViewed(database, car(1), new Date('2026-11-20T17:00:00Z'));
  await noteTold(database, first);
  expect(await untoldViews(database)).toEqual([{ id: 1, day: '2026-11-21' }]);
  await noteTold(database, await untoldViews(database));
  await rememberViewed(database, car(1), at('21'));
  expect(await untoldViews(database)).toEqual([]);
});
