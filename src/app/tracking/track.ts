import type { TrackedEvent, TrackingEvent } from '#contract/page/tracking-event.ts';
import { type EventStore, keepEvents } from './event-ring.ts';
import { refusesTracking } from './refuses-tracking.ts';

let waiting: TrackedEvent[] = [];
let flushing: ReturnType<typeof setTimeout> | undefined;
/** The page that is shown: its route's pattern. */
let page: string | undefined;
let onKept: () => void = () => undefined;

/** Calls back when the ring has new events (send-events.ts). */
export function onEventsKept(callback: () => void): void {
  onKept = callback;
}

/** The one way to count something. Costs nothing at once: events are written together, a little later. */
export function track(event: TrackingEvent): void {
  if (refusesTracking()) return;
  if (event.name === 'page_viewed') page = event.pattern;
  waiting.push({ at: Date.now(), ...(page && { page }), event });
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
  keepEvents(localStorageOrNone(), events);
  onKept();
}

/** Reading the property alone throws where storage is forbidden. */
export function localStorageOrNone(): EventStore {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined };
  }
}
