import { Suspense } from 'react';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';

const LastViewed = lazyPart('browse', async () => (await import('./last-viewed.tsx')).LastViewed);

/** On the offline page: viewed cars. The database's code loads with it. */
export function ViewedStep() {
  return (
    <Suspense>
      <LastViewed />
    </Suspense>
  );
}
