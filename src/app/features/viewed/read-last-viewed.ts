import { openDevice } from '#app/data/device/device.ts';
import { countViewed, listViewed } from '#offline/viewed/viewed-cars.ts';
import type { ViewedRow } from '#offline/viewed/viewed-row.schema.ts';

/** The number of cars viewed on this device, and the latest one. */
export type LastViewed = { readonly count: number; readonly last: ViewedRow['card'] };

/** Undefined without any, or on a device that cannot store. */
export async function readLastViewed(): Promise<LastViewed | undefined> {
  const opened = await openDevice();
  if (!opened.ok) return undefined;
  const [count, [latest]] = await Promise.all([countViewed(opened.database), listViewed(opened.database, 1)]);
  return latest && { count, last: latest.card };
}
