import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';

const CityOffer = lazyPart('browse', async () => (await import('./city-offer.tsx')).CityOffer);

/** docs/product.md#city */
const openAfterMs = 2000;

/** Asks for a city, once per visit, after some idle time on a list while no city is known. */
export function CityPopup() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), openAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? (
    <Suspense fallback={null}>
      <CityOffer />
    </Suspense>
  ) : null;
}
