import type { TrackedEvent, TrackingEvent } from '#contract/page/tracking-event.ts';

export type Collector = (events: readonly TrackedEvent[]) => void;

let collector: Collector | undefined;
let waiting: TrackedEvent[] = [];
/** How events are kept; its code comes with the first one, not with the page. */
let ring: typeof import('./event-ring.ts') | undefined;
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
  const loaded = loadRing();
  flushing = setTimeout(() => void loaded.then(flush), 1000);
  // The page may be gone before that.
  addEventListener('pagehide', flush, { once: true });
}

async function loadRing(): Promise<void> {
  // Without its code the events are lost, which nobody needs to hear of.
  ring ??= await import('./event-ring.ts').catch(() => undefined);
}

function flush(): void {
  clearTimeout(flushing);
  removeEventListener('pagehide', flush);
  flushing = undefined;
  const events = waiting;
  waiting = [];
  if (events.length === 0) return;
  if (collector) collector(events);
  else ring?.keepEvents(localStorageOrNone(), events);
}

/** Reading the property alone throws where storage is forbidden. */
function localStorageOrNone(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined };
  }
}
