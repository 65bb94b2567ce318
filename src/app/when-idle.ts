/** Runs once the page has nothing better to do. Safari has no requestIdleCallback: https://caniuse.com/requestidlecallback */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
