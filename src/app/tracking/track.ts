import type { TrackedEvent, TrackingEvent } from '#contract/page/tracking-event.ts';
import { type EventStore, keepEvents } from './event-ring.ts';

export type Collector = (events: readonly TrackedEvent[]) => void;

let collector: Collector | undefined;
let waiting: TrackedEvent[] = [];
let flushing: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends events on instead of keeping them; only where the site is configured to, and after consent.
 * @public
 */
export function setCollector(next: Collector | undefined): void {
  collector = next;
}

/** The one way to count something. Costs nothing at once: events are written together, a little later. */
export function track(event: TrackingEvent): void {
  waiting.push({ at: Date.now(), event });
  if (flushing !== undefined) return;
  flushing = setTimeout(flush, 1000);
  // The page may be gone before that.
  addEventListener('pagehide', flush, { once: true });
}

function flush(): void {
  clearTimeout(flushing);
  removeEventListener('pagehide', flush);
  flushing = undefined;
  const events = waiting;
  waiting = [];
  if (events.length === 0) return;
  if (collector) collector(events);
  else keepEvents(localStorageOrNone(), events);
}

/** Reading the property alone throws where storage is forbidden. */
function localStorageOrNone(): EventStore {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined };
  }
}
