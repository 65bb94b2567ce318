import type { ListingCard } from '#contract/listing/listing.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { readRows } from '#offline/device/read-rows.ts';
import { keepingFacts, renewKeptCars } from '#offline/listing/kept-cars.ts';
import { type ViewedRow, viewedRow } from '#offline/viewed/viewed-row.schema.ts';

export const viewedLimit = 200;

/** Records that a car's page was opened, and updates the car in all tables; the oldest beyond the limit are dropped. */
export function rememberViewed(database: DeviceDatabase, car: ListingCard, now: Date): Promise<void> {
  const { favourites, viewed, compared } = database;
  return database.transaction('rw', favourites, viewed, compared, async () => {
    await viewed.put({ id: car.id, viewedAt: now.getTime(), card: await keepingFacts(database, car) });
    await renewKeptCars(database, { items: [car], gone: [] });
    const tooMany = (await viewed.count()) - viewedLimit;
    if (tooMany > 0) await viewed.orderBy('viewedAt').limit(tooMany).delete();
  });
}

/** Last opened first. */
export async function listViewed(database: DeviceDatabase, limit = viewedLimit): Promise<ViewedRow[]> {
  const rows = await database.viewed.orderBy('viewedAt').reverse().limit(limit).toArray();
  return readRows(viewedRow, rows);
}

export function countViewed(database: DeviceDatabase): Promise<number> {
  return database.viewed.count();
}

/** Deletes all, and returns them for an undo. */
export function forgetViewed(database: DeviceDatabase): Promise<ViewedRow[]> {
  return database.transaction('rw', database.viewed, async () => {
    const rows = await listViewed(database);
    await database.viewed.clear();
    return rows;
  });
}

/** Undoes the deletion. What was opened since stays as it is. */
export function restoreViewed(database: DeviceDatabase, rows: readonly ViewedRow[]): Promise<void> {
  return database.transaction('rw', database.viewed, async () => {
    const known = new Set(await database.viewed.toCollection().primaryKeys());
    await database.viewed.bulkAdd(rows.filter(({ id }) => !known.has(id)));
  });
}
