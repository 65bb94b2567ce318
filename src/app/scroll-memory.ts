// Must listen before this module: events it handles are not navigations to another page.
import './ui/link/history-watch.ts';

/** Where a page was left: relative to the top of its content, since the strip above it may come or go. */
type Place = {
  readonly y: number;
  /** The link of the first card in view, and the card's place: what is above may be higher when it is shown again. */
  readonly href?: string;
  readonly top?: number;
};

/**
 * Scroll positions of pages, restored on going back once the content is shown; by a new document too, because a phone
 * drops pages. A page at its top has no entry.
 */
const places = new Map<string, Place>();
const storageKey = 'lajur.places';
/** Maximum number of stored positions. */
const mostPlaces = 100;
/** How long content that arrives above is compensated, in milliseconds, unless the visitor moves. */
const followMs = 10_000;
let isGoingBack = false;
let shown: string | undefined;

/** Pages are swapped after their data has loaded, too late for the browser's own restoration. */
export function manageScroll(): void {
  history.scrollRestoration = 'manual';
  readPlaces();
  // On a reload the browser restores the position: the document has its content from the start.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    if (shown !== undefined) rememberScroll(shown);
    writePlaces();
  });
  addEventListener('popstate', () => {
    isGoingBack = true;
  });
}

/** The document's own page: one that is opened again is shown where it was left, as soon as it is long enough. */
export function beginScroll(page: string): void {
  shown = page;
  const [document] = performance.getEntriesByType('navigation');
  const isAgain =
    document !== undefined &&
    'type' in document &&
    (document.type === 'reload' || document.type === 'back_forward');
  const place = isAgain ? places.get(page) : undefined;
  if (place) follow(place);
}

export function rememberScroll(page: string): void {
  places.delete(page);
  if (scrollY > 0) places.set(page, { y: scrollY - contentTop(), ...cardInView() });
  const [oldest] = places.keys();
  if (oldest !== undefined && places.size > mostPlaces) places.delete(oldest);
}

/** Restores the position on back or forward; a new page starts at its top and gets the focus. */
export function restoreScroll(page: string): void {
  shown = page;
  stopFollowing();
  const place = isGoingBack ? places.get(page) : undefined;
  if (place) follow(place);
  else scrollTo(0, 0);
  if (!isGoingBack) content()?.focus({ preventScroll: true });
  isGoingBack = false;
}

let stopFollowing = () => {};

/** Scrolls to a place, again whenever the content grows, until the visitor moves. */
function follow(place: Place): void {
  const go = () => scrollTo(0, yOf(place));
  go();
  const main = content();
  if (!main || !('ResizeObserver' in globalThis)) return;
  const observer = new ResizeObserver(go);
  observer.observe(main);
  const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  const timer = setTimeout(() => stopFollowing(), followMs);
  stopFollowing = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, stopFollowing, true);
    stopFollowing = () => {};
  };
  for (const sign of signs) addEventListener(sign, stopFollowing, { capture: true, passive: true });
}

function yOf({ y, href, top = 0 }: Place): number {
  const kept = y + contentTop();
  // A car may be shown twice, in a rail and in the list.
  const [nearest = kept] = cardsOf(({ link }) => link === href)
    .map((card) => scrollY + card.top - top)
    .sort((one, other) => Math.abs(one - kept) - Math.abs(other - kept));
  return nearest;
}

/** The first card in view. */
function cardInView(): Pick<Place, 'href' | 'top'> {
  const [card] = cardsOf(({ top }) => top >= 0 && top < innerHeight);
  return card ? { href: card.link, top: card.top } : {};
}

/**
 * Cards with a link, and their place in the viewport; not those in a hidden rail. The links of cards far away have no
 * box, as they are not laid out (content-visibility).
 */
function cardsOf(isWanted: (card: { link: string; top: number }) => boolean) {
  return [...(content()?.querySelectorAll('article') ?? [])].flatMap((card) => {
    const { top, height } = card.getBoundingClientRect();
    const found = { link: card.querySelector('a[href]')?.getAttribute('href') ?? '', top };
    return height > 0 && found.link !== '' && isWanted(found) ? [found] : [];
  });
}

const content = () => document.getElementById('main');

/** In CSS pixels, relative to the document. */
function contentTop(): number {
  return scrollY + (content()?.getBoundingClientRect().top ?? 0);
}

function readPlaces(): void {
  try {
    // Written below, in the same visit.
    const kept: [string, Place][] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    for (const [page, place] of kept) places.set(page, place);
  } catch {
    // Without storage, pages are remembered as long as the document is.
  }
}

function writePlaces(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places]));
  } catch {
    // See above.
  }
}
