import { useLiveQuery } from 'dexie-react-hooks';
import { type DeviceDatabase, type DeviceFailure, failureOf } from '#offline/device/device-database.ts';
import { openDevice } from './device.ts';

/** What is known of something the device keeps; on the server, and until it is read, nothing. */
export type DeviceState<Value> =
  | { readonly kind: 'reading' }
  | { readonly kind: 'known'; readonly value: Value }
  | { readonly kind: 'failed'; readonly failure: DeviceFailure };

const reading = { kind: 'reading' } as const;

async function stateOf<Value>(
  read: (database: DeviceDatabase) => Promise<Value>,
): Promise<DeviceState<Value>> {
  // As the live query asks of promises that are not Dexie's: https://dexie.org/docs/liveQuery()
  const opened = await Promise.resolve(openDevice());
  if (!opened.ok) return { kind: 'failed', failure: opened.failure };
  try {
    return { kind: 'known', value: await read(opened.database) };
  } catch (cause) {
    return { kind: 'failed', failure: failureOf(cause) };
  }
}

/**
 * Something the device keeps, read again on every change in any tab and worker. For parts that come after the first: the
 * database's code comes with it.
 * @param of what `read` depends on
 */
export function useDevice<Value>(
  read: (database: DeviceDatabase) => Promise<Value>,
  of: readonly unknown[] = [],
): DeviceState<Value> {
  return useLiveQuery(() => stateOf(read), [...of], reading);
}
