import type { Picture } from '#contract/listing/picture.schema.ts';
import { pictureUrl, pictureWidths, storedPictureWidths } from '#contract/listing/picture.ts';

/** What a browser may say of the connection: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** The worker caches after it has answered, so the cache is checked again, in milliseconds. */
const lookAgainAfterMs = [0, 200, 600, 1500, 3000];

export type CarToKeep = {
  /** Of the call that answers with the car. */
  readonly address: string;
  readonly pictures: readonly Picture[];
};

/**
 * Has the worker cache an opened car with all its photos, for offline use. Fetches only on a good connection without
 * data saver. Resolves to whether the device has all of it; on a first visit once there is a worker.
 */
export async function keepCar(car: CarToKeep): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  await untilWorkerIsThere();
  for (const waitMs of lookAgainAfterMs) {
    await new Promise((resolve) => {
      setTimeout(resolve, waitMs);
    });
    const missing = await missingOf(car);
    if (missing.length === 0) return true;
    if (!mayFetchAhead()) return false;
    // One after the other: everything else on the page has priority.
    for (const address of missing) await passByTheWorker(address);
  }
  return false;
}

function untilWorkerIsThere(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (workers.controller) return Promise.resolve();
  return new Promise((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

/** What the device lacks of a car. A photo counts in any width, and is fetched in the smallest. */
async function missingOf({ address, pictures }: CarToKeep): Promise<string[]> {
  const isKept = async (each: string) => (await caches.match(each, { ignoreVary: true })) !== undefined;
  const missing = (await isKept(address)) ? [] : [address];
  for (const { key } of pictures) {
    const kept = await Promise.all(storedPictureWidths.map((width) => isKept(pictureUrl(key, width))));
    if (!kept.includes(true)) missing.push(pictureUrl(key, pictureWidths[0]));
  }
  return missing;
}

function mayFetchAhead(): boolean {
  const connection: Connection | undefined =
    'connection' in navigator && typeof navigator.connection === 'object' && navigator.connection !== null
      ? navigator.connection
      : undefined;
  return navigator.onLine && connection?.saveData !== true && (connection?.effectiveType ?? '4g') === '4g';
}

async function passByTheWorker(address: string): Promise<void> {
  await fetch(address, { priority: 'low' })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
}
