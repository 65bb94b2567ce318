import { type ReactNode, Suspense, useState } from 'react';
// Must listen from the start; see there.
import '#app/ui/link/history-watch.ts';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';

export type SheetProps = {
  readonly isOpen: boolean;
  onClose(): void;
  /** Set for a deeper view: a back button precedes the title, and going back does the same. */
  readonly onBack?: (() => void) | undefined;
  readonly title: string;
  /** A text button beside the close button. */
  readonly action?: ReactNode;
  /** Sticky at the bottom: one primary button over the whole width. */
  readonly footer?: ReactNode;
  /** From below on phones, a dialog on wide screens; `left` is a panel at every width. */
  readonly side?: 'bottom' | 'left';
  /** As tall as its content, or opening at 60 % of a phone's screen and pulled up to 92 %. */
  readonly height?: 'content' | 'snap' | 'full';
  /** On wide screens: 540 or 980 px. */
  readonly width?: 'regular' | 'broad';
  readonly children: ReactNode;
};

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
