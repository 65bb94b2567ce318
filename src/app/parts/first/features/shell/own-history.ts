let pagesOpened = 0;
let lastPath: string | undefined;

/** Counts the pages opened inside this document; the router announces each navigation. */
export function watchOwnHistory(): () => void {
  lastPath = location.pathname;
  function count() {
    if (location.pathname !== lastPath) pagesOpened += 1;
    lastPath = location.pathname;
  }
  addEventListener('pushState', count);
  return () => removeEventListener('pushState', count);
}

/** Whether the previous history entry is ours. */
export function canGoBackInside(): boolean {
  // The Navigation API lists our own entries only, where it exists: https://caniuse.com/mdn-api_navigation
  return 'navigation' in globalThis ? navigation.canGoBack : pagesOpened > 0;
}
