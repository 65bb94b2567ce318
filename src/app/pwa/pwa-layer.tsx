import { useState, useSyncExternalStore } from 'react';
import { isUpdateReady, onUpdateReady } from './service-worker.ts';
import { UpdatePrompt } from './update-prompt.tsx';

/** Notices of the installed app, above every page; usually none. */
export function PwaLayer() {
  const isReady = useSyncExternalStore(onUpdateReady, isUpdateReady, () => false);
  const [isPutOff, setPutOff] = useState(false);
  if (!isReady || isPutOff) return null;
  return <UpdatePrompt onLater={() => setPutOff(true)} />;
}
