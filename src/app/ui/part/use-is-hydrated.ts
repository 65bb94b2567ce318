import { useRef, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether React took the component over from the server's HTML. False where it renders it in the browser: on later pages,
 * and on the first one after a mismatch.
 */
export function useIsHydrated(): boolean {
  // The value stays, so that nothing renders again once the page is hydrated.
  const isHydrated = useRef(false);
  return useSyncExternalStore(
    never,
    () => isHydrated.current,
    () => {
      isHydrated.current = true;
      return true;
    },
  );
}
