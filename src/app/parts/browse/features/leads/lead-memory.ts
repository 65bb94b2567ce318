import * as z from 'zod/mini';
import type { LeadKind } from '#contract/leads/lead.ts';

/*
 * What this device remembers of the leads it has sent: whether one was about a loan, how many there were, and to whom
 * about which car. Deleted with the device's data.
 */

const key = 'lajur-leads';
/** The oldest are forgotten. */
const mostCars = 100;

const memory = z.lazy(() =>
  z.object({
    hasAskedForLoan: z.boolean(),
    count: z.number(),
    /** The seller's name by the id of the car, the latest last. */
    sellers: z.array(z.tuple([z.number(), z.string()])),
  }),
);
export type LeadMemory = z.infer<typeof memory>;

const none: LeadMemory = { hasAskedForLoan: false, count: 0, sellers: [] };

export function readLeadMemory(): LeadMemory {
  try {
    return z.safeParse(memory, JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? none;
  } catch {
    // No storage, or nothing of ours in it.
    return none;
  }
}

/** A lead was sent, or waits in the outbox. */
export function noteLead(kind: LeadKind, car?: { readonly id: number; readonly seller: string }): void {
  const { hasAskedForLoan, count, sellers } = readLeadMemory();
  const isToSeller = kind === 'contact' || kind === 'test-drive';
  const others = sellers.filter(([id]) => id !== car?.id);
  const now: LeadMemory = {
    hasAskedForLoan: hasAskedForLoan || kind === 'finance',
    count: count + 1,
    sellers:
      car && isToSeller
        ? [...others, [car.id, car.seller] satisfies [number, string]].slice(-mostCars)
        : sellers,
  };
  try {
    localStorage.setItem(key, JSON.stringify(now));
  } catch {
    // Then the form may slide in for a car that was asked about.
  }
}

/** Whether the seller of a car was written to from this device. */
export function hasWrittenTo(listingId: number): boolean {
  return readLeadMemory().sellers.some(([id]) => id === listingId);
}
