import { isScript } from '#app/early/is-script.ts';

/** Time limit of the request to the server. */
const patienceMs = 4000;
/** A visitor's next tap reloads again after this time at the earliest. */
const reloadPauseMs = 30_000;

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
    const isReplaced = askServer().then((answer) => answer?.status === 404);
    lostChunks.set(
      payload,
      isReplaced.then((replaced) => !replaced),
    );
    void isReplaced.then((replaced) => {
      if (replaced) reloadOnce(payload);
    });
  });
}

/** Whether a chunk failed to load, for any reason. */
export function isMissingChunk(cause: unknown): cause is Error {
  return cause instanceof Error && lostChunks.has(cause);
}

/** Whether the server can be reached, and answers with scripts. */
export async function servesScripts(): Promise<boolean> {
  return isScript(await askServer());
}

/**
 * For a chunk that failed while scripts are served: some browsers keep a failed module as long as the document lives,
 * and fail again without a request: https://github.com/whatwg/html/issues/6768. A page in use is not reloaded for what
 * its visitor does not wait for.
 */
export function reloadIfKept(failure: unknown): void {
  if (!isMissingChunk(failure)) return;
  const { dataset } = document.documentElement;
  if ('asked' in dataset) reloadOnce(failure, reloadPauseMs);
  else if (!('alive' in dataset)) reloadOnce(failure);
}

/** Whether a chunk failed because the connection was lost; the offline view then says so. */
export async function isLostChunk(cause: unknown): Promise<boolean> {
  return typeof cause === 'object' && cause !== null && (await lostChunks.get(cause)) === true;
}

let asking: Promise<Response | undefined> | undefined;

/** Parts that fail together ask once. This module's own URL contains a hash of everything the app can load. */
function askServer(): Promise<Response | undefined> {
  // HEAD, because the worker only handles GET: this request reaches the server.
  asking ??= fetch(import.meta.url, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(patienceMs),
  })
    .catch(() => undefined)
    .finally(() => (asking = undefined));
  return asking;
}

function reloadOnce({ message }: Error, pauseMs = Infinity): void {
  const key = `lajur.reloaded-for ${import.meta.url} ${message}`;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? -Infinity) < pauseMs) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return; // Without storage it could reload forever.
  }
  location.reload();
}
