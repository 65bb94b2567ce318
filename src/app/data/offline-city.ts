import { useSyncExternalStore } from 'react';
import { catalogueHeaders, cataloguePath } from '#contract/snapshot/snapshot-sync.ts';
import { bodyTypes } from '#contract/vehicles/vehicle.ts';
import { forgetCity as forgetKeptCity, readKeptCity } from '#offline/snapshot/catalogue-store.ts';
import { syncCity as keepCityUpToDate, type SyncOutcome } from '#offline/snapshot/catalogue-sync.ts';
import type { KeptCity } from '#offline/snapshot/kept-city.schema.ts';
import { mayFetchMuch } from './connection.ts';
import { openDevice } from './device.ts';
import { noteTaken, reader, readKept } from './kept-city.ts';
import { useDeviceIfHeld } from './use-device.ts';

/* Keeping a city's cars on the device: when somebody asks for it, and by itself where data cost nothing. */

/** How often what is kept is brought up to date by itself, in milliseconds. */
const syncEveryMs = 30 * 60_000;
/** Somebody took the city off the device: it is not put there again unless asked for. */
const refusedKey = 'lajur.no-kept-city';

/** How the last attempt to fetch a city ended, and whether one is going on. */
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
  /** Until the device has been read nothing is known. */
  readonly isKnown: boolean;
  readonly city: KeptCity | undefined;
  /** The city that is being fetched. */
  readonly syncingSlug: string | undefined;
  /** Why the last attempt kept nothing. */
  readonly problem: SyncOutcome | undefined;
};

/** The city that is kept, and what is being done about it. */
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
 * Fetches a city's cars, or what changed of them.
 * @param asked by somebody, who has been told the size; else it is done only where data cost nothing
 */
export async function syncCity(slug: string, { asked }: { readonly asked: boolean }): Promise<void> {
  if (syncing.citySlug !== undefined) return;
  if (!asked && !mayFetchMuch()) return;
  if (asked) remember(false);
  tell({ citySlug: slug, problem: undefined });
  const outcome = await syncNow(slug).catch((): SyncOutcome => 'unreachable');
  if (outcome === 'kept') fetchBodyPictures();
  tell({ citySlug: undefined, problem: outcome === 'kept' || outcome === 'unchanged' ? undefined : outcome });
}

async function syncNow(slug: string): Promise<SyncOutcome> {
  const device = await openDevice();
  if (!device.ok) return 'not-kept';
  const { database } = device;
  const sync = () =>
    keepCityUpToDate({ database, reader, fetch: (address) => fetch(address), now: Date.now }, slug);
  // One at a time, whichever tab asks; where the page is not secure there are no locks.
  const outcome = await ('locks' in navigator ? navigator.locks.request('lajur-city', sync) : sync());
  // What the worker has open is what was taken; else it is what was looked at last, whatever that is.
  await noteTaken(outcome === 'kept');
  return outcome;
}

/** Takes the city off the device. */
export async function forgetCity(): Promise<void> {
  remember(true);
  const device = await openDevice();
  if (!device.ok) return;
  await forgetKeptCity(device.database).catch(() => undefined);
}

/** How large a city is, in bytes over the air and in cars; undefined without a connection. */
export async function sizeOfCity(slug: string): Promise<{ bytes: number; cars: number } | undefined> {
  const response = await fetch(cataloguePath(slug), { method: 'HEAD' }).catch(() => undefined);
  const numberOf = (name: string) => Number(response?.headers.get(name) ?? Number.NaN);
  const [bytes, cars] = [numberOf(catalogueHeaders.bytes), numberOf(catalogueHeaders.cars)];
  return response?.status === 200 && bytes > 0 && cars >= 0 ? { bytes, cars } : undefined;
}

/** Keeps the visitor's city on the device, up to date, whenever data cost nothing. */
export function keepCityInSync(slugOfVisitor: () => string | undefined): void {
  const look = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) void syncIfDue(slugOfVisitor());
  };
  look();
  addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
}

async function syncIfDue(slug: string | undefined): Promise<void> {
  if (!mayFetchMuch()) return;
  const city = await readKept();
  const wanted = slug ?? city?.citySlug;
  if (wanted === undefined || (city?.citySlug !== wanted && isRefused())) return;
  if (city?.citySlug === wanted && Date.now() - city.syncedAt < syncEveryMs) return;
  await syncCity(wanted, { asked: false });
}

/** Shown in place of photos that are not on the device; the service worker keeps what passes it. */
function fetchBodyPictures(): void {
  for (const bodyType of bodyTypes) new Image().src = `/bodies/${bodyType}.webp`;
}

function remember(isRefusal: boolean): void {
  try {
    if (isRefusal) localStorage.setItem(refusedKey, '1');
    else localStorage.removeItem(refusedKey);
  } catch {
    // A device that remembers nothing keeps no city either.
  }
}

function isRefused(): boolean {
  try {
    return localStorage.getItem(refusedKey) !== null;
  } catch {
    return true;
  }
}
