/** Where each page had been scrolled to, so that going back returns there once its content is shown. */
const positions = new Map<string, number>();
let isGoingBack = false;

/** Pages are swapped after their data has come, too late for the browser's own restoration. */
export function manageScroll(): void {
  history.scrollRestoration = 'manual';
  // A reload is the browser's to restore: the document then has its content from the start.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('popstate', () => {
    isGoingBack = true;
  });
}

export function rememberScroll(page: string): void {
  positions.set(page, scrollY);
}

/** To where the page was left when going back or forward; to its top, with the focus, when it is new. */
export function restoreScroll(page: string): void {
  scrollTo(0, isGoingBack ? (positions.get(page) ?? 0) : 0);
  if (!isGoingBack) document.getElementById('main')?.focus({ preventScroll: true });
  isGoingBack = false;
}
