import { Suspense } from 'react';
import { useFavourites } from '#app/parts/first/features/favourites/use-favourites.ts';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';

const PriceDrops = lazyPart('browse', async () => (await import('./price-drops.tsx')).PriceDrops);

/** Favourites that became cheaper. Its code loads only on a device that has favourites. */
export function PriceDropsSlot() {
  if (useFavourites().length === 0) return null;
  return (
    <Suspense>
      <PriceDrops />
    </Suspense>
  );
}
