import { useSyncExternalStore } from 'react';
import { whenIdle } from '#app/when-idle.ts';
import { knownUserCity, onUserCity, type UserCity, userCityCookie } from './known-city.ts';

let isFollowed = false;

function follow(): void {
  if (isFollowed || !document.cookie.includes(`${userCityCookie}=`)) return;
  isFollowed = true;
  whenIdle(() => {
    import('./user-city.ts').then(
      ({ followUserCity }) => followUserCity(),
      () => {
        isFollowed = false;
      },
    );
  });
}

function subscribe(listener: () => void): () => void {
  follow();
  return onUserCity(listener);
}

/** The visitor's city; none on the server, and until one is chosen. */
export function useUserCity(): UserCity | undefined {
  return useSyncExternalStore(subscribe, knownUserCity, () => undefined);
}
