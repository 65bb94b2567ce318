import { Suspense } from 'react';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import { useSavedSearches } from './use-saved-searches.ts';

const SavedSearchesStep = lazyPart(
  'browse',
  async () => (await import('./saved-searches-step.tsx')).SavedSearchesStep,
);

/** The link to the saved searches. Its code loads only on a device that has some. */
export function SavedSearchesSlot() {
  if (useSavedSearches().length === 0) return null;
  return (
    <Suspense>
      <SavedSearchesStep />
    </Suspense>
  );
}
