import { lazy, Suspense } from 'react';

const LastViewed = lazy(async () => ({ default: (await import('./last-viewed.tsx')).LastViewed }));

/** On the offline page: the cars opened on this device. The database's code comes with it and not before. */
export function ViewedStep() {
  return (
    <Suspense>
      <LastViewed />
    </Suspense>
  );
}
