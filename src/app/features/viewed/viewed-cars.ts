import { openDevice } from '#app/data/device/device.ts';
import type { ViewedRow } from '#offline/viewed/viewed-row.schema.ts';

/** Deletes all entries, and returns them for an undo. */
export async function forgetAll(): Promise<readonly ViewedRow[]> {
  const opened = await openDevice();
  if (!opened.ok) return [];
  const { forgetViewed } = await import('#offline/viewed/viewed-cars.ts');
  return forgetViewed(opened.database).catch(() => []);
}

/** Undoes the deletion. */
export async function bringBack(rows: readonly ViewedRow[]): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  const { restoreViewed } = await import('#offline/viewed/viewed-cars.ts');
  await restoreViewed(opened.database, rows).catch(() => undefined);
}
