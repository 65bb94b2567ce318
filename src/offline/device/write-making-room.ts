import { type DeviceDatabase, type DeviceFailure, failureOf } from './device-database.ts';
import { makeRoom } from './make-room.ts';

export type Written<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: DeviceFailure };

/**
 * Writes data that must not be lost. On a full disk, everything that can be downloaded again is deleted and
 * the write is retried once; if it fails again, the failure is returned and stored data stays.
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
