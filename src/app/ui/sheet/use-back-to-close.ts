import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { leaveEntry, watchHistory, whenLeft } from '#app/ui/link/history-watch.ts';

/** The history entry of an open overlay. */
const isOverlayEntry = (state: unknown, id: string): boolean =>
  typeof state === 'object' && state !== null && 'overlay' in state && state.overlay === id;

let opened = 0;
/**
 * The pending removal of a closed overlay's entry: an overlay that opens immediately afterwards reuses the
 * entry.
 */
let removal: ReturnType<typeof setTimeout> | undefined;

/**
 * Makes "back" close an overlay instead of leaving the page: an entry with the same address is pushed to the
 * history, and removed when the overlay closes by other means. The page is not notified, since nothing
 * changes for it.
 * @param onBack handles going back inside the overlay, while set
 */
export function useBackToClose(isOpen: boolean, onClose: () => void, onBack?: () => void): void {
  const close = useEffectEvent(onClose);
  const stepBack = useEffectEvent(() => {
    onBack?.();
    return onBack !== undefined;
  });

  useEffect(() => {
    if (!isOpen) return;
    opened += 1;
    const id = `overlay-${opened}`;
    let isOver = false;
    let stopWatching: (() => void) | undefined;

    function watch(): void {
      stopWatching = watchHistory((event) => {
        if (isOverlayEntry(event.state, id)) return false;
        if (stepBack()) history.pushState({ overlay: id }, '');
        else {
          stopWatching?.();
          stopWatching = undefined;
          close();
        }
        return true;
      });
    }

    if (removal === undefined) {
      // Deferred: an effect that is undone immediately (strict mode) must not leave an entry.
      setTimeout(async () => {
        await whenLeft();
        if (isOver) return;
        history.pushState({ overlay: id }, '');
        watch();
      });
    } else {
      clearTimeout(removal);
      removal = undefined;
      history.replaceState({ overlay: id }, '');
      watch();
    }

    return () => {
      isOver = true;
      stopWatching?.();
      // Not there yet, already gone if the user went back, or replaced by a page.
      if (stopWatching === undefined || !isOverlayEntry(history.state, id)) return;
      removal = setTimeout(() => {
        removal = undefined;
        // Otherwise a page has replaced it in the meantime.
        if (isOverlayEntry(history.state, id)) leaveEntry();
      });
    };
  }, [isOpen]);
}

/** Follows a link inside the overlay by replacing the overlay's entry, so that "back" takes one step. */
export function followInPlace(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.target !== '' || link.hreflang !== '' || link.origin !== location.origin) return false;
  event.preventDefault();
  // The same page needs no entry: closing removes the overlay's.
  if (link.href !== location.href) navigate(link.pathname + link.search + link.hash, { replace: true });
  return true;
}
