import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a document is what the server rendered: without the query and without what this device keeps. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
