import { createContext, useContext } from 'react';

const OriginContext = createContext('');
/** Origin of the site, for canonical addresses; the same on the server and in the browser. */
export const OriginProvider = OriginContext.Provider;
export function useOrigin(): string {
  return useContext(OriginContext);
}
