import { Suspense } from 'react';
import { lazyPart } from '#app/ui/lazy-part.tsx';
import { useFavourites } from './use-favourites.ts';

const PriceDrops = lazyPart(async () => (await import('./price-drops.tsx')).PriceDrops);

/** The favourites that became cheaper. Its code comes only to a device that has favourites. */
export function PriceDropsSlot() {
  if (useFavourites().length === 0) return null;
  return (
    <Suspense>
      <PriceDrops />
    </Suspense>
  );
}
