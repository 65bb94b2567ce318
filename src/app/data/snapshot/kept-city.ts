import { openDevice } from '#app/data/device/device.ts';
import { deviceHolds } from '#app/data/device/device-note.ts';
import type { KeptCity } from '#offline/snapshot/kept-city.schema.ts';
import { readKeptCity } from '#offline/snapshot/snapshot-store.ts';
import { readKept as openKeptCity, type SnapshotReader } from '#offline/snapshot/snapshot-sync.ts';
import { snapshotWorker } from './snapshot-worker.ts';

/** The saved city, without its cars. */
export async function readKept(): Promise<KeptCity | undefined> {
  return deviceHolds('catalogues') ? readKeptNow() : undefined;
}

async function readKeptNow(): Promise<KeptCity | undefined> {
  const opened = await openDevice();
  return opened.ok ? readKeptCity(opened.database).catch(() => undefined) : undefined;
}

/** The worker's interface for a city's sync. */
export const reader: SnapshotReader = {
  begin: () => void snapshotWorker.number(),
  open: (bytes) => snapshotWorker.ask((host) => host.open(bytes)),
  take: (bytes) => snapshotWorker.ask((host) => host.take(bytes)),
};

/** The city open in the worker, and whether opening succeeded. */
let opened: { readonly key: string; readonly city: Promise<KeptCity | undefined> } | undefined;

const keyOf = ({ citySlug, version }: KeptCity) => `${snapshotWorker.number()} ${citySlug} ${version}`;

/** The saved city, open in the worker; undefined if there is none or it is unreadable. */
export async function openKept(): Promise<KeptCity | undefined> {
  if (!deviceHolds('catalogues')) return undefined;
  // The worker loads while the database opens.
  snapshotWorker.number();
  const city = await readKeptNow();
  if (!city) return undefined;
  const key = keyOf(city);
  if (opened?.key !== key) {
    const opening = openDevice().then((device) =>
      device.ok ? openKeptCity({ database: device.database, reader }) : undefined,
    );
    opened = { key, city: opening.catch(() => undefined) };
  }
  return opened.city;
}

/** Reports that the cars just stored are the current ones; `isSo` is false if another tab was first. */
export async function noteTaken(isSo: boolean): Promise<void> {
  const city = isSo ? await readKeptNow() : undefined;
  opened = city && { key: keyOf(city), city: Promise.resolve(city) };
}
