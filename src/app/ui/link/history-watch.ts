/** Returns whether it handled the event; other listeners then do not receive it. */
type HistoryWatcher = (event: PopStateEvent) => boolean;

const watchers: HistoryWatcher[] = [];

// A window calls listeners in registration order, whatever their phase: scroll restoration, in the first
// script, imports this module before it registers, and the router comes later.
if (typeof window !== 'undefined') {
  addEventListener('popstate', (event) => {
    if (watchers.at(-1)?.(event)) event.stopImmediatePropagation();
  });
}

/** Only the last watcher is called. Returns a function that removes it. */
export function watchHistory(watcher: HistoryWatcher): () => void {
  watchers.push(watcher);
  return () => {
    const index = watchers.lastIndexOf(watcher);
    if (index >= 0) watchers.splice(index, 1);
  };
}

/** Until the browser has left an entry. */
let leaving: Promise<void> | undefined;

/** Resolves when no entry is being left. */
export async function whenLeft(): Promise<void> {
  await leaving;
}

/**
 * Goes back by one entry, without notifying the page. Going back takes a while, and the browser counts from the entry
 * it is on by then (https://html.spec.whatwg.org/multipage/browsing-the-web.html#traverse-the-history-by-a-delta): a
 * page that is pushed meanwhile would be the one it leaves, and is pushed afterwards.
 */
export function leaveEntry(): void {
  const { pushState, replaceState } = history;
  const changes: (() => void)[] = [];
  history.pushState = (...change) => void changes.push(() => pushState.apply(history, change));
  history.replaceState = (...change) => void changes.push(() => replaceState.apply(history, change));
  leaving = new Promise((resolve) => {
    const stop = watchHistory(() => {
      stop();
      leaving = undefined;
      Object.assign(history, { pushState, replaceState });
      for (const change of changes) change();
      resolve();
      return true;
    });
  });
  history.back();
}
