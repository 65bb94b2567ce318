import { openDevice } from '#app/data/device/device.ts';
import { whenIdle } from '#app/when-idle.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';

/** Records on the device that a car was opened. Failures are ignored. */
export function rememberViewed(listing: ListingDetail): void {
  whenIdle(() => void note(listing));
}

async function note(listing: ListingDetail): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  const viewed = await import('#offline/viewed/viewed-cars.ts');
  await viewed.rememberViewed(opened.database, listing, new Date()).catch(() => undefined);
  const { tellViews } = await import('#app/data/viewed/tell-views.ts');
  await tellViews();
}
