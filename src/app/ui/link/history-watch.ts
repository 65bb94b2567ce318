/** Answers whether a step in the history was its own affair; then nobody else hears of it. */
type HistoryWatcher = (event: PopStateEvent) => boolean;

const watchers: HistoryWatcher[] = [];

// A window calls its listeners in the order in which they came, whatever their phase: this one is
// there with the first script, before the router's and before that which remembers scroll positions.
if (typeof window !== 'undefined') {
  addEventListener('popstate', (event) => {
    if (watchers.at(-1)?.(event)) event.stopImmediatePropagation();
  });
}

/** The last to watch is the only one asked. Answers with the end of the watch. */
export function watchHistory(watcher: HistoryWatcher): () => void {
  watchers.push(watcher);
  return () => {
    const index = watchers.lastIndexOf(watcher);
    if (index >= 0) watchers.splice(index, 1);
  };
}
