import type { ListingStatus } from '#contract/listing/listing.ts';

/** What its owner may do to an advertisement with one tap, beside editing it. */
export type ListingChange = 'sold' | 'renew' | 'remove';

const changesByStatus: { readonly [status in ListingStatus]: readonly ListingChange[] } = {
  unverified: ['remove'],
  pending: ['sold', 'remove'],
  live: ['sold', 'renew', 'remove'],
  reserved: ['sold', 'renew', 'remove'],
  sold: ['remove'],
  expired: ['renew', 'sold', 'remove'],
  rejected: ['remove'],
  removed: [],
};

/** What may be done to one in this status; the server holds to the same. */
export function changesOf(status: ListingStatus): readonly ListingChange[] {
  return changesByStatus[status];
}

export function isEditable(status: ListingStatus): boolean {
  return status !== 'sold' && status !== 'removed';
}

const dayMs = 86_400_000;
/** In its last days an advertisement is offered to be renewed. */
export const renewDays = 14;

/** Whole days that are left, the begun one included; null where it never ends. */
export function daysLeft(expiresAt: string | null, now: number): number | null {
  return expiresAt === null ? null : Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / dayMs));
}
