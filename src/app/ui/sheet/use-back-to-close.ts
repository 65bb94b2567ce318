import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { watchHistory } from '#app/ui/link/history-watch.ts';

/** An entry of the history that stands for something open above the page. */
const isOverlayEntry = (state: unknown, id: string): boolean =>
  typeof state === 'object' && state !== null && 'overlay' in state && state.overlay === id;

let opened = 0;

/**
 * Lets "back" close what is open instead of leaving the page: an entry of the same address is put
 * on the history, and taken off again when it closes by other means. The page never hears of
 * either, since for it nothing changes.
 * @param onBack takes a step back inside instead, while there is one to take
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
    // Not at once: an effect that is undone straight away (strict mode) must leave no entry.
    const put = setTimeout(() => {
      history.pushState({ overlay: id }, '');
      isPut = true;
    });

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
      // Gone already if the person went back, or if a page took its place.
      if (!isPut || !isOverlayEntry(history.state, id)) return;
      const stop = watchHistory(() => {
        stop();
        return true;
      });
      history.back();
    };
  }, [isOpen]);
}

/** Follows a link inside the overlay in place of the overlay's entry, so that "back" needs one step. */
export function followInPlace(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.target !== '' || link.hreflang !== '' || link.origin !== location.origin) return false;
  event.preventDefault();
  // The same page again needs no step at all: closing takes the overlay's entry off.
  if (link.href !== location.href) navigate(link.pathname + link.search + link.hash, { replace: true });
  return true;
}
