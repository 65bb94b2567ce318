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
