import { useEffect, useMemo } from 'react';
import { useIsHydrated } from '#app/ui/state/use-is-hydrated.ts';
import { personalOf, withPersonal } from './inputs.ts';

/* The driver's own numbers on this device, as a query. */

const key = 'lajur.ownership';

function keptNumbers(): string {
  try {
    return personalOf(localStorage.getItem(key) ?? '');
  } catch {
    return '';
  }
}

/** @returns what was kept before this visit; what the query has of it is kept from now on */
export function useOwnNumbers(query: string): string {
  const isHydrated = useIsHydrated();
  const kept = useMemo(() => (isHydrated ? keptNumbers() : ''), [isHydrated]);
  useEffect(() => {
    const own = personalOf(query);
    if (own === '') return;
    try {
      localStorage.setItem(key, withPersonal(own, keptNumbers()));
    } catch {
      // Without storage each vehicle begins with what is usual.
    }
  }, [query]);
  return kept;
}
