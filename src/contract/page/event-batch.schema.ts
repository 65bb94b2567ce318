import * as z from 'zod/mini';
import { clientId, text } from '#contract/api/wire-values.ts';
import { eventsPath, mostEventsAtOnce } from './event-limits.ts';
import { type TrackedEvent, trackedEvent } from './tracking-event.ts';
import { visitQuery } from './visit-source.ts';

const batch = z.array(z.unknown()).check(z.maxLength(mostEventsAtOnce));

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Those that this version knows; the sender may be of another one. */
const knownEvents = (given: unknown[]): TrackedEvent[] =>
  given.flatMap((each) => z.safeParse(trackedEvent, each).data ?? []);

/* Schema of the endpoint that counts events (endpoint-schemas.ts). */

export const eventSchemas = {
  /** What this device has counted (docs/product.md#tracking). */
  sendEvents: {
    path: eventsPath,
    who: 'anyone',
    method: 'POST',
    bodyLimit: 64 * 1024,
    // A device sends a few in a visit.
    limit: { most: 600, withinMinutes: 10, of: 'address', sharedAs: 'events' },
    query: () =>
      z.object({
        /** Made by the device: a batch that is sent again counts once. */
        batch: clientId,
        /** `TrackedEvent[]` as JSON. */
        events: z.pipe(
          z.pipe(z.pipe(text(40_000), z.transform(parsedJson)), batch),
          z.transform(knownEvents),
        ),
        ...visitQuery(),
      }),
    data: () => z.object({ received: z.literal(true) }),
  },
} as const;
