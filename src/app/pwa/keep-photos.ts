import { whenIdle } from '#app/data/device.ts';
import type { Picture } from '#contract/picture.schema.ts';
import { pictureUrl } from '#contract/picture.ts';

/** What a browser may say of the connection: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

function mayFetchAhead(): boolean {
  const connection: Connection | undefined =
    'connection' in navigator && typeof navigator.connection === 'object' && navigator.connection !== null
      ? navigator.connection
      : undefined;
  return navigator.onLine && connection?.saveData !== true && (connection?.effectiveType ?? '4g') === '4g';
}

/**
 * Lets the worker keep the photos of a car that was opened, so that all of them are there again
 * without a connection. Only where the connection is good and nobody asked to save data.
 */
export function keepPhotos(pictures: readonly Picture[]): void {
  whenIdle(() => {
    if (mayFetchAhead()) void passByTheWorker(pictures);
  });
}

/** One after the other and in the smallest width: whatever the page itself shows in a larger one is kept so. */
async function passByTheWorker(pictures: readonly Picture[]): Promise<void> {
  for (const { key } of pictures) {
    if (!navigator.serviceWorker?.controller) return;
    await fetch(pictureUrl(key, 320), { priority: 'low' })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  }
}
