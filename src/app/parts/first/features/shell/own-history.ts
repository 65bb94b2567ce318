let pagesOpened = 0;
let lastPath: string | undefined;

/** Counts the pages opened inside this document; the router announces each of its steps. */
export function watchOwnHistory(): () => void {
  lastPath = location.pathname;
  function count() {
    if (location.pathname !== lastPath) pagesOpened += 1;
    lastPath = location.pathname;
  }
  addEventListener('pushState', count);
  return () => removeEventListener('pushState', count);
}

/** Whether the page before this one is ours. */
export function canGoBackInside(): boolean {
  // Not every browser has the Navigation API, which counts our own pages only: https://caniuse.com/mdn-api_navigation
  return 'navigation' in globalThis ? navigation.canGoBack : pagesOpened > 0;
}
