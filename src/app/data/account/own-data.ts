import type { WritingClient } from '#app/data/api/api-client.ts';
import { inTime } from '#app/data/api/in-time.ts';
import { openDevice } from '#app/data/device/device.ts';
import { type AccountFailure, deviceHeaders, failureOf } from './account.ts';

/* Personal data here and on the server: export and deletion. */

type Poster = Pick<WritingClient, 'post'>;

export type Copy = { readonly kind: 'done'; readonly json: string } | AccountFailure;

/** An export of everything, as JSON. Needs a connection: an export without the server's half would look complete. */
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

/** Deletes everything on the server; what it refuses stays, on both sides. */
export async function deleteFromServer(api: Poster): Promise<{ readonly kind: 'done' } | AccountFailure> {
  try {
    await inTime(api.post('deleteAccount', { confirm: 'delete' }, await deviceHeaders()));
    return { kind: 'done' };
  } catch (cause) {
    return failureOf(cause);
  }
}

/** Deletes everything on this device. The page must be left afterwards: its data is gone. */
export async function deleteFromDevice(): Promise<void> {
  const opened = await openDevice();
  const { eraseDevice } = await import('#offline/account/device-copy.ts');
  if (opened.ok) await eraseDevice(opened.database);
  for (const storage of storages()) storage.clear();
}

/** Some browsers forbid even reading it. */
function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}
