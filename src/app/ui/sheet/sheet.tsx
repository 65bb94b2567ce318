import { type ReactNode, Suspense, useState } from 'react';
// Has to listen from the start; see there.
import '#app/ui/link/history-watch.ts';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';

export type SheetProps = {
  readonly isOpen: boolean;
  onClose(): void;
  /** Set while it shows something deeper: a back button stands before the title, and going back does the same. */
  readonly onBack?: (() => void) | undefined;
  readonly title: string;
  /** A text button beside the close button. */
  readonly action?: ReactNode;
  /** Stays at the bottom: one primary button over the whole width. */
  readonly footer?: ReactNode;
  /** From below on phones, a dialog on wide screens; `left` is a panel at every width. */
  readonly side?: 'bottom' | 'left';
  /** Takes the height of its content, or opens at 60 % of a phone's screen and is pulled up to 92 %. */
  readonly height?: 'content' | 'snap' | 'full';
  /** On wide screens: 540 or 980 px. */
  readonly width?: 'regular' | 'broad';
  readonly children: ReactNode;
};

const loadDrawer = () => import('./sheet-drawer.tsx');
const SheetDrawer = lazyPart('browse', async () => (await loadDrawer()).SheetDrawer);

/** Fetches the sheet's code ahead of its first opening: on the first touch of what opens it. */
export function preloadSheet(): void {
  void loadDrawer();
}

/**
 * A choice or a form above the page. Its code comes with the first opening. It closes by its
 * button, Esc, a drag, a tap beside it, and by going back; links in it replace its place in the
 * history, and so must `navigate(…, { replace: true })` called from it.
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
