// Must listen before this module: events it handles are not navigations to another page.
import './ui/link/history-watch.ts';

/**
 * Scroll positions of pages, restored on going back once the content is shown. Relative to the top of the
 * content, since the strip above it may come or go. A page at its top has no entry.
 */
const positions = new Map<string, number>();
/** Maximum number of stored positions. */
const mostPositions = 100;
let isGoingBack = false;

/** Pages are swapped after their data has loaded, too late for the browser's own restoration. */
export function manageScroll(): void {
  history.scrollRestoration = 'manual';
  // On a reload the browser restores the position: the document has its content from the start.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('popstate', () => {
    isGoingBack = true;
  });
}

export function rememberScroll(page: string): void {
  positions.delete(page);
  if (scrollY > 0) positions.set(page, scrollY - contentTop());
  const [oldest] = positions.keys();
  if (oldest !== undefined && positions.size > mostPositions) positions.delete(oldest);
}

/** Restores the position on back or forward; a new page starts at its top and gets the focus. */
export function restoreScroll(page: string): void {
  const position = isGoingBack ? positions.get(page) : undefined;
  scrollTo(0, position === undefined ? 0 : position + contentTop());
  if (!isGoingBack) content()?.focus({ preventScroll: true });
  isGoingBack = false;
}

const content = () => document.getElementById('main');

/** In CSS pixels, relative to the document. */
function contentTop(): number {
  return scrollY + (content()?.getBoundingClientRect().top ?? 0);
}
