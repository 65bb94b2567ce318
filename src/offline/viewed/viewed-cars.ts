import * as z from 'zod/mini';
import { dayInJakarta } from '#contract/dates.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import { lateViewDays, mostViewsTold, type SeenCar } from '#contract/viewed/viewed.schema.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { readRows } from '#offline/device/read-rows.ts';
import { keepingFacts, renewKeptCars } from '#offline/listing/kept-cars.ts';
import { type ViewedRow, viewedRow } from '#offline/viewed/viewed-row.schema.ts';

export const viewedLimit = 200;

/**
 * Records that a car's page was opened, and updates the car in all tables; the oldest beyond the limit are
 * dropped.
 */
export function rememberViewed(database: DeviceDatabase, car: ListingCard, now: Date): Promise<void> {
  const { favourites, viewed, compared } = database;
  return database.transaction('rw', favourites, viewed, compared, async () => {
    const before = z.safeParse(viewedRow, await viewed.get(car.id)).data;
    const today = dayInJakarta(now);
    const untold = before?.untold ?? [];
    await viewed.put({
      id: car.id,
      viewedAt: now.getTime(),
      shownOn: today,
      untold: before?.shownOn === today ? untold : [...untold, today].slice(-lateViewDays),
      card: await keepingFacts(database, car),
    });
    await renewKeptCars(database, { items: [car], gone: [] });
    const tooMany = (await viewed.count()) - viewedLimit;
    if (tooMany > 0) await viewed.orderBy('viewedAt').limit(tooMany).delete();
  });
}

/** Views not yet reported to the server, at most one call's worth. */
export async function untoldViews(database: DeviceDatabase): Promise<SeenCar[]> {
  const rows = await listViewed(database);
  return rows.flatMap(({ id, untold = [] }) => untold.map((day) => ({ id, day }))).slice(0, mostViewsTold);
}

export function noteTold(database: DeviceDatabase, told: readonly SeenCar[]): Promise<void> {
  const { viewed } = database;
  return database.transaction('rw', viewed, async () => {
    for (const id of new Set(told.map((view) => view.id))) {
      const row = z.safeParse(viewedRow, await viewed.get(id)).data;
      const left = row?.untold?.filter((day) => !told.some((view) => view.id === id && view.day === day));
      if (left) await viewed.update(id, { untold: left });
    }
  });
}

/** Last opened first. */
export async function listViewed(database: DeviceDatabase, limit = viewedLimit): Promise<ViewedRow[]> {
  const rows = await database.viewed.orderBy('viewedAt').reverse().limit(limit).toArray();
  return readRows(viewedRow, rows);
}

/** The number of days on which the cars were opened last. */
export async function viewedDays(database: DeviceDatabase): Promise<number> {
  const moments = await database.viewed.orderBy('viewedAt').keys();
  return new Set(moments.map((moment) => dayInJakarta(Number(moment)))).size;
}

export function countViewed(database: DeviceDatabase): Promise<number> {
  return database.viewed.count();
}

/** Deletes all rows, and returns them for an undo. */
export function forgetViewed(database: DeviceDatabase): Promise<ViewedRow[]> {
  return database.transaction('rw', database.viewed, async () => {
    const rows = await listViewed(database);
    await database.viewed.clear();
    return rows;
  });
}

/** Undoes the deletion. Cars opened since stay as they are. */
export function restoreViewed(database: DeviceDatabase, rows: readonly ViewedRow[]): Promise<void> {
  return database.transaction('rw', database.viewed, async () => {
    const known = new Set(await database.viewed.toCollection().primaryKeys());
    await database.viewed.bulkAdd(rows.filter(({ id }) => !known.has(id)));
  });
}
