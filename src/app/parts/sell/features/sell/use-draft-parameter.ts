import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { draftParameter } from './draft-parameter.ts';

/**
 * Which draft the address of a page is about. A page stays on the screen until the next one is loaded, when the address
 * is the next one's already: then `isHere` is false, and the draft is still the one that was.
 * @param ownPath the page's own, without language prefix
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
