import { flushSync } from 'react-dom';
import { wantsStillness } from './ui/motion-wish.ts';

/*
 * The photo of a car that is opened moves from its card to its page, so that one sees that it is the same car. By the
 * browser's view transitions; without them, and for a person who wants no motion, pages are swapped at once.
 * https://developer.mozilla.org/docs/Web/API/Document/startViewTransition
 */

const transitionName = 'car-photo';

let tapped: { readonly path: string; readonly photo: HTMLImageElement } | undefined;

/** Notes the photo of the card that is being opened. Returns a function that stops it. */
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

/** A change that a transition has not made yet: it does so a frame later. */
let pending: (() => void) | undefined;

/** Shows the next page, by `change`. Changes are made in the order of their calls. */
export function swapPage(change: () => void): void {
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
