type Listener = (words: string) => void;

let listener: Listener | undefined;
let wake: (() => void) | undefined;
let waiting: string | undefined;

/** Asks for a search, from anywhere on the page: over the whole screen on a phone. */
export function requestSearch(words = ''): void {
  if (listener) {
    listener(words);
  } else {
    waiting = words;
    wake?.();
  }
}

/** What answers requests; one that came before it is answered at once. Returns what ends it. */
export function answerSearchRequests(next: Listener): () => void {
  listener = next;
  if (waiting !== undefined) next(waiting);
  waiting = undefined;
  return () => {
    if (listener === next) listener = undefined;
  };
}

/** Calls back when a request finds nothing yet that answers it. Returns what ends it. */
export function onUnansweredSearch(next: () => void): () => void {
  wake = next;
  return () => {
    if (wake === next) wake = undefined;
  };
}

/** Whether the screen is too narrow for suggestions below the field (48em, as in the style sheets). */
export function isPhone(): boolean {
  return !matchMedia('(min-width: 48em)').matches;
}
