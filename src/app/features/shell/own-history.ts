let pagesOpened = 0;
let lastPath: string | undefined;

/** Counts the pages opened within this document; the router announces each navigation. */
export function watchOwnHistory(): () => void {
  lastPath = location.pathname;
  function count() {
    if (location.pathname !== lastPath) pagesOpened += 1;
    lastPath = location.pathname;
  }
  addEventListener('pushState', count);
  return () => removeEventListener('pushState', count);
}

/** Whether the previous history entry belongs to the site. */
export function canGoBackInside(): boolean {
  // The Navigation API, where supported, lists only the site's own entries:
  // https://caniuse.com/mdn-api_navigation
  return 'navigation' in globalThis ? navigation.canGoBack : pagesOpened > 0;
}
