import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { draftParameter } from './draft-parameter.ts';

/**
 * The draft in a page's address. A page stays visible until the next one has loaded, when the address is
 * already that of the next page: `isHere` is then false, and the draft is still the former one.
 * @param ownPath the page's own path, without language prefix
 */
export function useDraftParameter(ownPath: string): {
  readonly id: string | undefined;
  readonly isHere: boolean;
} {
  const [path] = useLocation();
  const inAddress = draftParameter(useSearch());
  const isHere = path === ownPath;
  const [id, setId] = useState(inAddress);
  if (isHere && id !== inAddress) setId(inAddress);
  return { id: isHere ? inAddress : id, isHere };
}
