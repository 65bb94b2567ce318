import * as z from 'zod/mini';
import { isToSeller, type LeadKind } from '#contract/leads/lead.ts';

/*
 * What this device stores about its leads: whether one was about a loan, their number, and which seller was
 * contacted about which car. Deleted with the device's data.
 */

const key = 'lajur-leads';
/** The oldest entries are dropped. */
const mostCars = 100;

const memory = z.lazy(() =>
  z.object({
    hasAskedForLoan: z.boolean(),
    count: z.number(),
    /** The seller's name by car id, latest last. */
    sellers: z.array(z.tuple([z.number(), z.string()])),
  }),
);
export type LeadMemory = z.infer<typeof memory>;

const none: LeadMemory = { hasAskedForLoan: false, count: 0, sellers: [] };

export function readLeadMemory(): LeadMemory {
  try {
    return z.safeParse(memory, JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? none;
  } catch {
    // No storage, or invalid content.
    return none;
  }
}

/** Records a lead that was sent or queued. */
export function noteLead(kind: LeadKind, car?: { readonly id: number; readonly seller: string }): void {
  const { hasAskedForLoan, count, sellers } = readLeadMemory();
  const others = sellers.filter(([id]) => id !== car?.id);
  const now: LeadMemory = {
    hasAskedForLoan: hasAskedForLoan || kind === 'finance',
    count: count + 1,
    sellers:
      car && isToSeller(kind)
        ? [...others, [car.id, car.seller] satisfies [number, string]].slice(-mostCars)
        : sellers,
  };
  try {
    localStorage.setItem(key, JSON.stringify(now));
  } catch {
    // Without storage, the form may slide in even for a car that was asked about.
  }
}

/** Whether the seller of a car was contacted from this device. */
export function hasWrittenTo(listingId: number): boolean {
  return readLeadMemory().sellers.some(([id]) => id === listingId);
}
