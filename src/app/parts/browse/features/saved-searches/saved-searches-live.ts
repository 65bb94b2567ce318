import { LiveDevice } from '#app/data/live-device.ts';

/** The searches saved on this device, the last saved first. */
export const savedSearches = new LiveDevice(
  async () => (await import('#offline/saved-searches/saved-searches.ts')).listSavedSearches,
);
