import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';

const CityOffer = lazyPart('browse', async () => (await import('./city-offer.tsx')).CityOffer);

/** Spec §9. */
const openAfterMs = 2000;

/** Asks where to look, once a visit, when a list has been left as it is for a while and no city is known. */
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
