import { Suspense, useState } from 'react';
// Has to listen from the start; see there.
import '#app/ui/link/history-watch.ts';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import type { SheetProps } from './sheet-props.ts';

const loadDrawer = () => import('./sheet-drawer.tsx');
const SheetDrawer = lazyPart('browse', async () => (await loadDrawer()).SheetDrawer);

/** Prefetches the sheet's code: call it on the first touch of what opens it. */
export function preloadSheet(): void {
  void loadDrawer();
}

/**
 * A sheet above the page. Its code loads with the first opening. It closes by its button, Esc, a drag, a tap outside,
 * and going back; links in it replace its history entry, and so must `navigate(…, { replace: true })` called from it.
 */
export function Sheet(props: SheetProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <SheetDrawer {...props} />
    </Suspense>
  );
}
