import { Suspense, useEffect, useState } from 'react';
import { isOnFirstPage } from '#app/ui/part/gates.ts';
import { optionalPart } from '#app/ui/part/optional-part.tsx';

const CityOffer = optionalPart('browse', async () => (await import('./city-offer.tsx')).CityOffer);

/** docs/product.md#city */
const openAfterMs = 2000;

/** Milliseconds since the list was there to be read: the first page waits before its script runs. */
function shownForMs(): number {
  const [document] = performance.getEntriesByType('navigation');
  const loadedAt = document && 'loadEventEnd' in document ? Number(document.loadEventEnd) : 0;
  return isOnFirstPage() && loadedAt > 0 ? performance.now() - loadedAt : 0;
}

/**
 * Asks for a city, once per visit, on a list without filters while no city is known. Never over a list that is being
 * scrolled or touched, nor one that is being read further down.
 */
export function CityPopup() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => scrollY < innerHeight / 2 && setIsDue(true), milliseconds);
    };
    const restart = () => wait(openAfterMs);
    wait(Math.max(0, openAfterMs - shownForMs()));
    const ended = new AbortController();
    for (const name of ['scroll', 'pointerdown', 'pointermove'])
      addEventListener(name, restart, { passive: true, signal: ended.signal });
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, []);
  return isDue ? (
    <Suspense fallback={null}>
      <CityOffer />
    </Suspense>
  ) : null;
}
