import { liveQuery } from 'dexie';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { onDeviceLost, openDevice } from './device.ts';

/**
 * Reports what is read from the device now and after every change in any tab. Resolves once it has been read, or
 * cannot be.
 */
export async function follow<Value>(
  read: (database: DeviceDatabase) => Promise<Value>,
  tell: (value: Value) => void,
): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  await new Promise<void>((resolve) => {
    const following = liveQuery(() => read(opened.database)).subscribe({
      next(value) {
        tell(value);
        resolve();
      },
      error: () => resolve(),
    });
    // After the database was lost, follows its replacement.
    const unwatch = onDeviceLost(() => {
      unwatch();
      following.unsubscribe();
      void follow(read, tell);
    });
  });
}
