import type { LeadCounts } from './lead.repository.ts';

/**
 * Limits per day: by sender, by sender and car, by car, and by address and car for unverified senders; per
 * hour: by address. Limits for a car also apply to an outlet.
 */
export const leadLimits = {
  sender: 10,
  senderToListing: 3,
  listing: 100,
  /** Otherwise one visitor with changing numbers could exhaust a car's limit for everyone. */
  addressToListing: 20,
  /** Mobile networks share one address among thousands of users. */
  address: 300,
} as const satisfies LeadCounts;

/** Whether one more lead would exceed any of the limits. */
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
