import { openDevice, whenIdle } from '#app/data/device.ts';
import type { ListingDetail } from '#contract/listing.ts';

/** Notes on the device that a car was opened. A failure is nothing the visitor needs to hear of. */
export function rememberViewed(listing: ListingDetail): void {
  whenIdle(() => void note(listing));
}

async function note(listing: ListingDetail): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  const viewed = await import('#offline/viewed-cars.ts');
  await viewed.rememberViewed(opened.database, listing, new Date()).catch(() => undefined);
}
