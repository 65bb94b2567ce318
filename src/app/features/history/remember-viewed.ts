import { openDevice, whenIdle } from '#app/data/device.ts';
import type { ListingDetail } from '#contract/listing.ts';
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
 * Notes on the device that a car was opened, and lets the worker keep its photos, so that it opens
 * again without a connection. A failure is nothing the visitor needs to hear of.
 */
export function rememberViewed(listing: ListingDetail): void {
  whenIdle(() => {
    void note(listing);
    if (mayFetchAhead()) void passPhotosByTheWorker(listing);
  });
}

async function note(listing: ListingDetail): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  const viewed = await import('#offline/viewed-cars.ts');
  await viewed.rememberViewed(opened.database, listing, new Date()).catch(() => undefined);
}

/** One after the other and in the smallest width: whatever the page itself shows in a larger one is kept so. */
async function passPhotosByTheWorker({ images }: ListingDetail): Promise<void> {
  for (const { key } of images) {
    if (!navigator.serviceWorker?.controller) return;
    await fetch(pictureUrl(key, 320), { priority: 'low' })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  }
}
