import { useSyncExternalStore } from 'react';
import type { FavouriteRow } from '#offline/favourites.ts';
import { currentFavourites, isFavourite, noFavourites, subscribeToFavourites } from './favourites-store.ts';

/** The favourites of this device, the newest first; none on the server and until they are read. */
export function useFavourites(): readonly FavouriteRow[] {
  return useSyncExternalStore(subscribeToFavourites, currentFavourites, noFavourites).rows;
}

/** Whether a car is among them; no on the server, where every visitor is the same. */
export function useIsFavourite(id: number): boolean {
  return useSyncExternalStore(
    subscribeToFavourites,
    () => isFavourite(id),
    () => false,
  );
}
