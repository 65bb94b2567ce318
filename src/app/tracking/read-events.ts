import * as z from 'zod/mini';
import { type TrackedEvent, trackedEvent } from '#contract/page/tracking-event.ts';
import { type EventStore, storedEvents } from './event-ring.ts';

/**
 * The last events, stored on the device; unused until there is a collector.
 * @public
 */
export function readEvents(store: EventStore): TrackedEvent[] {
  // Events of an earlier version that are no longer known are left out.
  return storedEvents(store).flatMap((each) => z.safeParse(trackedEvent, each).data ?? []);
}
