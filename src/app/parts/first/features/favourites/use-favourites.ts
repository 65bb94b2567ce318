import { useSyncExternalStore } from 'react';
import { useLiveDevice } from '#app/data/live-device.ts';
import type { FavouriteRow } from '#offline/favourites/favourites.ts';
import { favourites, isFavourite } from './favourites-store.ts';

const none: readonly FavouriteRow[] = [];

/** The favourites of this device, the newest first; none on the server and until they are read. */
export function useFavourites(): readonly FavouriteRow[] {
  const state = useLiveDevice(favourites);
  return state.kind === 'known' ? state.value : none;
}

/** Whether a car is among them; no on the server, where every visitor is the same. */
export function useIsFavourite(id: number): boolean {
  return useSyncExternalStore(
    favourites.subscribe,
    () => isFavourite(id),
    () => false,
  );
}
