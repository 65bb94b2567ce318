import { useSyncExternalStore } from 'react';
import type { UserCity } from '#app/parts/browse/features/places/user-city.ts';
import { whenIdle } from '#app/when-idle.ts';

/** The visitor's city as the page knows it. Apart from `user-city.ts`, whose code comes when there is a city. */

export const userCityCookie = 'user_city';

let known: UserCity | undefined;
let isFollowed = false;
const listeners = new Set<() => void>();

/** Told by `user-city.ts`: what the device keeps now. */
export function showUserCity(city: UserCity | undefined): void {
  // Read anew it is another object; the same city is no change.
  if (JSON.stringify(city) === JSON.stringify(known)) return;
  known = city;
  for (const listener of listeners) listener();
}

function follow(): void {
  if (isFollowed || !document.cookie.includes(`${userCityCookie}=`)) return;
  isFollowed = true;
  whenIdle(() => {
    import('#app/parts/browse/features/places/user-city.ts').then(
      ({ followUserCity }) => followUserCity(),
      () => {
        isFollowed = false;
      },
    );
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  follow();
  return () => listeners.delete(listener);
}

/** The visitor's city; none while the server renders, and until one is chosen. */
export function useUserCity(): UserCity | undefined {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  );
}
