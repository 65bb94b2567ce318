import { useSyncExternalStore } from 'react';
import type { FavouriteRow } from '#offline/favourites/favourite-row.schema.ts';
import { favouriteRows } from './favourites-store.ts';

const none: readonly FavouriteRow[] = [];
const { subscribe, known, has } = favouriteRows;

/** This device's favourites, newest first; empty on the server and until they are read. */
export function useFavourites(): readonly FavouriteRow[] {
  return useSyncExternalStore(subscribe, known, () => none);
}

/** Whether a car is a favourite; false on the server, where every visitor is the same. */
export function useIsFavourite(id: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => has(id),
    () => false,
  );
}
