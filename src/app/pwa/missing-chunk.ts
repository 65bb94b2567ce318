const storageKey = 'lajur.reloaded-for';

/** Time limit of the question to the server. */
const patienceMs = 4000;

/** Chunks that failed to load, and whether the connection was the reason. */
const lostChunks = new WeakMap<object, Promise<boolean>>();

/**
 * A chunk that the server no longer has belongs to a replaced version: the page is reloaded
 * (docs/product.md#page-navigation), once for each chunk of each build, so never in circles. The server is asked,
 * since `navigator.onLine` is true on networks that answer nothing, and a page must not be reloaded during use
 * because a prefetch failed. https://vite.dev/guide/build#load-error-handling
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

/** Whether a chunk failed for lack of a connection; the offline view then says so. */
export async function isLostChunk(cause: unknown): Promise<boolean> {
  return typeof cause === 'object' && cause !== null && (await lostChunks.get(cause)) === true;
}

/** This file's own address contains a hash of everything the app can load. */
async function isBuildReplaced(): Promise<boolean> {
  try {
    // The worker answers GET only: this one reaches the server.
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
    return false; // Without storage it could reload for ever.
  }
}
