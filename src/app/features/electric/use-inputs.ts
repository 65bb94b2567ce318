import { navigate, useSearch } from 'wouter/use-browser-location';
import { type Inputs, inputsOf, searchWith } from './inputs.ts';

/**
 * The calculators' inputs from the address. The server ignores them and renders the defaults, so that it
 * caches one page.
 */
export function useInputs(): readonly [Inputs, (changes: Partial<Inputs>) => void] {
  const search = useSearch({ ssrSearch: '' });
  function change(changes: Partial<Inputs>) {
    const query = searchWith(location.search, changes);
    const { pathname, hash } = location;
    navigate(`${pathname}${query === '' ? '' : `?${query}`}${hash}`, { replace: true });
  }
  return [inputsOf(search), change];
}
