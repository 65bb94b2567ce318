import type { LeadCounts } from './lead.repository.ts';

/** How much may be asked: a day by one sender, of one car by one sender, of one car by all; an hour from one address. */
export const leadLimits = {
  sender: 10,
  senderToListing: 3,
  listing: 100,
  /** A phone network shares one address among thousands. */
  address: 300,
} as const satisfies LeadCounts;

/** Whether one more is too many, by any of the counts. */
export function isTooMany(counts: LeadCounts): boolean {
  const { sender, senderToListing, listing, address } = leadLimits;
  return (
    counts.sender >= sender ||
    counts.senderToListing >= senderToListing ||
    counts.listing >= listing ||
    counts.address >= address
  );
}
