import type { TrackedEvent } from '#contract/page/tracking-event.ts';

/** How many events a device keeps; the oldest give way. */
export const ringSize = 200;
export const eventsKey = 'lajur.events';

/** Where events are stored: `localStorage`, or a stand-in without effect. */
export type EventStore = Pick<Storage, 'getItem' | 'setItem'>;

/** Stores events on the device. Stored ones are passed on unread: `readEvents` checks them (read-events.ts). */
export function keepEvents(store: EventStore, events: readonly TrackedEvent[]): void {
  try {
    store.setItem(eventsKey, JSON.stringify([...storedEvents(store), ...events].slice(-ringSize)));
  } catch {
    // No room, or no storage at all: counting is never worth an error.
  }
}

/** What is stored, of any version and shape. */
export function storedEvents(store: EventStore): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(eventsKey) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
