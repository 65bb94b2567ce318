/** Returns whether the history event was its own; then no other listener gets it. */
type HistoryWatcher = (event: PopStateEvent) => boolean;

const watchers: HistoryWatcher[] = [];

// A window calls listeners in the order of registration, whatever their phase: scroll restoration, in the first script,
// imports this one before it listens, and the router comes later.
if (typeof window !== 'undefined') {
  addEventListener('popstate', (event) => {
    if (watchers.at(-1)?.(event)) event.stopImmediatePropagation();
  });
}

/** Only the last watcher is asked. Returns a function that removes it. */
export function watchHistory(watcher: HistoryWatcher): () => void {
  watchers.push(watcher);
  return () => {
    const index = watchers.lastIndexOf(watcher);
    if (index >= 0) watchers.splice(index, 1);
  };
}
