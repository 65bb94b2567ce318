import * as z from 'zod/mini';
import { type TrackedEvent, trackedEvent } from '#contract/page/tracking-event.ts';

/** How many events a device keeps; the oldest give way. */
export const ringSize = 200;
const storageKey = 'lajur.events';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The last events, stored on the device; unused until there is a collector. */
export function readEvents(store: Store): TrackedEvent[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(storageKey) ?? '[]');
    if (!Array.isArray(kept)) return [];
    // Events of an earlier version that are no longer known are left out.
    return kept.flatMap((each: unknown) => z.safeParse(trackedEvent, each).data ?? []);
  } catch {
    return [];
  }
}

export function keepEvents(store: Store, events: readonly TrackedEvent[]): void {
  try {
    store.setItem(storageKey, JSON.stringify([...readEvents(store), ...events].slice(-ringSize)));
  } catch {
    // No room, or no storage at all: counting is never worth an error.
  }
}
