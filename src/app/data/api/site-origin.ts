import { createContext, useContext } from 'react';

const OriginContext = createContext('');
/** The site's origin, for canonical URLs; the same on the server and in the browser. */
export const OriginProvider = OriginContext.Provider;
export function useOrigin(): string {
  return useContext(OriginContext);
}
