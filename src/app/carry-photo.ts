import { flushSync } from 'react-dom';
import { wantsStillness } from './ui/motion-wish.ts';

/*
 * Animates the photo of an opened car from its card to its page, to show that it is the same car. Uses view
 * transitions; without them, or with reduced motion, pages are swapped immediately.
 * https://developer.mozilla.org/docs/Web/API/Document/startViewTransition
 */

const transitionName = 'car-photo';

let tapped: { readonly path: string; readonly photo: HTMLImageElement } | undefined;

/** Records the photo of the card being opened. Returns a function that stops it. */
export function watchCards(): () => void {
  const note = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('article a') : null;
    const photo = link?.querySelector('img');
    const isSeen = photo?.complete === true && photo.naturalWidth > 0;
    tapped =
      link instanceof HTMLAnchorElement && photo && isSeen ? { path: link.pathname, photo } : undefined;
  };
  addEventListener('click', note, { capture: true });
  return () => removeEventListener('click', note, { capture: true });
}

/** A change whose transition has not run it yet; that happens a frame later. */
let pending: (() => void) | undefined;

/** Swaps the page by calling `change`. Changes run in the order of their calls. */
export function swapCarrying(change: () => void): void {
  pending?.();
  const from = tapped;
  tapped = undefined;
  const isCarried =
    from?.photo.isConnected === true && from.path === location.pathname && 'startViewTransition' in document;
  if (!isCarried || wantsStillness()) {
    change();
    return;
  }
  from.photo.style.viewTransitionName = transitionName;
  pending = () => {
    pending = undefined;
    change();
  };
  const own = pending;
  let arrived: HTMLImageElement | null = null;
  const transition = document.startViewTransition(() => {
    from.photo.style.viewTransitionName = '';
    if (pending === own) flushSync(own);
    arrived = document.querySelector<HTMLImageElement>('main img');
    if (arrived) arrived.style.viewTransitionName = transitionName;
  });
  const end = () => {
    if (arrived) arrived.style.viewTransitionName = '';
  };
  // A hidden page is swapped without a transition.
  transition.ready.catch(() => undefined);
  transition.finished.then(end, end);
}
