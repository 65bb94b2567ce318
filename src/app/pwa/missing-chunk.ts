const storageKey = 'lajur.reloaded-for';

/** Failures that happened without a connection, and so are no fault. */
const lostChunks = new WeakSet<object>();

/**
 * A part of the app that cannot be loaded is, when online, of a version that was replaced on the
 * server: the page is loaded anew (spec §4), once for each part of each build, so never in circles.
 * https://vite.dev/guide/build#load-error-handling
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) {
      lostChunks.add(event.payload);
      return;
    }
    // This file's own address names the build.
    if (isFirstTime(`${import.meta.url} ${event.payload.message}`)) location.reload();
  });
}

/** Whether loading a part failed for want of a connection; the offline view then says so. */
export function isLostChunk(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && lostChunks.has(cause);
}

function isFirstTime(failure: string): boolean {
  try {
    const known = (sessionStorage.getItem(storageKey) ?? '').split('\n');
    if (known.includes(failure)) return false;
    sessionStorage.setItem(storageKey, [...known, failure].slice(-20).join('\n'));
    return true;
  } catch {
    return false; // Without a memory it could go on for ever.
  }
}
