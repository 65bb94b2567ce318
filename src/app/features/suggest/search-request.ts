type Listener = (words: string) => void;

let listener: Listener | undefined;
let wake: (() => void) | undefined;
let waiting: string | undefined;

/** Requests a search from anywhere on the page: full screen on a phone. */
export function requestSearch(words = ''): void {
  if (listener) {
    listener(words);
  } else {
    waiting = words;
    wake?.();
  }
}

/**
 * Registers the handler of requests; an earlier request is handled immediately. Returns a function that
 * unregisters it.
 */
export function answerSearchRequests(next: Listener): () => void {
  listener = next;
  if (waiting !== undefined) next(waiting);
  waiting = undefined;
  return () => {
    if (listener === next) listener = undefined;
  };
}

/** Calls back when a request has no handler yet. Returns an unsubscribe function. */
export function onUnansweredSearch(next: () => void): () => void {
  wake = next;
  return () => {
    if (wake === next) wake = undefined;
  };
}

/** Whether the screen is too narrow for suggestions below the field (64em, as in the style sheets). */
export function isPhone(): boolean {
  return !matchMedia('(min-width: 64em)').matches;
}
