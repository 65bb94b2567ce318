import type { LeadKind } from '#contract/leads/lead.ts';
import { reasonOf } from './process/error-reason.ts';

type Listener<Told> = (told: Told) => Promise<void>;

function createEvent<Told>(onWarning: (line: string) => void) {
  const listeners: Listener<Told>[] = [];
  return {
    listen(listener: Listener<Told>): void {
      listeners.push(listener);
    },
    /**
     * Call it after the commit. Resolves when the listeners have finished, so that the response shows what they did;
     * never rejects, since what happened is stored.
     */
    async announce(told: Told): Promise<void> {
      for (const listener of listeners)
        await listener(told).catch((error: unknown) =>
          onWarning(`what follows from an event was not done: ${reasonOf(error)}`),
        );
    },
  };
}

export type ProductEvents = ReturnType<typeof createProductEvents>;

/**
 * What features announce for others to act on, heard in the process of the commit alone. A process may end in between:
 * who listens also has an interval job that finds what was not done.
 */
export const createProductEvents = (onWarning: (line: string) => void) => ({
  /** An offer was made, or buyer or seller took a step. */
  offerChanged: createEvent<{ readonly offerId: number }>(onWarning),
  /** A message was added to a conversation. */
  messageSent: createEvent<{ readonly conversationId: number }>(onWarning),
  leadSent: createEvent<{ readonly leadId: number; readonly kind: LeadKind }>(onWarning),
});
