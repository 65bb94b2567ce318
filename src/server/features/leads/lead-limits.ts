import type { LeadCounts } from './lead.repository.ts';

/**
 * How much may be asked: a day by one sender, of one car by one sender, of one car by all, of one car by those at one
 * address who have proved no number; an hour from one address.
 */
export const leadLimits = {
  sender: 10,
  senderToListing: 3,
  listing: 100,
  /** Or one visitor under ever new numbers could use up a car's hundred, and nobody else ask for it. */
  addressToListing: 20,
  /** A phone network shares one address among thousands. */
  address: 300,
} as const satisfies LeadCounts;

/** Whether one more is too many, by any of the counts. */
export function isTooMany(counts: LeadCounts): boolean {
  const { sender, senderToListing, listing, addressToListing, address } = leadLimits;
  return (
    counts.sender >= sender ||
    counts.senderToListing >= senderToListing ||
    counts.listing >= listing ||
    counts.addressToListing >= addressToListing ||
    counts.address >= address
  );
}
