import { Suspense } from 'react';
import { optionalPart } from '#app/ui/part/optional-part.tsx';

const LastViewed = optionalPart('browse', async () => (await import('./last-viewed.tsx')).LastViewed);

/** A link to the viewed cars on the offline page. The database's code loads with it. */
export function ViewedStep() {
  return (
    <Suspense>
      <LastViewed />
    </Suspense>
  );
}
