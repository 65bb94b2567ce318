import { useState } from 'react';
import { SheetDrawer } from './sheet-drawer.tsx';
import type { SheetProps } from './sheet-props.ts';

/**
 * A sheet above the page, rendered from its first opening on. It closes by its button, Esc, a drag, a tap
 * outside, and going back. Links in it replace its history entry, and so must `navigate(…, { replace: true
 * })` called from it.
 */
export function Sheet(props: SheetProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <SheetDrawer {...props} /> : null;
}
