import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { isUpdateReady, onUpdateReady } from './service-worker.ts';

const UpdatePrompt = lazy(() =>
  import('./update-prompt.tsx').then((module) => ({ default: module.UpdatePrompt })),
);

/** What the installed app says of itself, above every page. Empty on the server and on most visits. */
export function PwaLayer() {
  const isReady = useSyncExternalStore(onUpdateReady, isUpdateReady, () => false);
  const [isPutOff, setPutOff] = useState(false);
  if (!isReady || isPutOff) return null;
  return (
    <Suspense>
      <UpdatePrompt onLater={() => setPutOff(true)} />
    </Suspense>
  );
}
