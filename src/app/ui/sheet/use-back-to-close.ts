import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { watchHistory } from '#app/ui/link/history-watch.ts';

/** The history entry of something open above the page. */
const isOverlayEntry = (state: unknown, id: string): boolean =>
  typeof state === 'object' && state !== null && 'overlay' in state && state.overlay === id;

let opened = 0;
/** The removal of a closed overlay's entry, about to begin: another overlay opened at once takes the entry over. */
let removal: ReturnType<typeof setTimeout> | undefined;

/**
 * Makes "back" close what is open instead of leaving the page: an entry of the same address is pushed to the history,
 * and removed when it closes by other means. The page never hears of either, since nothing changes for it.
 * @param onBack takes a step back inside instead, while there is one
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
    let isPut = false;
    let put: ReturnType<typeof setTimeout> | undefined;
    if (removal === undefined) {
      // Deferred: an effect that is undone at once (strict mode) must leave no entry.
      put = setTimeout(() => {
        history.pushState({ overlay: id }, '');
        isPut = true;
      });
    } else {
      clearTimeout(removal);
      removal = undefined;
      history.replaceState({ overlay: id }, '');
      isPut = true;
    }

    const stopWatching = watchHistory((event) => {
      if (!isPut || isOverlayEntry(event.state, id)) return false;
      if (stepBack()) history.pushState({ overlay: id }, '');
      else {
        isPut = false;
        close();
      }
      return true;
    });

    return () => {
      clearTimeout(put);
      stopWatching();
      // Gone already if the person went back, or if a page replaced it.
      if (!isPut || !isOverlayEntry(history.state, id)) return;
      removal = setTimeout(() => {
        removal = undefined;
        // A page has replaced it meanwhile.
        if (!isOverlayEntry(history.state, id)) return;
        const stop = watchHistory(() => {
          stop();
          return true;
        });
        history.back();
      });
    };
  }, [isOpen]);
}

/** Follows a link inside the overlay by replacing the overlay's entry, so that "back" needs one step. */
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
