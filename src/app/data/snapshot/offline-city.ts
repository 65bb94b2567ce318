import { useSyncExternalStore } from 'react';
import { mayFetchMuch, savesData } from '#app/data/api/connection.ts';
import { openDevice } from '#app/data/device/device.ts';
import { useDeviceIfHeld } from '#app/data/device/use-device.ts';
import { catalogueHeaders, cataloguePath } from '#contract/snapshot/snapshot-sync.ts';
import { bodyTypes } from '#contract/vehicles/vehicle.ts';
import type { KeptCity } from '#offline/snapshot/kept-city.schema.ts';
import { forgetCity as forgetKeptCity, readKeptCity } from '#offline/snapshot/snapshot-store.ts';
import { syncCity as keepCityUpToDate, type SyncOutcome } from '#offline/snapshot/snapshot-sync.ts';
import { cityDue } from './city-due.ts';
import { noteTaken, reader, readKept } from './kept-city.ts';

/* Downloads of a city's cars: on request, and automatically if it is small or the connection unmetered. */

/** So many bytes are worth it on any connection, and where the browser does not tell which it is. */
const smallBytes = 16_000;

/** Kilometres around a city that are saved with it, if nothing else is asked for: its neighbours. */
export const usualSurroundings = 25;

/** Set when the visitor deleted the city: it is not downloaded again automatically. */
const refusedKey = 'lajur.no-kept-city';
/**
 * The city that the visitor chose to save; a different current city, or that of an ad, does not replace it.
 */
const chosenKey = 'lajur.kept-city';

/** The outcome of the last download, and whether one is running. */
type Syncing = { readonly citySlug: string | undefined; readonly problem: SyncOutcome | undefined };
let syncing: Syncing = { citySlug: undefined, problem: undefined };
const listeners = new Set<() => void>();

function tell(next: Syncing): void {
  syncing = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export type OfflineCity = {
  /** False until the device has been read. */
  readonly isKnown: boolean;
  readonly city: KeptCity | undefined;
  /** The city being downloaded. */
  readonly syncingSlug: string | undefined;
  /** Why the last download failed. */
  readonly problem: SyncOutcome | undefined;
};

/** The saved city and the state of its download. */
export function useOfflineCity(): OfflineCity {
  const state = useDeviceIfHeld(['catalogues'], readKeptCity);
  const { citySlug, problem } = useSyncExternalStore(
    subscribe,
    () => syncing,
    () => syncing,
  );
  return {
    isKnown: state.kind !== 'reading',
    city: state.kind === 'known' ? state.value : undefined,
    syncingSlug: citySlug,
    problem,
  };
}

/**
 * Downloads a city's cars, or the changes since the last download.
 * @param asked whether the visitor requested it, having seen the size
 * @param radius kilometres around the city
 */
export async function syncCity(
  slug: string,
  { asked, radius }: { readonly asked: boolean; readonly radius: number },
): Promise<void> {
  if (syncing.citySlug !== undefined) return;
  if (asked) {
    remember(refusedKey, undefined);
    remember(chosenKey, slug);
  }
  tell({ citySlug: slug, problem: undefined });
  const outcome = await syncNow(slug, radius).catch((): SyncOutcome => 'unreachable');
  if (outcome === 'kept') fetchBodyPictures();
  tell({ citySlug: undefined, problem: outcome === 'kept' || outcome === 'unchanged' ? undefined : outcome });
}

async function syncNow(slug: string, radius: number): Promise<SyncOutcome> {
  const device = await openDevice();
  if (!device.ok) return 'not-kept';
  const { database } = device;
  const sync = () =>
    keepCityUpToDate({ database, reader, fetch: (address) => fetch(address), now: Date.now }, slug, radius);
  // One download at a time across tabs; insecure contexts have no locks.
  const outcome = await ('locks' in navigator ? navigator.locks.request('lajur-city', sync) : sync());
  // After a download the worker has the new cars open; otherwise it keeps the previous ones.
  await noteTaken(outcome === 'kept');
  return outcome;
}

/** Deletes the city from the device. */
export async function forgetCity(): Promise<void> {
  remember(refusedKey, '1');
  remember(chosenKey, undefined);
  const device = await openDevice();
  if (!device.ok) return;
  await forgetKeptCity(device.database).catch(() => undefined);
}

/** Of a download; fewer kilometres than were asked for where a phone could not take so many cars. */
export type CitySize = { readonly bytes: number; readonly cars: number; readonly radius: number };

/** Download size of a city with its surroundings; undefined when offline. */
export async function sizeOfCity(slug: string, radius: number): Promise<CitySize | undefined> {
  const response = await fetch(cataloguePath(slug, { radius }), { method: 'HEAD' }).catch(() => undefined);
  const numberOf = (name: string) => Number(response?.headers.get(name) ?? Number.NaN);
  const [bytes, cars] = [numberOf(catalogueHeaders.bytes), numberOf(catalogueHeaders.cars)];
  const kept = numberOf(catalogueHeaders.radius);
  return response?.status === 200 && bytes > 0 && cars >= 0 ? { bytes, cars, radius: kept || 0 } : undefined;
}

/** Keeps the visitor's city up to date. */
export function keepCityInSync(slugOfVisitor: () => string | undefined): void {
  const look = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) void syncIfDue(slugOfVisitor());
  };
  look();
  addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
}

async function syncIfDue(slug: string | undefined): Promise<void> {
  if (savesData()) return;
  const kept = await readKept();
  const due = cityDue({
    kept,
    chosen: remembered(chosenKey),
    visitors: slug,
    isRefused: remembered(refusedKey) !== undefined,
  });
  if (due === undefined) return;
  const wanted = kept?.citySlug === due ? [kept.radius] : [usualSurroundings, 0];
  const radius = await firstAllowed(due, wanted);
  if (radius !== undefined) await syncCity(due, { asked: false, radius });
}

/** The first radius of which a city may be downloaded unasked: any, or what is small on this connection. */
async function firstAllowed(slug: string, radii: readonly number[]): Promise<number | undefined> {
  if (mayFetchMuch()) return radii[0];
  for (const radius of radii) {
    const size = await sizeOfCity(slug, radius);
    if (size && size.bytes <= smallBytes) return radius;
  }
  return undefined;
}

/** Prefetches the drawings that replace photos missing on the device; the service worker caches them. */
function fetchBodyPictures(): void {
  for (const bodyType of bodyTypes)
    for (const folder of ['bodies', 'bodies/paint']) new Image().src = `/${folder}/${bodyType}.webp`;
}

function remember(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A device without storage has no saved city either.
  }
}

function remembered(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
