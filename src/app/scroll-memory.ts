/** Scroll positions of pages, restored on going back once their content is shown. */
const positions = new Map<string, number>();
/** As many as one may go back to. */
const mostPositions = 100;
let isGoingBack = false;

/** Pages are swapped after their data has loaded, too late for the browser's own restoration. */
export function manageScroll(): void {
  history.scrollRestoration = 'manual';
  // On a reload the browser restores it: the document has its content from the start.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('popstate', () => {
    isGoingBack = true;
  });
}

export function rememberScroll(page: string): void {
  positions.delete(page);
  positions.set(page, scrollY);
  const [oldest] = positions.keys();
  if (oldest !== undefined && positions.size > mostPositions) positions.delete(oldest);
}

/** Restores the position on back or forward; a new page starts at its top, with the focus. */
export function restoreScroll(page: string): void {
  scrollTo(0, isGoingBack ? (positions.get(page) ?? 0) : 0);
  if (!isGoingBack) document.getElementById('main')?.focus({ preventScroll: true });
  isGoingBack = false;
}
