import { useEffect, useRef, useState } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';

/** The address follows so long after a change: browsers refuse more than a few changes a second. */
const settledAfterMs = 300;

/**
 * What a calculator reckons with, as the address has it. The server does not read it: its page is as it begins.
 * @returns the inputs, what changes them, and the query they are in
 */
export function useAddressInputs<Inputs, Changes>(
  inputsOf: (search: string) => Inputs,
  searchWith: (search: string, changes: Changes) => string,
): readonly [Inputs, (changes: Changes) => void, string] {
  const search = useSearch({ ssrSearch: '' });
  /** Changed, and not in the address yet. */
  const [pending, setPending] = useState<string>();
  /** The same at once, for a change that follows before it is rendered. */
  const latest = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function change(changes: Changes): void {
    const query = searchWith(latest.current ?? location.search, changes);
    latest.current = query;
    setPending(query);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { pathname, hash } = location;
      navigate(`${pathname}${query === '' ? '' : `?${query}`}${hash}`, { replace: true });
      latest.current = undefined;
      setPending(undefined);
    }, settledAfterMs);
  }
  const query = pending ?? search;
  return [inputsOf(query), change, query];
}
