import type { TrackedEvent } from '#contract/page/tracking-event.ts';

/** How many events wait in the ring; the oldest give way. */
export const ringSize = 200;
export const eventsKey = 'lajur.events';

/** Where events are stored: `localStorage`, or a stand-in without effect. */
export type EventStore = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Stores events until send-events.ts takes them: at once, since the page may be closing, and without the database's
 * code.
 */
export function keepEvents(store: EventStore, events: readonly TrackedEvent[]): void {
  try {
    store.setItem(eventsKey, JSON.stringify([...storedEvents(store), ...events].slice(-ringSize)));
  } catch {
    // No room, or no storage at all: counting is never worth an error.
  }
}

/** Empties the ring. */
export function takeEvents(store: EventStore): readonly unknown[] {
  const events = storedEvents(store);
  if (events.length > 0) store.setItem(eventsKey, '[]');
  return events;
}

/** What is stored, of any version and shape. */
function storedEvents(store: EventStore): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(eventsKey) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
