const storageKey = 'lajur.reloaded-for';

/** Time limit of the request to the server. */
const patienceMs = 4000;

/** Chunks that failed to load, and whether a lost connection was the cause. */
const lostChunks = new WeakMap<object, Promise<boolean>>();

/**
 * A chunk that the server no longer has belongs to a replaced version: reload the page
 * (docs/product.md#page-navigation), once per chunk and build, so that it cannot loop. The server is asked
 * because `navigator.onLine` is also true on unresponsive networks, and a page in use must not reload because
 * a prefetch failed. https://vite.dev/guide/build#load-error-handling
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    const isReplaced = isBuildReplaced();
    lostChunks.set(
      payload,
      isReplaced.then((replaced) => !replaced),
    );
    void isReplaced.then((replaced) => {
      if (replaced && isFirstTime(`${import.meta.url} ${payload.message}`)) location.reload();
    });
  });
}

/** Whether a chunk failed because the connection was lost; the offline view then says so. */
export async function isLostChunk(cause: unknown): Promise<boolean> {
  return typeof cause === 'object' && cause !== null && (await lostChunks.get(cause)) === true;
}

/** This module's own URL contains a hash of everything the app can load. */
async function isBuildReplaced(): Promise<boolean> {
  try {
    // HEAD, because the worker only handles GET: this request reaches the server.
    const { status } = await fetch(import.meta.url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    return status === 404;
  } catch {
    return false;
  }
}

function isFirstTime(failure: string): boolean {
  try {
    const known = (sessionStorage.getItem(storageKey) ?? '').split('\n');
    if (known.includes(failure)) return false;
    sessionStorage.setItem(storageKey, [...known, failure].slice(-20).join('\n'));
    return true;
  } catch {
    return false; // Without storage it could reload forever.
  }
}
