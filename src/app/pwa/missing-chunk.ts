import { isScript } from '#app/early/is-script.ts';

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

/**
 * For a page that is not hydrated yet: some browsers keep a failed module as long as the document lives, and fail again
 * without a request: https://github.com/whatwg/html/issues/6768
 */
export async function reloadIfKept(failure: Error): Promise<void> {
  const answer = 'alive' in document.documentElement.dataset ? undefined : await askServer();
  if (isScript(answer)) reloadOnce(failure);
}

/** Whether a chunk failed because the connection was lost; the offline view then says so. */
export async function isLostChunk(cause: unknown): Promise<boolean> {
  return typeof cause === 'object' && cause !== null && (await lostChunks.get(cause)) === true;
}

/** This module's own URL contains a hash of everything the app can load. */
async function askServer(): Promise<Response | undefined> {
  try {
    // HEAD, because the worker only handles GET: this request reaches the server.
    return await fetch(import.meta.url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
  } catch {
    return undefined;
  }
}

function reloadOnce({ message }: Error): void {
  if (isFirstTime(`${import.meta.url} ${message}`)) location.reload();
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
