const storageKey = 'lajur.reloaded-for';

/** For how long the server is asked; who waits longer has no connection worth the name. */
const patienceMs = 4000;

/** Of parts that failed to load: whether that was for want of a connection. */
const lostChunks = new WeakMap<object, Promise<boolean>>();

/**
 * A part of the app that the server no longer has belongs to a version that was replaced: the page is
 * loaded anew (spec §4), once for each part of each build, so never in circles. The server is asked,
 * as `navigator.onLine` is true on many a network that answers nothing, and a page must not go from
 * under whoever uses it because a part fetched ahead did not come.
 * https://vite.dev/guide/build#load-error-handling
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

/** Whether loading a part failed for want of a connection; the offline view then says so. */
export async function isLostChunk(cause: unknown): Promise<boolean> {
  return typeof cause === 'object' && cause !== null && (await lostChunks.get(cause)) === true;
}

/** This file's own address carries a hash of all that the app can load. */
async function isBuildReplaced(): Promise<boolean> {
  try {
    // The worker answers GET alone: this one reaches the server.
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
    return false; // Without a memory it could go on for ever.
  }
}
