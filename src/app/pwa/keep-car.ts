import type { Picture } from '#contract/listing/picture.schema.ts';
import { pictureUrl, pictureWidths, storedPictureWidths } from '#contract/listing/picture.ts';

/** Network information: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Delays after which the cache is checked, in milliseconds: the worker caches after it has responded. */
const lookAgainAfterMs = [0, 200, 600, 1500, 3000];

export type CarToKeep = {
  /** The URL of the call that returns the car. */
  readonly address: string;
  readonly pictures: readonly Picture[];
};

/**
 * Has the service worker cache an opened car with all of its photos, for offline use. Only downloads on a
 * good connection without data saver. Resolves to whether everything is cached; on a first visit, once a
 * worker is active.
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
    // Sequentially, so that everything else on the page has priority.
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

/** The missing URLs of a car. A photo counts in any width and is fetched in the smallest. */
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
