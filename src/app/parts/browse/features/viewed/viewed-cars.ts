import { openDevice } from '#app/data/device.ts';
import type { ViewedRow } from '#offline/viewed/viewed-row.schema.ts';

/** Forgets them all, and gives back what was forgotten. */
export async function forgetAll(): Promise<readonly ViewedRow[]> {
  const opened = await openDevice();
  if (!opened.ok) return [];
  const { forgetViewed } = await import('#offline/viewed/viewed-cars.ts');
  return forgetViewed(opened.database).catch(() => []);
}

/** Takes the forgetting back. */
export async function bringBack(rows: readonly ViewedRow[]): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  const { restoreViewed } = await import('#offline/viewed/viewed-cars.ts');
  await restoreViewed(opened.database, rows).catch(() => undefined);
}
