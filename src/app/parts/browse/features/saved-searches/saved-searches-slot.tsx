import { Suspense } from 'react';
import { useLiveDevice } from '#app/data/live-device.ts';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import { savedSearches } from './saved-searches-live.ts';

const SavedSearchesStep = lazyPart(
  'browse',
  async () => (await import('./saved-searches-step.tsx')).SavedSearchesStep,
);

/** The way to the saved searches. Its code comes only to a device that has some. */
export function SavedSearchesSlot() {
  const state = useLiveDevice(savedSearches);
  if (state.kind !== 'known' || state.value.length === 0) return null;
  return (
    <Suspense>
      <SavedSearchesStep />
    </Suspense>
  );
}
