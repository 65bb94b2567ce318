/** Runs when the page is idle. Safari has no requestIdleCallback: https://caniuse.com/requestidlecallback */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
