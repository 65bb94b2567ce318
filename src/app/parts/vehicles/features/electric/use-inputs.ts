import { useLayoutEffect, useRef } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { type Inputs, inputsOf, searchWith } from './inputs.ts';

/** What the calculators reckon with, as the address has it. The server does not read it: its page is as they begin. */
export function useInputs(): readonly [Inputs, (changes: Partial<Inputs>) => void] {
  const search = useSearch({ ssrSearch: '' });
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);
  function change(changes: Partial<Inputs>) {
    const query = searchWith(latest.current, changes);
    latest.current = query;
    const { pathname, hash } = location;
    navigate(`${pathname}${query === '' ? '' : `?${query}`}${hash}`, { replace: true });
  }
  return [inputsOf(search), change];
}
