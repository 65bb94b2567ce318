import { type DeviceDatabase, type DeviceFailure, failureOf } from './device-database.ts';
import { makeRoom } from './make-room.ts';

export type Written<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: DeviceFailure };

/**
 * Writes what must not be lost. Where the disk is full, what can be fetched again is given up and the write is tried
 * once more; what still cannot be written is a result, and everything kept before stays.
 */
export async function writeMakingRoom<Value>(
  database: DeviceDatabase,
  write: () => Promise<Value>,
): Promise<Written<Value>> {
  try {
    return { ok: true, value: await write() };
  } catch (cause) {
    const failure = failureOf(cause);
    if (failure !== 'full') return { ok: false, failure };
  }
  try {
    await makeRoom(database);
    return { ok: true, value: await write() };
  } catch (cause) {
    return { ok: false, failure: failureOf(cause) };
  }
}
