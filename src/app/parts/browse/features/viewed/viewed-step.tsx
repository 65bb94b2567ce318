import { Suspense } from 'react';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';

const LastViewed = lazyPart('browse', async () => (await import('./last-viewed.tsx')).LastViewed);

/** A link to the viewed cars on the offline page. The database's code loads with it. */
export function ViewedStep() {
  return (
    <Suspense>
      <LastViewed />
    </Suspense>
  );
}
