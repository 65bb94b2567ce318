import { liveQuery } from 'dexie';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { onDeviceLost, openDevice } from './device.ts';

/**
 * Reports the rows now and after every change in any tab. Resolves once they have been read, or cannot be.
 */
export async function followRows<Row>(
  list: (database: DeviceDatabase) => Promise<readonly Row[]>,
  tell: (rows: readonly Row[]) => void,
): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  await new Promise<void>((resolve) => {
    const following = liveQuery(() => list(opened.database)).subscribe({
      next(rows) {
        tell(rows);
        resolve();
      },
      error: () => resolve(),
    });
    // After the database was lost, follows its replacement.
    const unwatch = onDeviceLost(() => {
      unwatch();
      following.unsubscribe();
      void followRows(list, tell);
    });
  });
}
