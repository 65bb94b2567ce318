/** What the Navigation API tells, in browsers that have it: only our own pages count. */
type WithNavigation = { navigation?: { canGoBack: boolean } };

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
  const { navigation } = globalThis as WithNavigation;
  return navigation?.canGoBack ?? pagesOpened > 0;
}
