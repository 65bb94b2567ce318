import { useDeviceIfHeld } from '#app/data/device/use-device.ts';
import type { SavedSearch } from '#offline/saved-searches/saved-search.schema.ts';
import { listSavedSearches } from '#offline/saved-searches/saved-searches.ts';

const none: readonly SavedSearch[] = [];

/** The saved searches of this device, last saved first; empty on the server and until they are read. */
export function useSavedSearches(): readonly SavedSearch[] {
  const state = useDeviceIfHeld(['savedSearches'], listSavedSearches);
  return (state.kind === 'known' ? state.value : undefined) ?? none;
}
