import { Dexie, type Table } from 'dexie';
import type { FavouriteRow } from './favourites.ts';
import type { ViewedRow } from './viewed-cars.ts';

export const deviceDatabaseName = 'lajur';

/** Everything kept on the device. Tables are only ever added or given further versions, never renamed. */
export class DeviceDatabase extends Dexie {
  declare readonly favourites: Table<FavouriteRow, number>;
  declare readonly viewed: Table<ViewedRow, number>;

  constructor(name = deviceDatabaseName) {
    // Opened by openDeviceDatabase, which says what went wrong.
    super(name, { autoOpen: false });
    this.version(1).stores({ favourites: 'id, savedAt', viewed: 'id, viewedAt' });
  }
}

/**
 * Why the device keeps nothing: there is no database here (private browsing), no room, or a newer
 * version of the app has been here and this one cannot read what it left.
 */
export type DeviceFailure = 'unsupported' | 'full' | 'newer-version' | 'unavailable';

export type Opened =
  | { readonly ok: true; readonly database: DeviceDatabase }
  | { readonly ok: false; readonly failure: DeviceFailure };

const failures: Readonly<Record<string, DeviceFailure>> = {
  MissingAPIError: 'unsupported',
  // Firefox in private browsing, and where storage is forbidden: https://bugzilla.mozilla.org/show_bug.cgi?id=781982
  InvalidStateError: 'unsupported',
  SecurityError: 'unsupported',
  QuotaExceededError: 'full',
  VersionError: 'newer-version',
};

function nameOf(cause: unknown): string {
  return cause instanceof Error || cause instanceof DOMException ? cause.name : '';
}

/** Dexie wraps what the browser said: an OpenFailedError or AbortError has the cause inside. */
export function failureOf(cause: unknown): DeviceFailure {
  const known = failures[nameOf(cause)];
  if (known) return known;
  const inner = typeof cause === 'object' && cause !== null && 'inner' in cause ? cause.inner : undefined;
  return failures[nameOf(inner)] ?? 'unavailable';
}

export async function openDeviceDatabase(name?: string): Promise<Opened> {
  try {
    const database = new DeviceDatabase(name);
    await database.open();
    return { ok: true, database };
  } catch (cause) {
    return { ok: false, failure: failureOf(cause) };
  }
}
