import type { LeadCounts } from './lead.repository.ts';

/**
 * Limits: a day by sender, by sender and car, by car, by address and car for unverified senders; an hour by address. What
 * holds for a car, holds for an outlet.
 */
export const leadLimits = {
  sender: 10,
  senderToListing: 3,
  listing: 100,
  /** Otherwise one visitor with changing numbers could use up a car's limit for everyone. */
  addressToListing: 20,
  /** A phone network shares one address among thousands. */
  address: 300,
} as const satisfies LeadCounts;

/** Whether one more exceeds any of the limits. */
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
