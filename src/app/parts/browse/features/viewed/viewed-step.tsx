import { Suspense } from 'react';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';

const LastViewed = lazyPart('browse', async () => (await import('./last-viewed.tsx')).LastViewed);

/** On the offline page: the cars opened on this device. The database's code comes with it and not before. */
export function ViewedStep() {
  return (
    <Suspense>
      <LastViewed />
    </Suspense>
  );
}
