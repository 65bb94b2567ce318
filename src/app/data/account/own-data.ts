import type { WritingClient } from '#app/data/api/api-client.ts';
import { inTime } from '#app/data/api/in-time.ts';
import { openDevice } from '#app/data/device/device.ts';
import { type AccountFailure, deviceHeaders, failureOf } from './account.ts';

/* Export and deletion of personal data, on the device and on the server. */

type Poster = Pick<WritingClient, 'post'>;

export type Copy = { readonly kind: 'done'; readonly json: string } | AccountFailure;

/**
 * Exports everything as JSON. Needs a connection: without the server's part an export would look complete but
 * not be.
 */
export async function copyEverything(api: Poster): Promise<Copy> {
  try {
    const { kept } = await inTime(api.post('exportData', {}, await deviceHeaders()));
    const opened = await openDevice();
    const { copyOfDevice } = await import('#offline/account/device-copy.ts');
    const onThisDevice = opened.ok ? await copyOfDevice(opened.database) : {};
    const copy = { copiedAt: new Date().toISOString(), onTheServer: kept, onThisDevice };
    return { kind: 'done', json: JSON.stringify(copy, undefined, 2) };
  } catch (cause) {
    return failureOf(cause);
  }
}

/** Deletes everything on the server; if the server refuses, nothing is deleted on either side. */
export async function deleteFromServer(api: Poster): Promise<{ readonly kind: 'done' } | AccountFailure> {
  try {
    await inTime(api.post('deleteAccount', { confirm: 'delete' }, await deviceHeaders()));
    return { kind: 'done' };
  } catch (cause) {
    return failureOf(cause);
  }
}

/** Deletes everything on this device. The page must be reloaded afterwards, because its data is gone. */
export async function deleteFromDevice(): Promise<void> {
  const opened = await openDevice();
  const { eraseDevice } = await import('#offline/account/device-copy.ts');
  if (opened.ok) await eraseDevice(opened.database);
  for (const storage of storages()) storage.clear();
}

/** Some browsers throw on access. */
function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}
